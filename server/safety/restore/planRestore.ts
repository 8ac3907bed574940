import { existsSync } from 'node:fs'
import type { Config } from '../../base/config/config.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { connectDatabase, getSqlitePath } from '../../platform/database/open.ts'
import type { Tx } from '../../platform/database/change.ts'
import { tableNames } from '../../platform/database/rows.ts'
import { readInstallation } from '../../memorial/installation.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { listUploads } from '../originals.ts'
import type { DamagedFile } from './checkFiles.ts'
import type { RestorePlan } from './restoreMemorial.ts'
import { makeOriginalKey, parseStoredKey } from '../../platform/storage/keys.ts'

/** Plans the restore of a backup without its damaged files. If a memorial is already there, it throws and changes nothing. */
export function planRestore(damagedFiles: readonly DamagedFile[]): RestorePlan {
  const damagedKeys = new Set(damagedFiles.flatMap(({ key }) => key ?? []))
  return {
    checkPlace: checkIsEmpty,
    tables: tableNames,
    readTables: null,
    changes: [],
    async prepare(db) {
      const items = await listUploads(db)
      return { leftOut: [], lostItems: items.filter((item) => damagedKeys.has(makeOriginalKey(item))) }
    },
    finish: (tx) => enqueueDerivatives(tx, damagedKeys),
  }
}

/** Throws if there is a memorial. */
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

/**
 * Schedules jobs that make the damaged derivatives again if their originals are undamaged. The next server to start runs these
 * jobs.
 */
async function enqueueDerivatives(tx: Tx, damagedKeys: ReadonlySet<string>) {
  const folders = new Set([...damagedKeys].map((key) => parseStoredKey(key).folder))
  for (const item of await listUploads(tx))
    if (item.table !== 'deleted_rows' && folders.has(item.folder) && !damagedKeys.has(makeOriginalKey(item)))
      await schedule(tx, item.table === 'media' ? 'derive' : 'copy-song', item.id, 0)
}
