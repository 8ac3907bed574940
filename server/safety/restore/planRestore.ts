import { existsSync } from 'node:fs'
import type { Config } from '../../base/config/config.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { connectDatabase, getSqlitePath } from '../../platform/database/open.ts'
import type { Tx } from '../../platform/database/change.ts'
import { tableNames } from '../../platform/database/rows.ts'
import { readInstallation } from '../../platform/installation.ts'
import { schedule } from '../../platform/jobs/schedule.ts'
import { openStorage } from '../../platform/storage/open.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type Upload, listUploads } from '../originals.ts'
import type { DamagedFile } from './checkFiles.ts'
import type { OpenBackup } from '../backup/openBackup.ts'
import { checkDatabaseUnused, type RestoredCopy, restoreCopy } from './restoreMemorial.ts'
import { makeOriginalKey, parseStoredKey } from '../../platform/storage/keys.ts'

export interface RestoreResult extends RestoredCopy {
  /** items that were restored without their originals */
  lostItems: Upload[]
}

/**
 * Restores a backup, without its damaged files, to the place in the configuration. If a memorial is already there, throws
 * PlainError and changes nothing.
 */
export async function restoreBackup(
  backup: OpenBackup,
  config: Config,
  damagedFiles: readonly DamagedFile[],
  onProgress: (message: string, fraction: number) => void,
): Promise<RestoreResult> {
  await checkDatabaseUnused(config)
  const storage = await openStorage(config)
  await checkIsEmpty(config, storage)
  const damagedKeys = new Set(damagedFiles.map(({ name }) => name.slice('files/'.length)))
  const files = new Map([...backup.files].filter(([key]) => !damagedKeys.has(key)))
  let lostItems: Upload[] = []
  const restoredMemorial = await restoreCopy({ ...backup, files }, config, storage, onProgress, {
    tables: tableNames,
    readTables: null,
    changes: [],
    async prepare(db) {
      lostItems = (await listUploads(db)).filter(({ id }) => damagedKeys.has(makeOriginalKey(id)))
      return []
    },
    complete: (tx) => enqueueDerivatives(tx, damagedKeys),
  })
  return { ...restoredMemorial, lostItems }
}

/**
 * Schedules jobs that make the damaged derivatives again if their originals are undamaged. The next server to start runs these
 * jobs.
 */
async function enqueueDerivatives(tx: Tx, damagedKeys: ReadonlySet<string>) {
  const ids = new Set([...damagedKeys].map((key) => parseStoredKey(key).id))
  for (const [table, job] of [
    ['media', 'derive'],
    ['music', 'copy-song'],
  ] as const)
    for (const { id } of await tx.selectFrom(table).select('id').execute())
      if (ids.has(id) && !damagedKeys.has(makeOriginalKey(id))) await schedule(tx, job, id, 0)
}

/** Throws if there is a memorial. Call this before `openDatabase`, which creates a missing database and migrates an older one. */
async function checkIsEmpty(config: Config, storage: Storage) {
  const { databaseUrl, dataDir } = config
  if (!databaseUrl && !existsSync(getSqlitePath(dataDir))) {
    if ((await storage.list('')).length > 0) throw makePlaceTakenError(`are files in ${dataDir}`)
    return
  }
  await using db = await connectDatabase(config)
  // if there are no tables, there is no memorial
  const id = await readInstallation(db, 'memorial').catch(() => undefined)
  if (id)
    throw makePlaceTakenError(`is a memorial in ${databaseUrl ? 'the database of DATABASE_URL' : dataDir}`)
}

const makePlaceTakenError = (what: string) =>
  new PlainError(`There ${what} already. Choose an empty place; nothing was changed.`)
