const missingCodes = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

/** For use with `catch`. Returns null if the error says that a file or folder does not exist, and rethrows any other error. */
export function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (missingCodes.has(String(error.code))) return null
  throw error
}
