import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { Config } from '../../base/config/config.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { openDatabase, getSqlitePath } from '../../platform/database/open.ts'
import { countConnections } from '../../platform/database/postgres.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { describeLocation } from '../../platform/describeLocation.ts'
import { openSpool } from '../../platform/storage/spool.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type CopiedMemorial, copyMemorial, type Destination, type MemorialToCopy } from './copyMemorial.ts'
import type { MemorialCopy } from './target.ts'
import { removeUnfinished } from '../../platform/storage/disk.ts'
import { getFilesFolder } from '../../platform/storage/open.ts'

interface RestoreSteps extends Pick<MemorialToCopy, 'tables' | 'changes' | 'complete'> {
  /** changes a temporary database before its rows are copied to the destination */
  prepare(db: Kysely<Tables>, destination: Destination): Promise<void>
}

/**
 * Restores a backup or archive to the place in the configuration, which the caller has found to be empty. Migrates the database
 * to the current version. Reads the restored files and rows, and compares them with the copy. Until all this is done, no server
 * starts there.
 */
export async function restoreCopy(
  copy: MemorialCopy,
  config: Config,
  storage: Storage,
  onProgress: (message: string, fraction: number) => void,
  { prepare, ...otherSteps }: RestoreSteps,
): Promise<CopiedMemorial> {
  const spool = await openSpool(config.dataDir)
  await using folder = await spool.makeFolder()
  await using db = await openDatabase(config)
  await using copiedDb = await openCopiedDatabase(copy, folder.path)
  const destination = { name: describeLocation(config), db, storage }
  await prepare(copiedDb, destination)
  const source = { ...copy, ...otherSteps, db: copiedDb }
  const copiedMemorial = await copyMemorial(source, destination, spool, onProgress)
  // partial files of an interrupted restore; earlier, this might not be the place of that restore
  if (!config.s3) await removeUnfinished(getFilesFolder(config.dataDir))
  return copiedMemorial
}

/**
 * Throws if a server is using the database. Call this before the process connects to the database, because PostgreSQL still
 * counts a connection for a while after the connection is closed.
 */
export async function checkUnused({ databaseUrl }: Config) {
  if (databaseUrl && (await countConnections(databaseUrl)) > 0)
    throw new PlainError('A server is using the database of DATABASE_URL. Stop every instance first.')
}

/** Unpacks the database into a folder, then opens and migrates it there. The backup or archive is not changed. */
async function openCopiedDatabase({ open, database }: MemorialCopy, folder: string): Promise<Kysely<Tables>> {
  const openedFile = await open(database.name)
  if (!openedFile) throw new Error(`${database.name} is missing`)
  await pipeline(openedFile.body, createWriteStream(getSqlitePath(folder)))
  return openDatabase({ databaseUrl: null, dataDir: folder })
}
