import type { Readable } from 'node:stream'

/** A file to import, on disk or in a ZIP file. */
export interface InputFile {
  /** path of the folder or ZIP file that the user named; if the user named a single file, path of its folder */
  root: string
  /** the file's path relative to that folder, or in the ZIP file, with '/' between folders */
  path: string
  size: number
  /** Opens a stream of the file's bytes. The stream fails where the file is damaged. */
  open(): Promise<Readable>
}

/** The files of all folders and ZIP files to import, in a single list, because Google splits an export into several ZIP files. */
export interface InputFiles extends Disposable {
  files: InputFile[]
}
