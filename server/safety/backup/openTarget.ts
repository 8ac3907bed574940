import type { FileWorkers } from '../../platform/storage/fileWorkers.ts'
import { isZipName } from '../../platform/zip/isZipName.ts'
import { archiveTarget } from './archive.ts'
import { folderTarget } from './folder.ts'
import type { Target } from './target.ts'

/** A path that ends in .zip is one archive, any other a folder, of whose copies the newest `keep` stay. */
export const openTarget = (workers: FileWorkers, to: string, keep?: number): Promise<Target> =>
  isZipName(to) ? archiveTarget(workers, to) : folderTarget(workers, to, keep)
