import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { DAY } from '../../../domain/timeUnits.ts'

/**
 * Makes the folder in which the tests of all processes keep what is costly to make, and marks it as used now. `version` names the
 * state of the code that makes it. Removes the folders of other versions that have not been used for a week.
 */
export async function makeCacheFolder(name: string, version: string): Promise<string> {
  const parent = path.resolve(import.meta.dirname, '../../../node_modules/.cache', `tests-${name}`)
  const folder = path.join(parent, version)
  await mkdir(folder, { recursive: true })
  await utimes(folder, new Date(), new Date())
  for (const other of await readdir(parent))
    if (other !== version) await removeIfOld(path.join(parent, other))
  return folder
}

/** Several processes may remove a folder at once, so it may be gone, or no longer be empty. */
async function removeIfOld(folder: string) {
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }))
  if (mtimeMs > Date.now() - 7 * DAY) return
  await rm(folder, { recursive: true, force: true }).catch(() => undefined)
}
