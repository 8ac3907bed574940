const missing = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

/** For `catch` where a file or folder may not be there. One that may not be read is not missing: that error stays. */
export function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (missing.has(String(error.code))) return null
  throw error
}
