import { statSync } from 'node:fs'
import path from 'node:path'
import { type Dialect, Kysely } from 'kysely'
import { type Config, StartupError } from '../config.ts'
import { type OutageLog, watchOutage } from '../outage.ts'
import { rejectInsideChange } from './change.ts'
import { isDamaged } from './databaseErrors.ts'
import { migrate } from './migrate.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export const sqliteFile = (dataDir: string) => path.join(dataDir, 'memorial.db')

/** Throws StartupError where there is no database to open, and the system's error where it may not be looked for. */
export function checkDatabaseExists({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  if (databaseUrl || statSync(sqliteFile(dataDir), { throwIfNoEntry: false })) return
  throw new StartupError(
    `There is no memorial in the folder ${dataDir}. If it is in another, name that as DATA_DIR.`,
  )
}

/** Opens the database the configuration names and brings it to the newest schema. Throws StartupError when it cannot. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: OutageLog = console,
): Promise<Kysely<Tables>> {
  const db = await connectDatabase({ databaseUrl, dataDir }, log)
  await migrate(db, databaseUrl ? 'postgres' : 'sqlite')
  return db
}

/** Opens the database as it stands, beside a server that may be at work on it. Throws StartupError when it cannot. */
export async function connectDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: OutageLog = console,
): Promise<Kysely<Tables>> {
  const dialect = databaseUrl ? await connectPostgres(databaseUrl, log) : connectSqlite(sqliteFile(dataDir))
  return new Kysely<Tables>({ dialect, plugins: [rejectInsideChange] })
}

function connectSqlite(file: string): Dialect {
  try {
    return sqliteDialect(file)
  } catch (error) {
    if (!isDamaged(error)) throw error
    throw new StartupError(
      `The database file ${file} is damaged. Restore the newest backup in an empty folder.`,
    )
  }
}

/** The driver is loaded for who uses it only. */
async function connectPostgres(databaseUrl: string, log: OutageLog): Promise<Dialect> {
  const { checkPostgres, postgresDialect } = await import('./postgres.ts')
  await checkPostgres(databaseUrl)
  return postgresDialect(databaseUrl, watchOutage(log, 'The database'))
}
