import type { Context } from '../context.ts'
import { isFull } from '../database/databaseErrors.ts'
import { singleFlight } from '../singleFlight.ts'
import type { OpenedFile, Range } from '../storage/storage.ts'
import { firstOf, type FileSource, type SourcedFiles } from './fileSource.ts'

export interface Published {
  /** null when there is no such file, or it has just been hidden */
  open(files: SourcedFiles, key: string, name: string, range?: Range): Promise<OpenedFile | null>
}

/** Files of public/. A missing one is copied from private/, where it is derived first when it must be. */
export function openPublished(
  { storage, unstoredFiles }: Context,
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
    if (await firstOf(sources, (source) => source.byPublicKey(key))) return true
    // hidden while it was copied: the job that removes public files may have run already
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
