import type { FileTarget } from '../../platform/storage/fileTarget.ts'
import type { FileEntry } from './manifest.ts'

/**
 * The folder or ZIP file that a backup is written to: first the stored files (`makeFilePath`), then the database and the manifest
 * in a folder that has the backup's name. If a backup is interrupted, the next backup continues or replaces it.
 */
export interface BackupTarget extends FileTarget {
  /** Finds a file that an earlier backup stored. Returns undefined if the file must be copied, for the first time or again. */
  findEarlierFile(path: string): Promise<FileEntry | undefined>
  /** paths of files that were damaged in earlier backups and are copied again */
  damagedPaths: ReadonlySet<string>
  /** whether other users of the machine can read the backup, because permissions cannot be changed on its disk */
  isOpenToOthers: boolean
}
