import path from 'node:path'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { listMigrations } from '../../../server/platform/database/migrate.ts'
import type { deletableTables } from '../../../server/platform/database/deletedRows.ts'
import type { Engine } from '../../../server/platform/database/columns.ts'
import { makePostgresDialect } from '../../../server/platform/database/postgres.ts'
import { makeSqliteDialect } from '../../../server/platform/database/sqlite.ts'
import type { Tables } from '../../../server/platform/database/tables.ts'
import { watchOutage } from '../../../server/base/errors/outage.ts'
import { onPostgresS3 } from './backends.ts'
import { newDatabase } from '../servers/postgres.ts'
import { postgresServer } from '../servers/servers.ts'
import { temporaryFolder } from '../files/temporaryFolder.ts'

export const engine: Engine = onPostgresS3 ? 'postgres' : 'sqlite'

/** Those that could be put back from the first version on that had deleted items; migrations have added the others since. */
export const oldDeletableTables = [
  'media',
  'media_edits',
  'music',
  'services',
  'obituary',
  'memories',
  'memory_media',
] as const satisfies (typeof deletableTables)[number][]

/** A row of an earlier schema, which today's types do not describe. */
export type OldRow = Record<string, string | number | null>

/** Opens an empty database with the schema of the migrations up to this one. */
export async function openOldDatabase(newest: string): Promise<Kysely<Record<keyof Tables, OldRow>>> {
  const dialect = onPostgresS3
    ? makePostgresDialect(await newDatabase(await postgresServer()), watchOutage(console, 'The database'))
    : makeSqliteDialect(path.join(temporaryFolder(), 'memorial.db'))
  const db = new Kysely<Record<keyof Tables, OldRow>>({ dialect })
  await migrateUpTo(db, engine, newest)
  return db
}

/**
 * Brings an SQLite database back to the schema of the migrations up to this one: drops the tables, columns and indexes that later
 * migrations add, and removes those columns from the stored rows of deleted items.
 */
export async function undoMigrations(db: Kysely<Tables>, newest: string): Promise<void> {
  await using old = new Kysely<Record<keyof Tables, OldRow>>({ dialect: makeSqliteDialect(':memory:') })
  await migrateUpTo(old, 'sqlite', newest)
  const [schema, oldSchema] = [await readSchema(db), await readSchema(old)]
  const missing = oldSchema.names.filter((name) => !schema.names.includes(name))
  if (missing.length > 0)
    throw new Error(
      `A migration after ${newest} removes ${missing.join(', ')}, which undoMigrations cannot bring back. Please test with a folder of tests/fixtures instead.`,
    )
  const isNew = (name: string) => !oldSchema.names.includes(name)
  for (const index of schema.indexes.filter(isNew)) await db.schema.dropIndex(index).execute()
  for (const { name } of schema.tables.filter((table) => isNew(table.name)))
    await db.schema.dropTable(name).execute()
  for (const { name, columns } of schema.tables.filter((table) => !isNew(table.name)))
    for (const column of columns.filter((each) => isNew(`${name}.${each}`)))
      await db.schema.alterTable(name).dropColumn(column).execute()
  for (const { item_id, table_name, row_id, row } of await db
    .selectFrom('deleted_rows')
    .selectAll()
    .execute()) {
    const columns = Object.entries(JSON.parse(row) as object)
    const oldRow = Object.fromEntries(columns.filter(([column]) => !isNew(`${table_name}.${column}`)))
    await db
      .updateTable('deleted_rows')
      .set({ row: JSON.stringify(oldRow) })
      .where('item_id', '=', item_id)
      .where('table_name', '=', table_name)
      .where('row_id', '=', row_id)
      .execute()
  }
  await sql`delete from kysely_migration where name > ${newest}`.execute(db)
}

async function migrateUpTo(db: Kysely<Record<keyof Tables, OldRow>>, on: Engine, newest: string) {
  const old = Object.entries(listMigrations(on)).filter(([name]) => name <= newest)
  const provider = { getMigrations: async () => Object.fromEntries(old) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

/** Reads the tables and indexes of an SQLite database. `names` has them all, and each column as `table.column`. */
async function readSchema(db: Kysely<Tables> | Kysely<Record<keyof Tables, OldRow>>) {
  const introspected = await db.introspection.getTables()
  const tables = introspected.map(({ name, columns }) => ({
    name,
    columns: columns.map((each) => each.name),
  }))
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'index' and sql is not null`.execute(db)
  const indexes = rows.map(({ name }) => name)
  const names = tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => `${name}.${column}`)])
  return { tables, indexes, names: [...names, ...indexes] }
}

/** Values of the columns that must not be null and that people do not write, for rows of media and music. */
export const requiredColumns = {
  media: {
    id: 'a',
    kind: 'image',
    format: 'jpeg',
    original_name: 'a.jpg',
    file_size: 1,
    sha256: 'a',
    shown_name: 'photo.jpg',
    uploaded_at: 1,
  },
  music: {
    id: 'a',
    original_name: 'waltz.mp3',
    format: 'mp3',
    file_size: 1,
    sha256: 'a',
    public_key: 'a',
    uploaded_at: 1,
  },
} satisfies Record<string, OldRow>
