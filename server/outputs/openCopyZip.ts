import type { FileWorkers } from '../platform/storage/fileWorkers.ts'
import { createZipFile, type ZipFile } from '../platform/zip/zipFile.ts'
import type { CopyTarget } from './target.ts'

/** Opens a ZIP file to write files into. In it, all files are in `folder` and have the date `madeAt`. */
export function openCopyZip(workers: FileWorkers, file: string, folder: string, madeAt: Date): CopyTarget {
  let zip: ZipFile | undefined
  const requireZip = () => {
    if (!zip) throw new Error('the copy was not begun')
    return zip
  }
  return {
    async begin() {
      zip = await createZipFile(workers, file, { sha256: true })
    },
    async write(name, source) {
      const { sha256 } = await requireZip().add(`${folder}/${name}`, madeAt, source)
      return { sha256, isNew: true }
    },
    finish: () => requireZip().finish(),
    abandon: async () => zip?.abandon(),
  }
}
