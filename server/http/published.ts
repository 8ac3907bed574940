import type { Context } from '../context.ts'
import { singleFlight } from '../singleFlight.ts'
import type { OpenedFile, Range } from '../storage/storage.ts'
import { firstOf, type FileSource, type SourcedFiles } from './fileSource.ts'

export interface Published {
  /** null when there is no such file, or it was hidden meanwhile */
  open(files: SourcedFiles, key: string, name: string, range?: Range): Promise<OpenedFile | null>
}

/** What lies in public/, or is copied there from private/ when someone asks for it, where it is made if it must be. */
export function openPublished({ storage }: Context, sources: readonly FileSource[]): Published {
  const once = singleFlight<boolean>()

  /** Whether it was there and may be shown. */
  async function publish(files: SourcedFiles, key: string, name: string): Promise<boolean> {
    const from = `private/${files.id}/${name}`
    const to = `public/${key}/${name}`
    if (!(await storage.copy(from, to))) {
      await files.derive()
      if (!(await storage.copy(from, to))) return false
    }
    if (await firstOf(sources, (source) => source.byPublicKey(key))) return true
    // hidden while it was copied: whoever removes the public files may have been here already
    await storage.remove([to])
    return false
  }

  return {
    async open(files, key, name, range) {
      const path = `public/${key}/${name}`
      const there = await storage.open(path, range)
      if (there) return there
      return (await once(path, () => publish(files, key, name))) ? storage.open(path, range) : null
    },
  }
}
