import { isClosed, readAccessState } from '../../platform/database/accessState.ts'
import type { Context } from '../../platform/context.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { singleFlight } from '../../base/concurrency/singleFlight.ts'
import type { OpenedFile } from '../../platform/storage/storage.ts'
import { firstOf, type FileSource, type SourcedFiles } from './fileSource.ts'

/** Opens what is stored under a key; null when nothing is. */
export type ReadKey = (key: string) => Promise<OpenedFile | null>

/** The file where it is stored; a missing one is derived first. Null when there is no such file. */
export async function findStored(
  files: SourcedFiles,
  name: string,
  readKey: ReadKey,
): Promise<OpenedFile | null> {
  const key = files.keyOf(name)
  return (await readKey(key)) ?? files.derive(name).then(() => readKey(key))
}

/**
 * Finds files of public/. A missing one is copied from private/, where it is derived first when it must be. Null when there
 * is no such file, or it has just been hidden.
 */
export function openPublished({ db, storage, unstoredFiles }: Context, sources: readonly FileSource[]) {
  const once = singleFlight<boolean>()

  /** A full disk has no room for another name: the file is then read where it is. */
  const copyOrStay = (from: string, to: string) =>
    storage.copy(from, to).catch((error: unknown) => {
      if (!isFull(error)) throw error
      return true
    })

  /** Whether the file exists and may be shown. */
  async function publish(files: SourcedFiles, key: string, name: string): Promise<boolean> {
    const from = files.keyOf(name)
    const to = `public/${key}/${name}`
    const isThere = async () => (await copyOrStay(from, to)) || unstoredFiles.get(from) !== undefined
    if (!(await isThere())) {
      await files.derive(name)
      if (!(await isThere())) return false
    }
    const isVisible = await firstOf(sources, 'public_key', key)
    if (isVisible && !isClosed(await readAccessState(db))) return true
    // hidden or closed while it was copied: the job that removes public files may have run already
    await storage.remove([to])
    return false
  }

  return async (files: SourcedFiles, key: string, name: string, readKey: ReadKey): ReturnType<ReadKey> => {
    const path = `public/${key}/${name}`
    const found = await readKey(path)
    if (found) return found
    if (!(await once(path, () => publish(files, key, name)))) return null
    return (await readKey(path)) ?? readKey(files.keyOf(name))
  }
}
