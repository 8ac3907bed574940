import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { Config } from '../../base/config/config.ts'
import { describeSystemError } from '../../base/errors/describeSystemError.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { storedId } from '../../base/ids/storedId.ts'
import { selectStoredFolders } from '../../memorial/files/storedFolders.ts'
import { copyForeignDatabase } from '../../platform/database/foreign/copyForeignDatabase.ts'
import { failForeignDatabase } from '../../platform/database/foreign/foreignSchema.ts'
import type { LeftOutRow } from '../../platform/database/foreign/leftOutRows.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { connectDatabase, getSqlitePath, openDatabase } from '../../platform/database/open.ts'
import { countConnections } from '../../platform/database/postgres.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { describeLocation } from '../../platform/describeLocation.ts'
import { readInstallation } from '../../memorial/installation.ts'
import { openSpool } from '../../platform/storage/spool.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Upload } from '../originals.ts'
import { type Destination, fillDestination, type PreparedMemorial } from './fillDestination.ts'
import type { MemorialSource } from '../backup/memorialSource.ts'
import { removeUnfinished } from '../../platform/storage/disk.ts'
import { getFilesFolder, openStorage } from '../../platform/storage/open.ts'
import { parseStoredKey } from '../../platform/storage/keys.ts'

/** The steps in which a restore and an import differ. */
export interface RestorePlan extends Pick<PreparedMemorial, 'tables' | 'changes' | 'finish'> {
  /** Throws PlainError if the place is taken. Runs before `openDatabase`, which creates a missing database and migrates an older one. */
  checkPlace(config: Config, storage: Storage): Promise<void>
  /** the tables of the source's database that are read; null: all */
  readTables: readonly string[] | null
  /** changes a temporary database before its rows are copied to the destination */
  prepare(db: Kysely<Tables>, destination: Destination): Promise<Losses>
}

interface Losses {
  /** the rows and values of the source's database that were not taken */
  leftOut: LeftOutRow[]
  /** items that come without their originals */
  lostItems: Upload[]
}

/**
 * Makes a memorial from a backup or an archive at the place in the configuration. First migrates the source's rows in a new database
 * of our own: whatever can fail about them fails before the destination is touched. Reads the restored files and rows, and compares
 * them with the source. Until then, no server starts there.
 */
export async function restoreMemorial(
  source: MemorialSource,
  config: Config,
  { checkPlace, readTables, prepare, ...lastSteps }: RestorePlan,
  onProgress: (message: string, fraction: number) => void,
) {
  await checkDatabaseUnused(config)
  const storage = await openStorage(config)
  await checkPlace(config, storage)
  const spool = await openSpool(config.dataDir)
  await using folder = await spool.makeFolder()
  const unfitRows = await copyRowsToFolder(source, folder.path, readTables)
  await using sourceDb = await openSourceDatabase(folder.path)
  await using db = await openDatabase(config)
  const destination = { name: describeLocation(config), db, storage }
  const { leftOut, lostItems } = await prepare(sourceDb, destination)
  const memorial = { ...source, ...lastSteps, db: sourceDb, files: await findNeededFiles(sourceDb, source) }
  const filled = await fillDestination(memorial, destination, spool, onProgress)
  // partial files of an interrupted restore; earlier, this might not be the place of that restore
  if (!config.s3) await removeUnfinished(getFilesFolder(config.dataDir))
  return { ...filled, leftOut: [...unfitRows, ...leftOut], lostItems }
}

/**
 * Throws if a server is using the database. Call this before the process connects to the database, because PostgreSQL still
 * counts a connection for a while after the connection is closed.
 */
async function checkDatabaseUnused({ databaseUrl }: Config) {
  if (databaseUrl && (await countConnections(databaseUrl)) > 0)
    throw new PlainError('A server is using the database of DATABASE_URL. Stop every instance first.')
}

/** Unpacks the database into a folder, and copies its rows into a new database there. The backup or archive is not changed. */
async function copyRowsToFolder(
  { open, database }: MemorialSource,
  folder: string,
  tableNames: readonly string[] | null,
): Promise<LeftOutRow[]> {
  const openedFile = await open(database.path)
  if (!openedFile) throw new Error(`${database.path} is missing`)
  const from = path.join(folder, 'foreign.db')
  await pipeline(openedFile.body, createWriteStream(from))
  return copyForeignDatabase({ from, to: getSqlitePath(folder), tableNames })
}

/** Opens the copied database, and migrates it. Throws PlainError if its rows cannot be migrated, or do not say whose they are. */
async function openSourceDatabase(folder: string): Promise<Kysely<Tables>> {
  const db = await connectDatabase({ databaseUrl: null, dataDir: folder })
  try {
    await migrate(db, 'sqlite')
    if (storedId.safeParse(await readInstallation(db, 'memorial')).success) return db
    throw failForeignDatabase('it does not say which memorial it is')
  } catch (error) {
    await db.destroy()
    if (error instanceof PlainError || describeSystemError(error)) throw error
    throw failForeignDatabase(`its rows cannot be brought to this version (${(error as Error).message})`)
  }
}

/** Finds the files that belong to a row. Nobody would ever see or delete the others. */
async function findNeededFiles(db: Kysely<Tables>, { files }: MemorialSource) {
  const folders = new Set((await selectStoredFolders(db).execute()).map(({ folder }) => folder))
  return new Map([...files].filter(([key]) => folders.has(parseStoredKey(key).folder)))
}
