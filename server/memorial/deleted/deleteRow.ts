import type { Kysely } from 'kysely'
import type { DeletedKind } from '../../../contract/media/deleted.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/change.ts'
import { isOrphan, sweepWhenOrphaned } from '../files/orphans.ts'
import { enqueueFileRemoval } from '../files/lifecycle.ts'
import { schedule } from '../jobs/schedule.ts'
import { actorStorage, clearFromJournal, recordDeletion } from '../journal.ts'
import { newId } from '../../base/ids/newId.ts'
import { readRowPlace } from '../ordering.ts'
import { readStoredSettings } from '../storedSettings.ts'
import { type DeletedRows, storeDeletedRows } from './deletedItems.ts'

export const KEEP_DELETED_MS = 30 * DAY

interface Subject {
  id: string
  title: string | null
}

/**
 * Deletes an existing row and the given media items. If the family's settings allow it, the row and the items can be put back for
 * 30 days. In any case, they leave the tables that lists are read from, and after the commit no URL shows their files.
 */
export async function deleteRow(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  kind: DeletedKind,
  subject: Subject,
  mediaIds: readonly string[] = [],
): Promise<void> {
  const { keepDeleted } = (await readStoredSettings(tx)).values
  if (keepDeleted === 'on') await moveToDeleted(tx, kind, subject, mediaIds, clock())
  else await deleteNow(tx, kind, subject, mediaIds, clock())
  await recordDeletion(tx, subject)
}

async function deleteNow(
  tx: Tx,
  kind: DeletedKind,
  { id }: Subject,
  mediaIds: readonly string[],
  now: number,
) {
  const rows = [...(await deleteRows(tx, kind, [id])), ...(await deleteRows(tx, 'media', mediaIds))]
  for (const row of rows) {
    if (row.public_key === undefined) await clearFromJournal(tx, row.id)
    else await enqueueFileRemoval(tx, { ...row, folder: getFolder(row), public_key: row.public_key }, now)
    await sweepWhenOrphaned(tx, row.image_media_id ?? null, now)
  }
}

/**
 * Moves a row and the given media items to the table of deleted rows. Also moves the row's picture if nothing else shows that
 * picture. Returns the id of the deleted item.
 */
export async function moveToDeleted(
  tx: Tx,
  kind: DeletedKind,
  { id, title }: Subject,
  mediaIds: readonly string[],
  now: number,
): Promise<string> {
  const itemId = newId()
  const deletedBy = actorStorage.getStore()?.username ?? null
  await tx
    .insertInto('deleted_items')
    .values({ id: itemId, kind, title, deleted_at: now, deleted_by: deletedBy })
    .execute()
  await schedule(tx, 'remove-deleted', itemId, now + KEEP_DELETED_MS)
  const movedRows = await moveRows(tx, itemId, kind, [id], now)
  await moveRows(tx, itemId, 'media', mediaIds, now)
  for (const { image_media_id: pictureId } of movedRows)
    if (pictureId && (await isOrphan(tx, pictureId))) await moveRows(tx, itemId, 'media', [pictureId], now)
  return itemId
}

async function moveRows(tx: Tx, itemId: string, table: DeletedKind, ids: readonly string[], now: number) {
  if (ids.length > 0) await storeDependents(tx, itemId, table, ids)
  const rows = await deleteRows(tx, table, ids)
  await storeDeletedRows(tx, itemId, table, rows as unknown as DeletedRows[typeof table])
  const uploads = rows.filter((row) => row.public_key !== undefined)
  await storeDeletedRows(
    tx,
    itemId,
    'folders',
    uploads.map((row) => ({ id: getFolder(row) })),
  )
  for (const { public_key: publicKey } of rows)
    if (publicKey) await schedule(tx, 'remove-public', publicKey, now)
  return rows
}

/**
 * Stores the positions of rows that are about to be deleted. Also stores what foreign keys will then delete or clear in other
 * tables. A test lists these foreign keys.
 */
async function storeDependents(tx: Tx, itemId: string, table: DeletedKind, ids: readonly string[]) {
  if (table === 'media' || table === 'music')
    for (const id of ids) await storeDeletedRows(tx, itemId, 'places', [await readRowPlace(tx, table, id)])
  if (table !== 'media' && table !== 'memories') return
  const column = table === 'media' ? 'media_id' : 'memory_id'
  const attachedPhotos = await tx.selectFrom('memory_media').selectAll().where(column, 'in', ids).execute()
  await storeDeletedRows(tx, itemId, 'memory_media', attachedPhotos)
  if (table === 'memories') return
  const edits = await tx.selectFrom('media_edits').selectAll().where('media_id', 'in', ids).execute()
  await storeDeletedRows(tx, itemId, 'media_edits', edits)
  const people = await tx.selectFrom('media_people').selectAll().where('media_id', 'in', ids).execute()
  await storeDeletedRows(tx, itemId, 'media_people', people)
  const answers = await tx.selectFrom('answers').selectAll().where('media_id', 'in', ids).execute()
  await storeDeletedRows(tx, itemId, 'answers', answers)
  for (const shown_by of ['services', 'obituary'] as const) {
    const showingRows = await tx
      .selectFrom(shown_by)
      .select(['id', 'image_media_id'])
      .where('image_media_id', 'in', ids)
      .$narrowType<{ image_media_id: string }>()
      .execute()
    const references = showingRows.map((row) => ({ shown_by, ...row }))
    await storeDeletedRows(tx, itemId, 'pictures', references)
  }
}

/** The columns that the deletion reads from a row of any table. */
interface AnyRow {
  id: string
  /** only in rows of media */
  folder?: string
  /** only in rows of media and music */
  public_key?: string | null
  /** only in rows of services and obituary */
  image_media_id?: string | null
}

/** Returns the folder of the files of a row of media or music. */
const getFolder = ({ id, folder = id }: AnyRow) => folder

async function deleteRows(tx: Tx, table: DeletedKind, ids: readonly string[]): Promise<AnyRow[]> {
  if (ids.length === 0) return []
  const anyTables = tx as unknown as Kysely<Record<DeletedKind, AnyRow>>
  return anyTables.deleteFrom(table).where('id', 'in', ids).returningAll().execute()
}
