import { existsSync } from 'node:fs'
import { readdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { PlainError } from '../../base/errors/PlainError.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { removeFile } from '../../base/removeFiles.ts'
import { sync } from '../storage/disk.ts'
import type { Tables } from './tables.ts'

const MAX_FORMER_DATABASES = 3
const MB = 1024 * 1024

const getFormerPath = (dataDir: string, migration: string) =>
  path.join(dataDir, `memorial-before-${migration}.db`)

/** Whether a file in DATA_DIR has the name of a database as it was before a migration. */
export const isFormerDatabaseName = (name: string) => /^memorial-before-[\w-]+\.db$/.test(name)

/**
 * Copies an SQLite database before a migration, so that the previous version of the program can be used again. Throws PlainError
 * if there is no room for it.
 */
export async function copyBeforeMigration(
  db: Kysely<Tables>,
  databaseFile: string,
  migration: string,
): Promise<void> {
  const folder = path.dirname(databaseFile)
  const formerPath = getFormerPath(folder, migration)
  const partPath = `${formerPath}.part`
  await removeFile(partPath)
  try {
    await sql`vacuum into ${partPath}`.execute(db)
    await sync(partPath)
  } catch (error) {
    await removeFile(partPath)
    if (!isFull(error)) throw error
    const { size } = await stat(databaseFile)
    throw new PlainError(
      `An update begins with a copy of the database, and ${folder} has no room for it. Make ${Math.ceil(size / MB)} MB of ` +
        'room, then start again; nothing was changed.',
    )
  }
  await rename(partPath, formerPath)
  await sync(folder)
  await removeOldest(folder)
}

/**
 * Returns the path of the database as it was before this migration; null if there is none. Older versions of the program can open
 * it.
 */
export function findDatabaseBefore(databaseFile: string, migration: string): string | null {
  const formerPath = getFormerPath(path.dirname(databaseFile), migration)
  return existsSync(formerPath) ? formerPath : null
}

/** The names sort by age, because migrations are numbered. */
async function removeOldest(folder: string) {
  const names = (await readdir(folder)).filter(isFormerDatabaseName).sort()
  for (const name of names.slice(0, -MAX_FORMER_DATABASES)) await removeFile(path.join(folder, name))
}
