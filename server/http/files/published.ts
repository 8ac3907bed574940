import { isClosed, readAccessState } from '../../platform/database/accessState.ts'
import type { Context } from '../../platform/context.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { singleFlight } from '../../base/concurrency/singleFlight.ts'
import type { OpenedFile } from '../../platform/storage/storage.ts'
import { findFiles, type FileSource, type UploadFiles } from './fileSource.ts'

/** Opens the file stored under a key; null when there is none. */
export type ReadKey = (key: string) => Promise<OpenedFile | null>

/** Opens a file where it is stored; derives a missing one first. Null when there is no such file. */
export async function openStoredFile(
  files: UploadFiles,
  name: string,
  readKey: ReadKey,
): Promise<OpenedFile | null> {
  const key = files.keyOf(name)
  return (await readKey(key)) ?? files.derive(name).then(() => readKey(key))
}

/**
 * Makes a function that opens files of public/. A missing one is copied from private/, where it is derived first if necessary.
 * The result is null when there is no such file, or it was just hidden.
 */
export function makePublishedFinder({ db, storage, unstoredFiles }: Context, sources: readonly FileSource[]) {
  const once = singleFlight<boolean>()

  /** Copies a file; on a full disk does nothing, and the file is then read from its original place. */
  const copyOrStay = (from: string, to: string) =>
    storage.copy(from, to).catch((error: unknown) => {
      if (!isFull(error)) throw error
      return true
    })

  /** Copies the file to public/; false when it does not exist or must not be shown. */
  async function publish(files: UploadFiles, key: string, name: string): Promise<boolean> {
    const from = files.keyOf(name)
    const to = `public/${key}/${name}`
    const isThere = async () => (await copyOrStay(from, to)) || unstoredFiles.get(from) !== undefined
    if (!(await isThere())) {
      await files.derive(name)
      if (!(await isThere())) return false
    }
    const isVisible = await findFiles(sources, 'public_key', key)
    if (isVisible && !isClosed(await readAccessState(db))) return true
    // hidden or closed while it was copied: the job that removes public files may have run already
    await storage.remove([to])
    return false
  }

  return async (files: UploadFiles, key: string, name: string, readKey: ReadKey): ReturnType<ReadKey> => {
    const path = `public/${key}/${name}`
    const found = await readKey(path)
    if (found) return found
    if (!(await once(path, () => publish(files, key, name)))) return null
    return (await readKey(path)) ?? readKey(files.keyOf(name))
  }
}
