import type { FileWorkers } from '../../platform/storage/fileWorkers.ts'
import { isZipName } from '../../platform/zip/isZipName.ts'
import { openArchiveTarget } from './archive.ts'
import { openFolderTarget } from './folder.ts'
import type { BackupTarget } from './target.ts'

/** Opens an archive for a path that ends in .zip, else a folder, which keeps the newest `keep` copies. */
export const openTarget = (workers: FileWorkers, to: string, keep?: number): Promise<BackupTarget> =>
  isZipName(to) ? openArchiveTarget(workers, to) : openFolderTarget(workers, to, keep)
