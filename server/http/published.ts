import { isClosed, readAccessState } from '../access/accessState.ts'
import type { Context } from '../context.ts'
import { isFull } from '../database/databaseErrors.ts'
import { singleFlight } from '../singleFlight.ts'
import type { OpenedFile, Range } from '../storage/storage.ts'
import { firstOf, type FileSource, type SourcedFiles } from './fileSource.ts'

/** The file where it is stored; a missing one is derived first. Null when there is no such file. */
export async function openStored(
  { storage, unstoredFiles }: Pick<Context, 'storage' | 'unstoredFiles'>,
  files: SourcedFiles,
  name: string,
  range?: Range,
): Promise<OpenedFile | null> {
  const path = `private/${files.id}/${name}`
  const open = async () => (await storage.open(path, range)) ?? unstoredFiles.open(path, range)
  return (await open()) ?? files.derive().then(open)
}

export interface Published {
  /** null when there is no such file, or it has just been hidden */
  open(files: SourcedFiles, key: string, name: string, range?: Range): Promise<OpenedFile | null>
}

/** Files of public/. A missing one is copied from private/, where it is derived first when it must be. */
export function openPublished(
  { db, storage, unstoredFiles }: Context,
  sources: readonly FileSource[],
): Published {
  const once = singleFlight<boolean>()

  /** A full disk has no room for another name: the file is then read where it is. */
  const copyOrStay = (from: string, to: string) =>
    storage.copy(from, to).catch((error: unknown) => {
      if (!isFull(error)) throw error
      return true
    })

  /** Whether the file exists and may be shown. */
  async function publish(files: SourcedFiles, key: string, name: string): Promise<boolean> {
    const from = `private/${files.id}/${name}`
    const to = `public/${key}/${name}`
    const isThere = async () => (await copyOrStay(from, to)) || unstoredFiles.get(from) !== undefined
    if (!(await isThere())) {
      await files.derive()
      if (!(await isThere())) return false
    }
    const isVisible = await firstOf(sources, (source) => source.byPublicKey(key))
    if (isVisible && !isClosed(await readAccessState(db))) return true
    // hidden or closed while it was copied: the job that removes public files may have run already
    await storage.remove([to])
    return false
  }

  return {
    async open(files, key, name, range) {
      const path = `public/${key}/${name}`
      const opened = await storage.open(path, range)
      if (opened) return opened
      if (!(await once(path, () => publish(files, key, name)))) return null
      const stored = `private/${files.id}/${name}`
      return (
        (await storage.open(path, range)) ??
        (await storage.open(stored, range)) ??
        unstoredFiles.open(stored, range)
      )
    },
  }
}
