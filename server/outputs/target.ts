import { PlainError } from '../base/errors/PlainError.ts'
import type { ByteSource } from '../platform/storage/byteSource.ts'

/** The destination of a copy. Whatever happens, an incomplete copy never looks complete. */
export interface CopyTarget {
  /** Takes the paths of all files that will be written. Throws CopyError when the destination cannot take a copy. */
  begin(paths: readonly string[]): Promise<void>
  /** Resolves to the SHA-256 in hex, and whether bytes were written: an identical existing file stays. */
  write(path: string, source: ByteSource): Promise<{ sha256: string; isNew: boolean }>
  /** Makes the copy look complete. */
  finish(): Promise<void>
  /** Ends an incomplete copy. */
  abandon(): Promise<void>
}

/** Thrown when a copy cannot be made; the message is for people. */
export class CopyError extends PlainError {}

/** The name of the list of checksums, which has the format of `sha256sum`. */
export const MANIFEST = 'checksums.sha256'

export const formatManifest = (sums: ReadonlyMap<string, string>): string =>
  [...sums].map(([path, sha256]) => `${sha256}  ${path}\n`).join('')

/** Parses a manifest into checksums by path. Skips lines that no copy of ours has, because files are deleted by these paths. */
export const parseChecksums = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^([\da-f]{64}) {2}((?:[\w-][\w.-]*\/)*[\w-][\w. -]*)$/gm)].map(
      ([, sha256 = '', path = '']) => [path, sha256] as const,
    ),
  )
