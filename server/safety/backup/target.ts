import type { ByteSource } from '../../platform/storage/byteSource.ts'
import type { OpenedFile } from '../../platform/storage/storage.ts'
import type { FileEntry, Manifest } from './manifest.ts'

/** The folder or archive that a backup is written to. The next backup continues or replaces an unfinished one. */
export interface BackupTarget extends AsyncDisposable {
  /** Finds a file that an earlier copy stored; undefined if the file must be copied, for the first time or again. */
  findEarlier(key: string): Promise<FileEntry | undefined>
  /** keys of files that changed after they were written, and are copied again */
  damaged: ReadonlySet<string>
  /** whether other users of the machine can read the backup, because permissions cannot be changed on that disk */
  isOpenToOthers: boolean
  /** Copies a file; if it is cut off, nothing is left under its key. Throws SourceError if the file cannot be read. */
  add(key: string, source: ByteSource): Promise<FileEntry>
  /** Writes the database and the manifest as the last step, which makes the copy valid; returns its name. */
  finish(manifest: Omit<Manifest, 'database'>, databaseFile: string): Promise<string>
}

/** Reads the files of a backup, whether it is a folder or an archive. */
export interface BackupFiles extends AsyncDisposable {
  /** names of its copies, oldest first */
  copies: string[]
  /** Opens a file by a name such as 'files/private/<id>/original'; null if there is none. */
  open(name: string): Promise<OpenedFile | null>
  /** path of a file on this machine's disk; null in an archive */
  pathOf(name: string): string | null
}

/** A copy of a memorial to read from: one copy of a backup, or an archive. */
export interface MemorialCopy extends Pick<BackupFiles, 'open' | 'pathOf'> {
  /** the database, with the name that `open` takes */
  database: FileEntry & { name: string }
  /** files by their keys in storage; `open` finds them below files/ */
  files: ReadonlyMap<string, FileEntry>
}
