import { statSync } from 'node:fs'
import path from 'node:path'
import { type Dialect, Kysely } from 'kysely'
import type { Config } from '../../base/config/config.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { type OutageLog, watchOutage } from '../../base/errors/outage.ts'
import { rejectInsideChange } from './change.ts'
import { isDamagedDatabaseError } from '../../base/errors/databaseErrors.ts'
import { copyBeforeMigration, findDatabaseBefore } from './copyBeforeMigration.ts'
import { migrate, newestMigration, NewerDatabase, readNewestMigration } from './migrate.ts'
import { version } from '../../base/process/version.ts'
import { makeSqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export const getSqlitePath = (dataDir: string) => path.join(dataDir, 'memorial.db')

/** Throws PlainError if there is no database to open, and the system's error if the folder of the database cannot be read. */
export function checkDatabaseExists({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  if (databaseUrl || statSync(getSqlitePath(dataDir), { throwIfNoEntry: false })) return
  throw new PlainError(
    `There is no memorial in the folder ${dataDir}. If it is in another folder, set DATA_DIR to that one.`,
  )
}

/** Opens the configured database and migrates it to the newest schema. Throws PlainError if the database cannot be used. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: OutageLog = console,
): Promise<Kysely<Tables>> {
  const db = await connectDatabase({ databaseUrl, dataDir }, log)
  const file = databaseUrl ? null : getSqlitePath(dataDir)
  try {
    await migrate(db, file ? 'sqlite' : 'postgres', async (migration) => {
      if (file) await copyBeforeMigration(db, file, migration)
    })
    return db
  } catch (error) {
    const version = error instanceof NewerDatabase ? await readVersion(db) : null
    await db.destroy()
    throw error instanceof NewerDatabase ? failNewerDatabase(error, version, file) : error
  }
}

/** Reads the recorded version of the program that last opened the database; null if none is recorded. */
async function readVersion(db: Kysely<Tables>): Promise<string | null> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', 'version')
    .executeTakeFirst()
  return row?.value ?? null
}

/** Records the version of this program in the database, so that an older program can name the version in an error. */
export async function writeVersion(db: Kysely<Tables>): Promise<void> {
  if ((await readVersion(db)) === version) return
  await db
    .insertInto('installation')
    .values({ name: 'version', value: version })
    .onConflict((oc) => oc.column('name').doUpdateSet({ value: version }))
    .execute()
}

function failNewerDatabase({ migrations }: NewerDatabase, newerVersion: string | null, file: string | null) {
  const [firstUnknown] = migrations
  const formerPath = file && findDatabaseBefore(file, firstUnknown)
  return new PlainError(
    `The database of this memorial was changed by a newer program: version ${newerVersion ?? 'unknown'} migrated it to ` +
      `${migrations.at(-1)}, but this is version ${version}, which knows only migrations up to ${newestMigration}. ` +
      'Update this program (git pull && npm start), or ' +
      (formerPath
        ? `go back to the database from before, ${formerPath}, as docs/operations.md says under Updating.`
        : 'restore the backup from before the update.'),
  )
}

/**
 * Throws PlainError if only an older version of the program has used the database. Only a start migrates it, because a server of that
 * version may be running.
 */
export async function checkMigrated(db: Kysely<Tables>): Promise<void> {
  if ((await readNewestMigration(db)) >= newestMigration) return
  throw new PlainError(
    'This memorial was last used by an older version. Start it once with this one (npm start), then try again.',
  )
}

/** Opens the database without migrating it, even while a server is using it. Throws PlainError if the database cannot be used. */
export async function connectDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: OutageLog = console,
): Promise<Kysely<Tables>> {
  const dialect = databaseUrl
    ? await connectPostgres(databaseUrl, log)
    : connectSqlite(getSqlitePath(dataDir))
  return new Kysely<Tables>({ dialect, plugins: [rejectInsideChange] })
}

function connectSqlite(file: string): Dialect {
  try {
    return makeSqliteDialect(file)
  } catch (error) {
    if (!isDamagedDatabaseError(error)) throw error
    throw new PlainError(
      `The database file ${file} is damaged. Restore the newest backup in an empty folder.`,
    )
  }
}

/** Connects to PostgreSQL. Loads the driver only here, because SQLite does not need it. */
async function connectPostgres(databaseUrl: string, log: OutageLog): Promise<Dialect> {
  const { checkPostgres, makePostgresDialect } = await import('./postgres.ts')
  await checkPostgres(databaseUrl)
  return makePostgresDialect(databaseUrl, watchOutage(log, 'The database'))
}
