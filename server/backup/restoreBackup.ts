import { createWriteStream, existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Config, StartupError } from '../config.ts'
import type { Kysely } from 'kysely'
import { connectDatabase, openDatabase, sqliteFile } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { readInstallation } from '../installation.ts'
import { checkUnused, folderPlace, serversPlace } from '../move/places.ts'
import { type Moved, moveMemorial, type Source } from '../move/move.ts'
import { openSpool } from '../storage/spool.ts'
import { DATABASE } from './manifest.ts'
import type { OpenBackup } from './openBackup.ts'

/**
 * Brings a copy up in the empty place that the configuration names, as a move does: files are read back and rows compared,
 * and no server starts on what is unfinished. Throws StartupError, with nothing changed, when a memorial is there.
 */
export async function restoreBackup(
  backup: OpenBackup,
  config: Config,
  onProgress: (message: string, part: number) => void,
): Promise<Moved> {
  await checkUnused(config)
  await checkIsEmpty(config)
  const spool = await openSpool(config.dataDir)
  const folder = await spool.folder()
  const to = await (config.databaseUrl ? serversPlace(config) : folderPlace(config.dataDir, false))
  try {
    const db = await openCopiedDatabase(backup, folder)
    try {
      return await moveMemorial(sourceOf(backup, db), to, spool, onProgress)
    } finally {
      await db.destroy()
    }
  } finally {
    await to.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Before anything there is opened for writing, for that alone would bring an older database to its newest form. */
async function checkIsEmpty(config: Config) {
  const file = sqliteFile(config.dataDir)
  if (!config.databaseUrl && !existsSync(file)) {
    const files = await readdir(path.join(config.dataDir, 'files')).catch(() => [])
    if (files.length > 0) throw taken(`are files in ${config.dataDir}`)
    return
  }
  const db = await connectDatabase(config)
  try {
    // no tables, no memorial
    const id = await readInstallation(db, 'memorial').catch(() => undefined)
    if (id)
      throw taken(
        config.databaseUrl
          ? 'is a memorial in the database of DATABASE_URL'
          : `is a memorial in ${config.dataDir}`,
      )
  } finally {
    await db.destroy()
  }
}

const taken = (what: string) =>
  new StartupError(`There ${what} already. Choose an empty place; nothing was changed.`)

/** A copy of the copy: opening it brings it to the newest form, and the backup is only read. */
async function openCopiedDatabase({ open, copy }: OpenBackup, folder: string): Promise<Kysely<Tables>> {
  const opened = await open(`${copy}/${DATABASE}`)
  if (!opened) throw new Error(`${copy}/${DATABASE} is missing`)
  await pipeline(opened.body, createWriteStream(sqliteFile(folder)))
  return openDatabase({ databaseUrl: null, dataDir: folder })
}

function sourceOf({ copy, manifest, open }: OpenBackup, db: Kysely<Tables>): Source {
  const keys = Object.keys(manifest.files).sort()
  return {
    name: `the backup ${copy}`,
    db,
    storage: {
      open: (key) => open(`files/${key}`),
      list: async (prefix, after = '') =>
        keys.filter((key) => key.startsWith(prefix) && key > after).slice(0, 1_000),
    },
  }
}
