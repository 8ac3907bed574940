/** The name of the file that lists the checksums of a static copy, in the format of the command `sha256sum`. */
export const CHECKSUMS_NAME = 'checksums.sha256'

export const formatChecksums = (checksums: ReadonlyMap<string, string>): string =>
  [...checksums].map(([path, sha256]) => `${sha256}  ${path}\n`).join('')

/**
 * Returns the checksums by path. Skips paths that this application never writes, because its caller may delete the files at the
 * returned paths.
 */
export const parseChecksums = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^([\da-f]{64}) {2}((?:[\w-][\w.-]*\/)*[\w-][\w. -]*)$/gm)].map(
      ([, sha256 = '', path = '']) => [path, sha256] as const,
    ),
  )
