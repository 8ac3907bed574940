/**
 * Reads the code points of the characters that a TrueType or OpenType font contains. If the file is a collection, reads its first
 * font. Reads only formats 4 and 12 of the `cmap` table, because all current fonts use these formats (OpenType 1.9.1, 'cmap').
 */
export function readFontCodePoints(font: Buffer): Set<number> {
  const codePoints = new Set<number>()
  const cmap = findTable(font, 'cmap')
  if (cmap === null) return codePoints
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const tableOffset = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4)
    const format = font.readUInt16BE(tableOffset)
    if (format === 4) addSegments(font, tableOffset, codePoints)
    if (format === 12) addGroups(font, tableOffset, codePoints)
  }
  return codePoints
}

function findTable(font: Buffer, name: string): number | null {
  const start = font.toString('latin1', 0, 4) === 'ttcf' ? font.readUInt32BE(12) : 0
  for (let index = 0; index < font.readUInt16BE(start + 4); index++) {
    const recordOffset = start + 12 + 16 * index
    if (font.toString('latin1', recordOffset, recordOffset + 4) === name)
      return font.readUInt32BE(recordOffset + 8)
  }
  return null
}

function addSegments(font: Buffer, tableOffset: number, codePoints: Set<number>) {
  const segmentBytes = font.readUInt16BE(tableOffset + 6)
  const [endsOffset, startsOffset] = [tableOffset + 14, tableOffset + 16 + segmentBytes]
  for (let at = 0; at < segmentBytes; at += 2) {
    const [start, end] = [font.readUInt16BE(startsOffset + at), font.readUInt16BE(endsOffset + at)]
    const delta = font.readUInt16BE(startsOffset + segmentBytes + at)
    const rangeOffsetPosition = startsOffset + 2 * segmentBytes + at
    const rangeOffset = font.readUInt16BE(rangeOffsetPosition)
    for (let codePoint = start; codePoint <= end && codePoint !== 0xffff; codePoint++) {
      const glyph =
        rangeOffset === 0
          ? codePoint + delta
          : font.readUInt16BE(rangeOffsetPosition + rangeOffset + 2 * (codePoint - start))
      if (glyph % 0x1_0000 !== 0) codePoints.add(codePoint)
    }
  }
}

function addGroups(font: Buffer, tableOffset: number, codePoints: Set<number>) {
  for (let index = 0; index < font.readUInt32BE(tableOffset + 12); index++) {
    const groupOffset = tableOffset + 16 + 12 * index
    const end = font.readUInt32BE(groupOffset + 4)
    for (let codePoint = font.readUInt32BE(groupOffset); codePoint <= end; codePoint++)
      codePoints.add(codePoint)
  }
}
