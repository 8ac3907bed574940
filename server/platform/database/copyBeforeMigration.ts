import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { PlainError } from '../../base/errors/PlainError.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { sync } from '../storage/disk.ts'
import type { Tables } from './tables.ts'

/** The number of copies to keep. Older copies are removed. */
const MAX_COPIES = 3
const MB = 1024 * 1024

const getCopyPath = (dataDir: string, migration: string) =>
  path.join(dataDir, `memorial-before-${migration}.db`)

/** Whether a file in DATA_DIR has the name of a copy that was made before a migration. */
export const isCopyName = (name: string) => /^memorial-before-[\w-]+\.db$/.test(name)

/**
 * Copies an SQLite database before a migration, so that the previous version of the program can be used again. Throws PlainError
 * if there is no room for the copy.
 */
export async function copyBeforeMigration(
  db: Kysely<Tables>,
  databaseFile: string,
  migration: string,
): Promise<void> {
  const folder = path.dirname(databaseFile)
  const copyPath = getCopyPath(folder, migration)
  const partPath = `${copyPath}.part`
  await rm(partPath, { force: true })
  try {
    await sql`vacuum into ${partPath}`.execute(db)
    await sync(partPath)
  } catch (error) {
    await rm(partPath, { force: true })
    if (!isFull(error)) throw error
    const { size } = await stat(databaseFile)
    throw new PlainError(
      `An update begins with a copy of the database, and ${folder} has no room for it. Make ${Math.ceil(size / MB)} MB of ` +
        'room, then start again; nothing was changed.',
    )
  }
  await rename(partPath, copyPath)
  await sync(folder)
  await removeOldest(folder)
}

/**
 * Returns the path of the copy that was made before this migration; null if there is none. Older versions of the program can open
 * the copy.
 */
export function findCopyBefore(databaseFile: string, migration: string): string | null {
  const copyPath = getCopyPath(path.dirname(databaseFile), migration)
  return existsSync(copyPath) ? copyPath : null
}

/** Removes all but the newest copies. The names sort by age, because migrations are numbered. */
async function removeOldest(folder: string) {
  const copies = (await readdir(folder)).filter(isCopyName).sort()
  for (const name of copies.slice(0, -MAX_COPIES)) await rm(path.join(folder, name))
}
