import type { Kysely, Selectable } from 'kysely'
import type { Tx } from '../../platform/database/change.ts'
import { deletableTables, getRowId } from '../../platform/database/deletedRows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { RowPlace } from '../ordering.ts'

/** A service or the obituary, and the deleted media item that was its picture. */
export interface PictureReference {
  shown_by: 'services' | 'obituary'
  id: string
  image_media_id: string
}

/** The photograph that took the file of a deleted one, the folder of that file, and the date that it had before. */
export interface PictureExchange extends Pick<Selectable<Tables['media']>, 'id' | 'folder' | 'taken_at'> {
  /** where people were in the former file; absent if they are at the same places in the other one */
  areas?: Pick<Tables['media_people'], 'person_id' | 'area'>[]
  /** the ids of the people whom only the other file named; absent from an exchange that an earlier version made */
  named?: string[]
}

/**
 * The stored rows of a deleted item: its own row, rows that were deleted with it, references to it, its place in a list, the
 * folders of its files, and who has taken its file.
 */
export type DeletedRows = { [Name in (typeof deletableTables)[number]]: Selectable<Tables[Name]>[] } & {
  pictures: PictureReference[]
  places: RowPlace[]
  folders: { id: string }[]
  exchanges: PictureExchange[]
}

export type DeletedTable = keyof DeletedRows

/** A deleted media item or song whose files are still stored. */
export type DeletedUpload = Pick<
  Selectable<Tables['media']>,
  'id' | 'folder' | 'title' | 'original_name' | 'sha256'
>

export async function storeDeletedRows<Name extends DeletedTable>(
  tx: Tx,
  itemId: string,
  table: Name,
  rows: readonly DeletedRows[Name][number][],
): Promise<void> {
  const values = rows.map((row) => ({
    item_id: itemId,
    table_name: table,
    row_id: getRowId(row),
    row: JSON.stringify(row),
  }))
  if (values.length > 0) await tx.insertInto('deleted_rows').values(values).execute()
}

export async function readDeletedRows(db: Kysely<Tables>, itemId: string): Promise<DeletedRows> {
  const storedRows = await db.selectFrom('deleted_rows').selectAll().where('item_id', '=', itemId).execute()
  const others = ['pictures', 'places', 'folders', 'exchanges'] as const satisfies DeletedTable[]
  return Object.fromEntries(
    [...deletableTables, ...others].map((name) => [name, parseRows(storedRows, name)]),
  ) as unknown as DeletedRows
}

/** Parses the stored rows that come from `table`. */
export const parseRows = <Name extends DeletedTable>(
  storedRows: readonly Pick<Tables['deleted_rows'], 'table_name' | 'row'>[],
  table: Name,
) =>
  storedRows
    .filter(({ table_name }) => table_name === table)
    .map(({ row }) => JSON.parse(row) as DeletedRows[Name][number])

/** Finds the deleted item to which a row belongs. Returns undefined if the row was not deleted, or was deleted permanently. */
export async function findDeletedItemId(
  db: Kysely<Tables>,
  table: DeletedTable,
  rowId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('deleted_rows')
    .select('item_id')
    .where('row_id', '=', rowId)
    .where('table_name', '=', table)
    .executeTakeFirst()
  return row?.item_id
}

/** Finds the deleted rows of one table. With `rowId`, finds only the rows that have this id. */
export async function findDeletedRows<Name extends DeletedTable>(
  db: Kysely<Tables>,
  table: Name,
  rowId?: string,
): Promise<DeletedRows[Name][number][]> {
  let query = db.selectFrom('deleted_rows').select(['table_name', 'row']).where('table_name', '=', table)
  if (rowId !== undefined) query = query.where('row_id', '=', rowId)
  return parseRows(await query.orderBy('row_id').execute(), table)
}

export const listDeletedUploads = async (db: Kysely<Tables>): Promise<DeletedUpload[]> => [
  ...(await findDeletedRows(db, 'media')),
  ...(await findDeletedRows(db, 'music')).map((row) => ({ ...row, folder: row.id })),
]

/** For deleted items, removes the visitor's hash from edits that were made before `editedBefore` (milliseconds since 1970). */
export async function clearDeletedVisitors(tx: Tx, editedBefore: number): Promise<void> {
  for (const edit of await findDeletedRows(tx, 'media_edits'))
    if (edit.visitor !== null && edit.edited_at < editedBefore)
      await replaceRow(tx, 'media_edits', { ...edit, visitor: null })
}

/**
 * Makes sure that the writer with this email address gets no mail about answers to deleted memories, even if the memories are put
 * back.
 */
export async function stopDeletedAnswerMail(tx: Tx, email: string): Promise<void> {
  for (const memory of await findDeletedRows(tx, 'memories'))
    if (memory.email === email) await replaceRow(tx, 'memories', { ...memory, mail_on_answer: 0 })
}

async function replaceRow<Name extends 'media_edits' | 'memories'>(
  tx: Tx,
  table: Name,
  row: DeletedRows[Name][number],
) {
  await tx
    .updateTable('deleted_rows')
    .set({ row: JSON.stringify(row) })
    .where('row_id', '=', row.id)
    .where('table_name', '=', table)
    .execute()
}
