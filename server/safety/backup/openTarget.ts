import type { FileWorkers } from '../../platform/storage/fileWorkers.ts'
import { isZipName } from '../../platform/zip/isZipName.ts'
import { openZipTarget } from './zipTarget.ts'
import { openFolderTarget } from './folder/openFolderTarget.ts'
import type { BackupTarget } from './target.ts'

/** Opens a ZIP file for a path that ends in .zip, otherwise a backup folder. A folder keeps the newest `keepCount` backups. */
export const openTarget = (workers: FileWorkers, to: string, keepCount?: number): Promise<BackupTarget> =>
  isZipName(to) ? openZipTarget(workers, to) : openFolderTarget(workers, to, keepCount)
