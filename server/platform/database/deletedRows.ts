import { Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** Tables whose rows move to `deleted_rows` while they can be put back. */
export const deletableTables = [
  'media',
  'media_edits',
  'music',
  'services',
  'obituary',
  'memories',
  'memory_media',
] as const satisfies readonly (keyof Tables)[]

/**
 * Migrates the rows of deleted items as their tables were migrated after the migration `before`: inserts an item's rows into an
 * empty SQLite database of that schema, runs the later migrations there, and stores the resulting rows. Migrations thus need not
 * handle deleted rows.
 */
export async function migrateDeletedRows(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
  before: string,
): Promise<void> {
  const isRow = sql<boolean>`table_name not in ('pictures', 'places')`
  const stored = await db.selectFrom('deleted_rows').selectAll().where(isRow).execute()
  if (stored.length === 0) return
  const { done = [], due = [] } = Object.groupBy(Object.entries(migrations), ([name]) =>
    name <= before ? 'done' : 'due',
  )
  await using empty = new Kysely<Record<string, { id: string }>>({ dialect: sqliteDialect(':memory:') })
  // rows that these refer to may be gone, or deleted with another item
  await sql`pragma foreign_keys = off`.execute(empty)
  for (const [, migration] of done) await migration.up(empty)
  for (const [item_id, rows] of Map.groupBy(stored, (row) => row.item_id)) {
    const trial = await empty.startTransaction().execute()
    for (const { table_name, row } of rows)
      await trial
        .insertInto(table_name)
        .values(JSON.parse(row) as { id: string })
        .execute()
    for (const [, migration] of due) await migration.up(trial)
    await db.deleteFrom('deleted_rows').where('item_id', '=', item_id).where(isRow).execute()
    for (const table_name of deletableTables)
      for (const row of await trial.selectFrom(table_name).selectAll().execute())
        await db
          .insertInto('deleted_rows')
          .values({ item_id, table_name, row_id: getRowId(row), row: JSON.stringify(row) })
          .execute()
    await trial.rollback().execute()
  }
}

/** Returns the id by which a deleted row is found; for a photo of a memory, the memory's id. */
export const getRowId = (row: { id: string } | { memory_id: string }) =>
  'memory_id' in row ? row.memory_id : row.id
