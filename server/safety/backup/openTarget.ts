import type { FileWorkers } from '../../platform/storage/fileWorkers.ts'
import { isZipName } from '../../platform/zip/isZipName.ts'
import { openArchiveTarget } from './archive.ts'
import { openFolderTarget } from './folder.ts'
import type { BackupTarget } from './target.ts'

/** Opens a ZIP file for a path that ends in .zip, otherwise a backup folder. A folder keeps the newest `keep` backups. */
export const openTarget = (workers: FileWorkers, to: string, keep?: number): Promise<BackupTarget> =>
  isZipName(to) ? openArchiveTarget(workers, to) : openFolderTarget(workers, to, keep)
