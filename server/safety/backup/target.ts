import type { ByteSource } from '../../platform/storage/byteSource.ts'
import type { OpenedFile } from '../../platform/storage/storage.ts'
import type { FileEntry, Manifest } from './manifest.ts'

/** Where a backup is written: a folder that grows, or one archive. What is unfinished is continued or replaced by the next. */
export interface Target extends AsyncDisposable {
  /** the file as it arrived with an earlier copy; undefined when it must be copied, for the first time or anew */
  earlier(key: string): Promise<FileEntry | undefined>
  /** keys of files that are no longer as they had been written, and are copied anew */
  damaged: ReadonlySet<string>
  /** whether other users of the machine may read it, because rights cannot be changed on that disk */
  isOpenToOthers: boolean
  /** Copies a file in; what is cut off leaves nothing under its key. Throws SourceError when it cannot be read. */
  add(key: string, source: ByteSource): Promise<FileEntry>
  /** Takes the database and the manifest as the last step, after which the copy counts; answers its name. */
  finish(manifest: Omit<Manifest, 'database'>, databaseFile: string): Promise<string>
}

/** Reads the files of a backup, whether it is a folder or an archive. */
export interface BackupFiles extends AsyncDisposable {
  /** names of the copies in it, oldest first */
  copies: string[]
  /** such as 'files/private/<id>/original'; null for what is not there */
  open(name: string): Promise<OpenedFile | null>
  /** where a file lies on this machine's disk; null inside an archive */
  pathOf(name: string): string | null
}

/** A copy of a memorial, to be read: one of a backup, or an archive. */
export interface Copy extends Pick<BackupFiles, 'open' | 'pathOf'> {
  /** its database, by the name under which `open` gives it */
  database: FileEntry & { name: string }
  /** by their keys in storage; `open` gives them below files/ */
  files: ReadonlyMap<string, FileEntry>
}
