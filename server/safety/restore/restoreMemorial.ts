import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { Config } from '../../base/config/config.ts'
import { describeSystemError } from '../../base/errors/describeSystemError.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { storedId } from '../../base/ids/storedId.ts'
import { selectStoredIds } from '../../platform/database/storedIds.ts'
import { copyForeignDatabase } from '../../platform/database/foreign/copyForeignDatabase.ts'
import { failForeignDatabase } from '../../platform/database/foreign/foreignSchema.ts'
import type { LeftOutRow } from '../../platform/database/foreign/leftOutRows.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { connectDatabase, getSqlitePath, openDatabase } from '../../platform/database/open.ts'
import { countConnections } from '../../platform/database/postgres.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { describeLocation } from '../../platform/describeLocation.ts'
import { readInstallation } from '../../platform/installation.ts'
import { openSpool } from '../../platform/storage/spool.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import {
  type CopiedMemorial,
  copyMemorial,
  type Destination,
  type MemorialToCopy,
} from './fillDestination.ts'
import type { MemorialCopy } from './memorialSource.ts'
import { removeUnfinished } from '../../platform/storage/disk.ts'
import { getFilesFolder } from '../../platform/storage/open.ts'
import { parseStoredKey } from '../../platform/storage/keys.ts'

interface RestoreSteps extends Pick<MemorialToCopy, 'tables' | 'changes' | 'complete'> {
  /** the tables of the copy's database that are read; null: all */
  readTables: readonly string[] | null
  /** changes a temporary database before its rows are copied to the destination; returns the rows that it left out */
  prepare(db: Kysely<Tables>, destination: Destination): Promise<LeftOutRow[]>
}

export interface RestoredCopy extends CopiedMemorial {
  /** the rows and values of the copy's database that were not taken */
  leftOut: LeftOutRow[]
}

/**
 * Restores a backup or archive to the place in the configuration, which the caller has found to be empty. First puts the rows of
 * the copy's database into a new database of our own, and migrates it to the current version: whatever can fail about them
 * fails before the destination is touched. Reads the restored files and rows, and compares them with the copy. Until all this
 * is done, no server starts there.
 */
export async function restoreCopy(
  copy: MemorialCopy,
  config: Config,
  storage: Storage,
  onProgress: (message: string, fraction: number) => void,
  { readTables, prepare, ...otherSteps }: RestoreSteps,
): Promise<RestoredCopy> {
  const spool = await openSpool(config.dataDir)
  await using folder = await spool.makeFolder()
  const unfitRows = await copyRowsToFolder(copy, folder.path, readTables)
  await using copiedDb = await openCopiedDatabase(folder.path)
  await using db = await openDatabase(config)
  const destination = { name: describeLocation(config), db, storage }
  const leftOut = [...unfitRows, ...(await prepare(copiedDb, destination))]
  const from = { ...copy, ...otherSteps, db: copiedDb, files: await findNeededFiles(copiedDb, copy) }
  const copied = await copyMemorial(from, destination, spool, onProgress)
  // partial files of an interrupted restore; earlier, this might not be the place of that restore
  if (!config.s3) await removeUnfinished(getFilesFolder(config.dataDir))
  return { ...copied, leftOut }
}

/** Finds the files that belong to a row. Nobody would ever see or delete the others. */
async function findNeededFiles(db: Kysely<Tables>, { files }: MemorialCopy) {
  const ids = new Set((await selectStoredIds(db).execute()).map(({ id }) => id))
  return new Map([...files].filter(([key]) => ids.has(parseStoredKey(key).id)))
}

/**
 * Throws if a server is using the database. Call this before the process connects to the database, because PostgreSQL still
 * counts a connection for a while after the connection is closed.
 */
export async function checkDatabaseUnused({ databaseUrl }: Config) {
  if (databaseUrl && (await countConnections(databaseUrl)) > 0)
    throw new PlainError('A server is using the database of DATABASE_URL. Stop every instance first.')
}

/** Unpacks the database into a folder, and copies its rows into a new database there. The backup or archive is not changed. */
async function copyRowsToFolder(
  { open, database }: MemorialCopy,
  folder: string,
  tableNames: readonly string[] | null,
): Promise<LeftOutRow[]> {
  const openedFile = await open(database.name)
  if (!openedFile) throw new Error(`${database.name} is missing`)
  const from = path.join(folder, 'foreign.db')
  await pipeline(openedFile.body, createWriteStream(from))
  return copyForeignDatabase({ from, to: getSqlitePath(folder), tableNames })
}

/** Opens the copied database, and migrates it. Throws PlainError if its rows cannot be migrated, or do not say whose they are. */
async function openCopiedDatabase(folder: string): Promise<Kysely<Tables>> {
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
