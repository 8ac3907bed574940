import { PlainError } from '../base/errors/PlainError.ts'
import type { ByteSource } from '../platform/storage/byteSource.ts'

/** The folder or ZIP file that a static copy is written to. An incomplete copy never looks complete, even after a crash. */
export interface CopyTarget {
  /** Begins the static copy. `paths` are all files that will be written. Throws CopyError if the folder holds other files. */
  begin(paths: readonly string[]): Promise<void>
  /**
   * Writes a file, unless an identical file is found at its path. `sha256` is in hex. `isNew` is false if the file has not
   * changed.
   */
  write(path: string, source: ByteSource): Promise<{ sha256: string; isNew: boolean }>
  /** Makes the copy look complete. */
  finish(): Promise<void>
  /** Stops writing. The copy stays incomplete, or is removed. */
  abandon(): Promise<void>
}

/** The error if a static copy cannot be made. Its message is for people. */
export class CopyError extends PlainError {}

/** The name of the file that lists the checksums of a static copy, in the format of the command `sha256sum`. */
export const CHECKSUMS_NAME = 'checksums.sha256'

export const formatManifest = (checksums: ReadonlyMap<string, string>): string =>
  [...checksums].map(([path, sha256]) => `${sha256}  ${path}\n`).join('')

/**
 * Parses a list of checksums. Returns the checksums by path. Skips paths that this application never writes, because its caller
 * may delete the files at the returned paths.
 */
export const parseChecksums = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^([\da-f]{64}) {2}((?:[\w-][\w.-]*\/)*[\w-][\w. -]*)$/gm)].map(
      ([, sha256 = '', path = '']) => [path, sha256] as const,
    ),
  )
