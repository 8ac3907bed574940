import type { Readable } from 'node:stream'

/** A file to import or to restore from, on disk or in a ZIP file. */
export interface InputFile {
  /** path of the folder or ZIP file that the user named; if the user named a single file, path of its folder */
  root: string
  /** the file's path relative to that folder, or in the ZIP file, with '/' between folders */
  path: string
  size: number
  /** path on this machine's disk; absent for a file in a ZIP file, and for a path that is not UTF-8 */
  diskPath?: string
  /** Throws an error whose message is the reason if the file cannot be opened. The stream fails where the file is damaged. */
  open(): Promise<Readable>
}

/** A file, link or folder that cannot be read. */
export interface UnreadablePart {
  path: string
  /** such as 'this user may not read it' */
  reason: string
}

/** The files of all folders and ZIP files to import, in a single list, because Google splits an export into several ZIP files. */
export interface InputFiles extends Disposable {
  files: InputFile[]
  unreadable: UnreadablePart[]
}
