import path from 'node:path'
import { type Dialect, Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { refusedInsideChange } from './change.ts'
import { migrate } from './migrate.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export const sqliteFile = (dataDir: string) => path.join(dataDir, 'memorial.db')

/** Opens the database the configuration names and brings it to the newest schema. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Kysely<Tables>> {
  const dialect: Dialect = config.databaseUrl
    ? postgresDialect(config.databaseUrl)
    : sqliteDialect(sqliteFile(config.dataDir))
  const db = new Kysely<Tables>({ dialect, plugins: [refusedInsideChange] })
  await migrate(db, config.databaseUrl ? 'postgres' : 'sqlite')
  return db
}
