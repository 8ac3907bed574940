const missing = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

/** Handler for `catch` where a file or folder may be missing. Other errors, such as a missing right to read it, are thrown. */
export function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (missing.has(String(error.code))) return null
  throw error
}
