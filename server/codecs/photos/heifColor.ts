import { type Box, readBoxes, findBox, parseMeta } from '../formats/isoBoxes.ts'
import type { FileWindow } from '../formats/fileWindow.ts'
import { readPrimaryItem } from '../formats/heifItems.ts'

/**
 * Reads the color primaries and the transfer function (ITU-T H.273) from the nclx property of the primary picture in a HEIC or
 * AVIF. Returns null if the picture has no such property. Other pictures in the file, such as gain maps, have other colors.
 */
export function readCicp(file: FileWindow): [primaries: number, transfer: number] | null {
  const parsed = parseMeta(file)
  if (!parsed) return null
  const { bytes, meta } = parsed
  const [container, associations] = [
    findBox(bytes, meta, 'iprp', 'ipco'),
    findBox(bytes, meta, 'iprp', 'ipma'),
  ]
  if (!container || !associations) return null
  try {
    const properties = readBoxes(bytes, container.body, container.end)
    const colorProperty = readPropertyIndexes(bytes, associations, readPrimaryItem(parsed))
      .map((index) => properties[index - 1])
      .find(
        (property) =>
          property?.type === 'colr' && bytes.toString('latin1', property.body, property.body + 4) === 'nclx',
      )
    return colorProperty
      ? [bytes.readUInt16BE(colorProperty.body + 4), bytes.readUInt16BE(colorProperty.body + 6)]
      : null
  } catch {
    // the offsets point outside the box, so the decoder will reject the file
    return null
  }
}

/** Reads the 1-based indexes of an item's properties (ISO/IEC 23008-12, 9.3.1). */
function readPropertyIndexes(bytes: Buffer, { body, end }: Box, wantedItem: number): number[] {
  const [idBytes, indexBytes] = [bytes[body] === 0 ? 2 : 4, (bytes.readUInt8(body + 3) & 1) + 1]
  for (let at = body + 8; at + idBytes < end; ) {
    const count = bytes.readUInt8(at + idBytes)
    const firstIndexOffset = at + idBytes + 1
    const entryEnd = firstIndexOffset + count * indexBytes
    if (entryEnd > end) break
    // the highest bit marks an essential property, and is not part of the index
    if (bytes.readUIntBE(at, idBytes) === wantedItem)
      return Array.from(
        { length: count },
        (_, index) =>
          bytes.readUIntBE(firstIndexOffset + index * indexBytes, indexBytes) &
          (2 ** (indexBytes * 8 - 1) - 1),
      )
    at = entryEnd
  }
  return []
}
