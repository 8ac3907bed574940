import { isClosed, readAccessState } from '../../memorial/accessState.ts'
import type { Context } from '../../platform/context.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { singleFlight } from '../../base/concurrency/singleFlight.ts'
import type { OpenedFile } from '../../platform/storage/storage.ts'
import type { DeriveMissing } from './deriveMissing.ts'
import { findFiles, type FileSource, type UploadFiles } from './fileSource.ts'
import { makePublishedKey } from '../../platform/storage/keys.ts'

/** A function that opens the file stored under a key. It resolves to null if there is no such file. */
export type OpenByKey = (key: string) => Promise<OpenedFile | null>

/**
 * Makes a function that opens files in public/. If a file is missing there, the function copies the file from private/. If the
 * file is missing there, too, the function derives it. The function returns null if there is no such file, or if the file has
 * just been hidden.
 */
export function makePublishedFinder(
  { db, storage, unstoredFiles }: Context,
  sources: readonly FileSource[],
  deriveMissing: DeriveMissing,
) {
  const publishOnce = singleFlight<boolean>()

  /** On a full disk, makes no copy but returns true, because the file can be read from its original place. */
  const copyUnlessFull = (sourceKey: string, targetKey: string) =>
    storage.copy(sourceKey, targetKey).catch((error: unknown) => {
      if (!isFull(error)) throw error
      return true
    })

  /** Copies the file to public/. Returns false if the file does not exist or must not be shown. */
  async function publish(files: UploadFiles, key: string, name: string): Promise<boolean> {
    const sourceKey = files.findStorageKey(name)
    const targetKey = makePublishedKey(key, name)
    const tryCopy = async () =>
      (await copyUnlessFull(sourceKey, targetKey)) || unstoredFiles.get(sourceKey) !== undefined
    if (!(await deriveMissing(files, name, tryCopy))) return false
    const isVisible = await findFiles(sources, 'public_key', key)
    if (isVisible && !isClosed(await readAccessState(db))) return true
    // the item was hidden or the memorial closed during the copy, and the job that removes public files may already have run
    await storage.remove([targetKey])
    return false
  }

  return async (
    files: UploadFiles,
    key: string,
    name: string,
    openByKey: OpenByKey,
  ): ReturnType<OpenByKey> => {
    const path = makePublishedKey(key, name)
    const openedFile = await openByKey(path)
    if (openedFile) return openedFile
    if (!(await publishOnce(path, () => publish(files, key, name)))) return null
    return (await openByKey(path)) ?? openByKey(files.findStorageKey(name))
  }
}
