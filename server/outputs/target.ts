import { PlainError } from '../base/errors/PlainError.ts'
import type { ByteSource } from '../platform/storage/byteSource.ts'

/** Where a copy is written to. Whatever happens, nothing is left that looks like a whole copy and is none. */
export interface CopyTarget {
  /** Names all files that will be written. Throws CopyError when the place cannot take a copy. */
  begin(paths: readonly string[]): Promise<void>
  /** Resolves to the SHA-256 in hex, and whether bytes were written: what is there already may stay. */
  write(path: string, source: ByteSource): Promise<{ sha256: string; isNew: boolean }>
  /** Only from here on the copy looks whole. */
  finish(): Promise<void>
  /** Ends in the middle. */
  abandon(): Promise<void>
}

/** A copy could not be made; the message is for people. */
export class CopyError extends PlainError {}

/** The list of checksums, in the form of `sha256sum`. */
export const MANIFEST = 'checksums.sha256'

export const manifestOf = (sums: ReadonlyMap<string, string>): string =>
  [...sums].map(([path, sha256]) => `${sha256}  ${path}\n`).join('')

/** Paths and checksums of a manifest. Lines that no copy of ours has are left out: files are removed by these names. */
export const readManifestText = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^([\da-f]{64}) {2}((?:[\w-][\w.-]*\/)*[\w-][\w. -]*)$/gm)].map(
      ([, sha256 = '', path = '']) => [path, sha256] as const,
    ),
  )
