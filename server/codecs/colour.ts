/**
 * Whether an ICC profile is sRGB under one of its many makers' names, so that leaving the profile away changes no
 * colour. Told by the description tag; a profile that says nothing of the kind is converted.
 */
export function isSrgbProfile(icc: Buffer): boolean {
  if (icc.length < 132 || icc.toString('latin1', 16, 20) !== 'RGB ') return false
  const tags = Math.min(icc.readUInt32BE(128), 100)
  for (let tag = 0; tag < tags && 132 + tag * 12 + 12 <= icc.length; tag++) {
    const at = 132 + tag * 12
    if (icc.toString('latin1', at, at + 4) !== 'desc') continue
    const start = icc.readUInt32BE(at + 4)
    const description = icc.toString('latin1', start, start + icc.readUInt32BE(at + 8)).replaceAll('\0', '')
    return /sRGB/.test(description) && !/linear|gamma/i.test(description)
  }
  return false
}
