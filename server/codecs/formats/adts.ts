const MIN_FRAMES = 4
const HEAD_BYTES = 7

/** Whether the bytes begin with several AAC frames in a row, as recorders write them (ISO 13818-7). */
export function isAdts(bytes: Buffer): boolean {
  let at = 0
  for (let frameCount = 0; frameCount < MIN_FRAMES; frameCount++) {
    if (at + HEAD_BYTES > bytes.length || bytes[at] !== 0xff || ((bytes[at + 1] ?? 0) & 0xf6) !== 0xf0)
      return false
    // the settings differ from those of the first frame, so these are not frames of one stream
    if (bytes[at + 2] !== bytes[2]) return false
    const length = (bytes.readUIntBE(at + 3, 3) >> 5) & 0x1fff
    if (length < HEAD_BYTES) return false
    at += length
  }
  return true
}
