/**
 * Reads the code points of the characters that a TrueType or OpenType font contains. If the file is a collection, reads its first
 * font. Reads only formats 4 and 12 of the `cmap` table, because all current fonts use these formats (OpenType 1.9.1, 'cmap').
 */
export function readFontLetters(font: Buffer): Set<number> {
  const letters = new Set<number>()
  const cmap = findTable(font, 'cmap')
  if (cmap === null) return letters
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const table = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4)
    const format = font.readUInt16BE(table)
    if (format === 4) addSegments(font, table, letters)
    if (format === 12) addGroups(font, table, letters)
  }
  return letters
}

function findTable(font: Buffer, name: string): number | null {
  const start = font.toString('latin1', 0, 4) === 'ttcf' ? font.readUInt32BE(12) : 0
  for (let index = 0; index < font.readUInt16BE(start + 4); index++) {
    const record = start + 12 + 16 * index
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8)
  }
  return null
}

function addSegments(font: Buffer, table: number, letters: Set<number>) {
  const size = font.readUInt16BE(table + 6)
  const [ends, starts] = [table + 14, table + 16 + size]
  for (let at = 0; at < size; at += 2) {
    const [start, end] = [font.readUInt16BE(starts + at), font.readUInt16BE(ends + at)]
    const delta = font.readUInt16BE(starts + size + at)
    const offsetAt = starts + 2 * size + at
    const offset = font.readUInt16BE(offsetAt)
    for (let point = start; point <= end && point !== 0xffff; point++) {
      const glyph = offset === 0 ? point + delta : font.readUInt16BE(offsetAt + offset + 2 * (point - start))
      if (glyph % 0x1_0000 !== 0) letters.add(point)
    }
  }
}

function addGroups(font: Buffer, table: number, letters: Set<number>) {
  for (let index = 0; index < font.readUInt32BE(table + 12); index++) {
    const group = table + 16 + 12 * index
    const end = font.readUInt32BE(group + 4)
    for (let point = font.readUInt32BE(group); point <= end; point++) letters.add(point)
  }
}
