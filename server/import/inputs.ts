import type { Readable } from 'node:stream'

/** A file to import, on the disk or inside a ZIP file. */
export interface InputFile {
  /** the folder or ZIP file that was named; for a single file the folder it lies in */
  root: string
  /** the file's path below that folder or inside the ZIP file, with / between folders */
  path: string
  size: number
  /** opens a stream that fails where the file is damaged */
  open(): Promise<Readable>
}

/** The files of all folders and ZIP files that were named, as one list: Google splits an export into several ZIP files. */
export interface InputFiles extends Disposable {
  files: InputFile[]
}
