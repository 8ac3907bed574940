import { constants, copyFile, link, mkdir, open, readdir, rename, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { isSystemName } from '../../base/process/privateFolder.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { fail } from '../../base/errors/fail.ts'
import { newId } from '../../base/ids/newId.ts'
import { removeFile, removeTree } from '../../base/removeFiles.ts'
import type { Storage } from './storage.ts'
import { isUnsyncable } from './isUnsyncable.ts'
import { nullWhenMissing } from './nullWhenMissing.ts'

/**
 * Stores files below one folder. A key is a path relative to this folder. A new file is synced under a temporary name and then
 * renamed; then its folder is synced.
 */
export function openDiskStorage(root: string): Storage {
  const toPath = (key: string) => {
    if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key)) throw new Error(`not a storage key: ${key}`)
    return path.join(root, key)
  }

  return {
    async put(key, spooledPath) {
      await placeFile(root, toPath(key), async (partPath) => {
        await copyFile(spooledPath, partPath, constants.COPYFILE_FICLONE)
        await sync(partPath)
      })
    },

    async open(key, range) {
      const file = await open(toPath(key)).catch(nullWhenMissing)
      if (!file) return null
      const { size } = await file.stat()
      return { size, body: file.createReadStream(range) }
    },

    pathOf: toPath,

    async copy(from, to) {
      const source = toPath(from)
      if (!(await stat(source).catch(nullWhenMissing))) return false
      await placeFile(root, toPath(to), (partPath) =>
        link(source, partPath).catch(() => copyFile(source, partPath)),
      )
      return true
    },

    async remove(keys) {
      for (const key of keys) {
        await removeFile(toPath(key))
        // fails if the folder still contains files or no longer exists
        await rmdir(path.dirname(toPath(key))).catch(() => undefined)
      }
    },

    list: (prefix, after = '') => listBelow(root, prefix, after),

    async check() {
      await stat(root)
    },
  }
}

/**
 * Returns the folder in which files are written before they get their names. Its name begins with a dot, so that it cannot be the
 * folder of a key.
 */
const unfinishedFolder = (root: string) => path.join(root, '.unfinished')

/** Removes the unfinished files of a process that died. Call it when the server starts, before it writes anything. */
export const removeUnfinished = (root: string) => removeTree(unfinishedFolder(root))

/**
 * Calls `write`, then creates the target's folder and moves the written file into it. The folder is not created earlier, so that
 * a crash during `write` leaves no empty folder.
 */
async function placeFile(root: string, target: string, write: (partPath: string) => Promise<unknown>) {
  const folder = path.dirname(target)
  const partPath = path.join(unfinishedFolder(root), newId())
  try {
    await mkdir(unfinishedFolder(root), { recursive: true })
    await write(partPath)
    await mkdir(folder, { recursive: true })
    await rename(partPath, target)
    // if both names are links to the same file, rename does nothing, and `partPath` still exists
    await removeFile(partPath)
    await syncUpwards(folder)
  } catch (error) {
    await removeFile(partPath).catch(() => undefined)
    if (isFull(error)) throw fail('disk_full')
    throw error
  }
}

/** Ignores a folder if the file system cannot sync folders. */
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

/** Syncs a folder and the two folders above it. A new folder survives a crash only if the folders above it have been synced. */
async function syncUpwards(folder: string) {
  await sync(folder)
  await sync(path.dirname(folder))
  await sync(path.dirname(path.dirname(folder)))
}

async function listBelow(root: string, prefix: string, afterKey: string): Promise<string[]> {
  const foundKeys: string[] = []
  const slash = prefix.lastIndexOf('/') + 1
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(nullWhenMissing)
    const keys = (entries ?? [])
      .filter(({ name }) => !name.startsWith('.') && !isSystemName(name))
      .map((entry) => `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`)
      .sort()
    for (const key of keys) {
      if (foundKeys.length === 1_000) return
      const isPassed = key.endsWith('/') ? afterKey > key && !afterKey.startsWith(key) : key <= afterKey
      if (isPassed || !key.startsWith(prefix)) continue
      if (key.endsWith('/')) await walk(key)
      else foundKeys.push(key)
    }
  }
  await walk(prefix.slice(0, slash))
  return foundKeys
}
