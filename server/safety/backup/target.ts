import type { ByteSource } from '../../platform/storage/byteSource.ts'
import type { LocatedFiles } from '../../platform/inputs/locateFiles.ts'
import type { FileEntry, Manifest } from './manifest.ts'

/** The folder or ZIP file that a backup is written to. If a backup is interrupted, the next backup continues or replaces it. */
export interface BackupTarget extends AsyncDisposable {
  /** Finds a file that an earlier backup stored. Returns undefined if the file must be copied, for the first time or again. */
  findEarlierFile(key: string): Promise<FileEntry | undefined>
  /** keys of files that were damaged in earlier backups and are copied again */
  damagedKeys: ReadonlySet<string>
  /** whether other users of the machine can read the backup, because permissions cannot be changed on its disk */
  isOpenToOthers: boolean
  /** Copies a file. If the copying is interrupted, no partial file remains. Throws SourceError if the file cannot be read. */
  add(key: string, source: ByteSource): Promise<FileEntry>
  /** Writes the database and the manifest. This is the last step and makes the backup valid. Returns the backup's name. */
  finish(manifest: Omit<Manifest, 'database'>, databaseFile: string): Promise<string>
}

/** A memorial that can be read from files: a backup, or an archive that `npm run archive` or the dashboard made. */
export interface MemorialCopy extends LocatedFiles {
  /** the database; pass its `name` to `open` */
  database: FileEntry & { name: string }
  /** files by their storage keys; to open a file, pass its key to `open` with 'files/' in front */
  files: ReadonlyMap<string, FileEntry>
}
