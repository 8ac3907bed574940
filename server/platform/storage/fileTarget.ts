import type { ByteSource } from './byteSource.ts'
import { SourceError } from './fileWorkers.ts'

/**
 * A folder or ZIP file that files are written to. It looks complete only after `finish`, even if the power fails. If it is
 * disposed of earlier, a ZIP file is removed, and a folder remains for the next attempt to continue.
 */
export interface FileTarget extends AsyncDisposable {
  /** If the source cannot be read, throws SourceError; the target then lacks the file, and can take others. */
  add(path: string, source: ByteSource): Promise<WrittenFile>
  /** Makes the target look complete, once everything that was added is on the disk. */
  finish(): Promise<void>
}

export interface WrittenFile {
  bytes: number
  /** hexadecimal */
  sha256: string
  /** false if the target had this file already, with the same bytes */
  isNew: boolean
}

/** Handles an error of `add`: returns null if the source could not be read, and throws any other error again. */
export function nullWhenUnreadable(error: unknown): null {
  if (error instanceof SourceError) return null
  throw error
}
