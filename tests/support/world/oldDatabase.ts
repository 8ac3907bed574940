import path from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { listMigrations } from '../../../server/platform/database/migrate.ts'
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

/** A row of an earlier schema, which today's types do not describe. */
export type OldRow = Record<string, string | number | null>

/** Opens an empty database with the schema of the migrations up to this one. */
export async function openOldDatabase(newest: string): Promise<Kysely<Record<keyof Tables, OldRow>>> {
  const dialect = onPostgresS3
    ? makePostgresDialect(await newDatabase(await postgresServer()), watchOutage(console, 'The database'))
    : makeSqliteDialect(path.join(temporaryFolder(), 'memorial.db'))
  const db = new Kysely<Record<keyof Tables, OldRow>>({ dialect })
  const old = Object.entries(listMigrations(engine)).filter(([name]) => name <= newest)
  const provider = { getMigrations: async () => Object.fromEntries(old) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
  return db
}
