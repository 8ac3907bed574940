import type { Readable } from 'node:stream'

/** A file to import, on the disk or inside a ZIP file. */
export interface InputFile {
  /** the folder or ZIP file that was named; for a single file the folder it lies in */
  place: string
  /** below that folder or inside the ZIP file, with / between folders */
  path: string
  size: number
  /** its stream fails where the file is damaged */
  open(): Promise<Readable>
}

/** Files of folders and ZIP files, as if they lay in one: Google cuts an export into several ZIP files. */
export interface Sources extends Disposable {
  files: InputFile[]
}
