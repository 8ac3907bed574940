import type { FileWorkers } from '../../platform/storage/fileWorkers.ts'
import { isZipName } from '../../platform/zip/isZipName.ts'
import { archiveTarget } from './archive.ts'
import { folderTarget } from './folder.ts'
import type { Target } from './target.ts'

/** Opens an archive for a path that ends in .zip, else a folder, which keeps the newest `keep` copies. */
export const openTarget = (workers: FileWorkers, to: string, keep?: number): Promise<Target> =>
  isZipName(to) ? archiveTarget(workers, to) : folderTarget(workers, to, keep)
