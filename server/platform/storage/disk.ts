import { constants, copyFile, link, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { fail } from '../../base/errors/fail.ts'
import { newId } from '../../base/ids/newId.ts'
import type { Storage } from './storage.ts'
import { isUnsyncable } from './isUnsyncable.ts'
import { nullWhenMissing } from './nullWhenMissing.ts'

/**
 * Stores files below one folder; a key is a path in it. New files appear by rename, after they were synced; their folder is
 * synced afterwards.
 */
export function diskStorage(root: string): Storage {
  const at = (key: string) => {
    if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key)) throw new Error(`not a storage key: ${key}`)
    return path.join(root, key)
  }

  return {
    async put(key, spooled) {
      await placeFile(root, at(key), async (part) => {
        await copyFile(spooled, part, constants.COPYFILE_FICLONE)
        await sync(part)
      })
    },

    async open(key, range) {
      const file = await open(at(key)).catch(nullWhenMissing)
      if (!file) return null
      const { size } = await file.stat()
      return { size, body: file.createReadStream(range) }
    },

    pathOf: at,

    async copy(from, to) {
      const source = at(from)
      if (!(await stat(source).catch(nullWhenMissing))) return false
      await placeFile(root, at(to), (part) => link(source, part).catch(() => copyFile(source, part)))
      return true
    },

    async remove(keys) {
      for (const key of keys) {
        await rm(at(key), { force: true })
        await rmdir(path.dirname(at(key))).catch(() => undefined) // still holds files, or is gone already
      }
    },

    list: (prefix, after = '') => listBelow(root, prefix, after),

    async check() {
      await stat(root)
    },
  }
}

/** Files are written here before they get their names; a key never begins with a dot. */
const unfinishedFolder = (root: string) => path.join(root, '.unfinished')

/** Removes files that a process left unfinished when it died; call it at a start, before anything is written. */
export const removeUnfinished = (root: string) => rm(unfinishedFolder(root), { recursive: true, force: true })

/** Makes the file's folder last, so that a crash leaves no empty one. */
async function placeFile(root: string, target: string, write: (part: string) => Promise<unknown>) {
  const folder = path.dirname(target)
  const part = path.join(unfinishedFolder(root), newId())
  try {
    await mkdir(unfinishedFolder(root), { recursive: true })
    await write(part)
    await mkdir(folder, { recursive: true })
    await rename(part, target)
    // rename of two links to one file is a no-op that leaves the first behind
    await rm(part, { force: true })
    await syncUpwards(folder)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    if (isFull(error)) throw fail('disk_full')
    throw error
  }
}

/** Syncs a file or folder; ignores folders where the file system cannot sync them. */
export async function sync(file: string) {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } catch (error) {
    if (!isUnsyncable(error) || !(await handle.stat()).isDirectory()) throw error
  } finally {
    await handle.close()
  }
}

/** Syncs three levels, which cover `private/<id>/<name>`: a new folder's name is durable only once its parents are. */
async function syncUpwards(folder: string) {
  await sync(folder)
  await sync(path.dirname(folder))
  await sync(path.dirname(path.dirname(folder)))
}

async function listBelow(root: string, prefix: string, after: string): Promise<string[]> {
  const found: string[] = []
  const slash = prefix.lastIndexOf('/') + 1
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(nullWhenMissing)
    const keys = (entries ?? [])
      .filter((entry) => !entry.name.startsWith('.'))
      .map((entry) => `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`)
      .sort()
    for (const key of keys) {
      if (found.length === 1_000) return
      const passed = key.endsWith('/') ? after > key && !after.startsWith(key) : key <= after
      if (passed || !(key.startsWith(prefix) || prefix.startsWith(key))) continue
      if (key.endsWith('/')) await walk(key)
      else found.push(key)
    }
  }
  await walk(prefix.slice(0, slash))
  return found
}
