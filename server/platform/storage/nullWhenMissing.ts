const missingCodes = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

/** Returns null for the error that a file or folder does not exist, for use with `catch`. Throws any other error again. */
export function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (missingCodes.has(String(error.code))) return null
  throw error
}
