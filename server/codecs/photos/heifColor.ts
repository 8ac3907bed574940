import { parseMeta } from '../formats/isoBoxes.ts'
import type { FileWindow } from '../formats/fileWindow.ts'
import { readPrimaryItem } from '../formats/heifItems.ts'
import { readItemProperties } from '../formats/heifProperties.ts'

/**
 * Reads the color primaries and the transfer function (ITU-T H.273) from the nclx property of the primary picture in a HEIC or
 * AVIF. Returns null if the picture has no such property. Other pictures in the file, such as gain maps, have other colors.
 */
export function readCicp(file: FileWindow): [primaries: number, transfer: number] | null {
  const parsed = parseMeta(file)
  if (!parsed) return null
  const { bytes } = parsed
  try {
    const colorProperty = readItemProperties(parsed)
      .get(readPrimaryItem(parsed))
      ?.find(({ type, body }) => type === 'colr' && bytes.toString('latin1', body, body + 4) === 'nclx')
    return colorProperty
      ? [bytes.readUInt16BE(colorProperty.body + 4), bytes.readUInt16BE(colorProperty.body + 6)]
      : null
  } catch {
    // the offsets point outside the box, so the decoder will reject the file
    return null
  }
}
