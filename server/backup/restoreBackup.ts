import { createWriteStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config.ts'
import { PlainError } from '../errors/PlainError.ts'
import type { Kysely } from 'kysely'
import { connectDatabase, openDatabase, sqliteFile } from '../database/open.ts'
import { change } from '../database/change.ts'
import { countInstances } from '../database/postgres.ts'
import type { Tables } from '../database/tables.ts'
import { readInstallation } from '../startup/installation.ts'
import { schedule } from '../jobs/schedule.ts'
import { placeName } from '../startup/placeName.ts'
import { openStorage } from '../storage/open.ts'
import { openSpool } from '../storage/spool.ts'
import type { Storage } from '../storage/storage.ts'
import { type Item, listItems } from '../verify/items.ts'
import type { Damage } from './checkBackup.ts'
import { type CopiedMemorial, copyMemorial } from './copyMemorial.ts'
import { DATABASE } from './manifest.ts'
import type { OpenBackup } from './openBackup.ts'

export interface Restored extends CopiedMemorial {
  /** items restored without their originals */
  lost: Item[]
}

/**
 * Restores a copy into the empty place that the configuration names. Files are read back and rows compared; no server
 * starts on an unfinished restore. Damaged files are left out. Throws PlainError, with nothing changed, when a memorial is
 * there.
 */
export async function restoreBackup(
  backup: OpenBackup,
  config: Config,
  damages: readonly Damage[],
  onProgress: (message: string, part: number) => void,
): Promise<Restored> {
  await checkUnused(config)
  const storage = await openStorage(config)
  await checkIsEmpty(config, storage)
  const spool = await openSpool(config.dataDir)
  await using folder = await spool.folder()
  await using db = await openDatabase(config)
  await using copiedDb = await openCopiedDatabase(backup, folder.path)
  const leftOut = new Set(damages.map(({ name }) => name.slice('files/'.length)))
  const lost = (await listItems(copiedDb)).filter(({ id }) => leftOut.has(originalOf(id)))
  await enqueueDerivatives(copiedDb, leftOut)
  const files = new Map(Object.entries(backup.manifest.files).filter(([key]) => !leftOut.has(key)))
  const from = { ...backup, db: copiedDb, files }
  const to = { name: placeName(config), db, storage }
  return { ...(await copyMemorial(from, to, spool, onProgress)), lost }
}

/** Asked before this process connects to the database: PostgreSQL counts a connection for some time after it was closed. */
async function checkUnused({ databaseUrl }: Config) {
  if (databaseUrl && (await countInstances(databaseUrl)) > 0)
    throw new PlainError('A server is using the database of DATABASE_URL. Stop every instance first.')
}

const originalOf = (id: string) => `private/${id}/original`

/** The first server makes anew what is left out and can be made from its original. */
async function enqueueDerivatives(db: Kysely<Tables>, leftOut: ReadonlySet<string>) {
  const ids = new Set([...leftOut].map((key) => key.split('/')[1] ?? ''))
  await change({ db }, [], async (tx) => {
    for (const [table, job] of [
      ['media', 'derive'],
      ['music', 'copy-song'],
    ] as const)
      for (const { id } of await tx.selectFrom(table).select('id').execute())
        if (ids.has(id) && !leftOut.has(originalOf(id))) await schedule(tx, job, id, 0)
  })
}

/** Before a database is opened for writing, for that alone would make it, or bring an older one to its newest form. */
async function checkIsEmpty(config: Config, storage: Storage) {
  const { databaseUrl, dataDir } = config
  if (!databaseUrl && !existsSync(sqliteFile(dataDir))) {
    if ((await storage.list('')).length > 0) throw taken(`are files in ${dataDir}`)
    return
  }
  await using db = await connectDatabase(config)
  // no tables, no memorial
  const id = await readInstallation(db, 'memorial').catch(() => undefined)
  if (id) throw taken(`is a memorial in ${databaseUrl ? 'the database of DATABASE_URL' : dataDir}`)
}

const taken = (what: string) =>
  new PlainError(`There ${what} already. Choose an empty place; nothing was changed.`)

/** A copy of the copy: opening it brings it to the newest form, and the backup is only read. */
async function openCopiedDatabase({ open, copy }: OpenBackup, folder: string): Promise<Kysely<Tables>> {
  const opened = await open(`${copy}/${DATABASE}`)
  if (!opened) throw new Error(`${copy}/${DATABASE} is missing`)
  await pipeline(opened.body, createWriteStream(sqliteFile(folder)))
  return openDatabase({ databaseUrl: null, dataDir: folder })
}
