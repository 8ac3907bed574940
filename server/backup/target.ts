import type { ByteSource } from '../storage/byteSource.ts'
import type { OpenedFile } from '../storage/storage.ts'
import type { FileEntry, Manifest } from './manifest.ts'

/** Where a backup is written: a folder that grows, or one archive. What is unfinished is continued or replaced by the next. */
export interface Target extends AsyncDisposable {
  /** the file as it arrived with an earlier copy; files never change, so it need not be read again */
  earlier(key: string): FileEntry | undefined
  /** Copies a file in; what is cut off leaves nothing under its key. Throws SourceError when it cannot be read. */
  add(key: string, source: ByteSource): Promise<FileEntry>
  /** Takes the database and the manifest as the last step, after which the copy counts; answers its name. */
  finish(manifest: Omit<Manifest, 'database'>, databaseFile: string): Promise<string>
}

/** What a folder and an archive are read through. */
export interface BackupFiles extends AsyncDisposable {
  /** names of the copies in it, oldest first */
  copies: string[]
  /** such as 'files/private/<id>/original'; null for what is not there */
  open(name: string): Promise<OpenedFile | null>
}
