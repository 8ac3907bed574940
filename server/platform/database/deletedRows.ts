import { Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { makeSqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** The tables whose rows are moved to `deleted_rows` when they are deleted, so that they can be put back. */
export const deletableTables = [
  'media',
  'media_edits',
  'media_people',
  'answers',
  'music',
  'services',
  'obituary',
  'memories',
  'memory_media',
] as const satisfies readonly (keyof Tables)[]

/**
 * Applies the migrations after `lastApplied` to the rows of deleted items, so that migrations need not handle these rows. Inserts
 * the rows of an item into an empty SQLite database with the schema of `lastApplied`, runs the later migrations there, and stores
 * the resulting rows.
 */
export async function migrateDeletedRows(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
  lastApplied: string,
): Promise<void> {
  const isTableRow = sql<boolean>`table_name not in ('pictures', 'places', 'folders', 'exchanges')`
  const storedRows = await db.selectFrom('deleted_rows').selectAll().where(isTableRow).execute()
  if (storedRows.length === 0) return
  const { applied = [], pending = [] } = Object.groupBy(Object.entries(migrations), ([name]) =>
    name <= lastApplied ? 'applied' : 'pending',
  )
  await using emptyDb = new Kysely<Record<string, { id: string }>>({ dialect: makeSqliteDialect(':memory:') })
  // the stored rows may refer to rows that no longer exist or were deleted with another item
  await sql`pragma foreign_keys = off`.execute(emptyDb)
  for (const [, migration] of applied) await migration.up(emptyDb)
  for (const [item_id, rows] of Map.groupBy(storedRows, (row) => row.item_id)) {
    const trialTx = await emptyDb.startTransaction().execute()
    for (const { table_name, row } of rows)
      await trialTx
        .insertInto(table_name)
        .values(JSON.parse(row) as { id: string })
        .execute()
    for (const [, migration] of pending) await migration.up(trialTx)
    await db.deleteFrom('deleted_rows').where('item_id', '=', item_id).where(isTableRow).execute()
    for (const table_name of deletableTables)
      for (const row of await trialTx.selectFrom(table_name).selectAll().execute())
        await db
          .insertInto('deleted_rows')
          .values({ item_id, table_name, row_id: getRowId(row), row: JSON.stringify(row) })
          .execute()
    await trialTx.rollback().execute()
  }
}

/** Returns the id under which a deleted row is stored: its own, or that of the memory or item to which it belongs. */
export const getRowId = (row: { id: string } | { memory_id: string } | { media_id: string }) =>
  'id' in row ? row.id : 'memory_id' in row ? row.memory_id : row.media_id
