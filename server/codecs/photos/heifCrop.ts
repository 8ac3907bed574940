import type { FileWindow } from '../formats/fileWindow.ts'
import { readGridSize, readPrimaryItem } from '../formats/heifItems.ts'
import { readItemProperties } from '../formats/heifProperties.ts'
import { readHevcSize } from '../formats/hevcSize.ts'
import type { Box, MetaBox } from '../formats/isoBoxes.ts'

interface Size {
  width: number
  height: number
}

/** A part of a picture, in pixels from its top left corner. */
interface Part extends Size {
  left: number
  top: number
}

/**
 * Corrects the sizes in the meta box of a HEIC (ispe) to those of the coded pictures, and widens the crops (clap) of the primary
 * picture and its opacity to the whole picture: libheif refuses a size that differs by a line, and a small crop. Returns the size
 * without crops, and the part that they leave, both upright; null if the file states no size. Throws a RangeError if the boxes are
 * damaged.
 */
export function widenCrops(file: FileWindow, parsed: MetaBox): { size: Size; shown: Part } | null {
  const { bytes } = parsed
  const primaryItem = readPrimaryItem(parsed)
  const correctItem = (item: number, properties: readonly Box[]) => {
    const find = (wantedType: string) => properties.find(({ type }) => type === wantedType)
    const [stated, coding] = [find('ispe'), find('hvcC')]
    if (!stated) return null
    const statedSize = {
      width: bytes.readUInt32BE(stated.body + 4),
      height: bytes.readUInt32BE(stated.body + 8),
    }
    const codedSize = coding
      ? readHevcSize(bytes, coding)
      : item === primaryItem && readGridSize(file, parsed, item)
    const size = codedSize || statedSize
    writeNumbers(bytes, stated.body + 4, [size.width, size.height])
    return item === primaryItem || find('auxC') ? widenItem(bytes, properties, statedSize, size) : null
  }
  const items = readItemProperties(parsed)
  // comes first, because other items may share its properties
  const primary = correctItem(primaryItem, items.get(primaryItem) ?? [])
  items.delete(primaryItem)
  for (const [item, properties] of items) correctItem(item, properties)
  return primary
}

/**
 * Follows the crops, turns and mirrorings of an item in their order (ISO/IEC 23008-12, 6.5.9 to 6.5.12). The first crop refers to
 * the size that the file states.
 */
function widenItem(bytes: Buffer, properties: readonly Box[], statedSize: Size, codedSize: Size) {
  const isCropped = properties.some(({ type }) => type === 'clap')
  let size = codedSize
  let shown = { left: 0, top: 0, ...(isCropped ? statedSize : codedSize) }
  for (const { type, body } of properties) {
    const value = bytes[body] ?? 0
    if (type === 'clap') {
      shown = readCrop(bytes, body, shown)
      writeNumbers(bytes, body, [size.width, 1, size.height, 1, 0, 1, 0, 1])
    } else if (type === 'irot')
      for (let turns = value & 3; turns > 0; turns--) {
        const { left, top, width, height } = shown
        shown = { left: top, top: size.width - left - width, width: height, height: width }
        size = { width: size.height, height: size.width }
      }
    else if (type === 'imir' && value & 1) shown.left = size.width - shown.left - shown.width
    else if (type === 'imir') shown.top = size.height - shown.top - shown.height
  }
  return { size, shown: limitPart(shown, size) }
}

/** Reads the part of `frame` that a crop leaves (ISO/IEC 14496-12, 12.1.4). Its numbers are fractions. */
function readCrop(bytes: Buffer, body: number, frame: Part): Part {
  const readFraction = (at: number) => bytes.readInt32BE(body + at) / bytes.readUInt32BE(body + at + 4)
  const [width, height, right, down] = [0, 8, 16, 24].map(readFraction) as [number, number, number, number]
  if (!(width > 0 && height > 0 && Number.isFinite(right + down))) return frame
  return {
    left: frame.left + Math.floor(right + (frame.width - width) / 2),
    top: frame.top + Math.floor(down + (frame.height - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
  }
}

/** Returns the whole picture if no pixel of the part lies in it. */
function limitPart(part: Part, size: Size): Part {
  const [left, top] = [Math.max(0, part.left), Math.max(0, part.top)]
  const width = Math.min(size.width, part.left + part.width) - left
  const height = Math.min(size.height, part.top + part.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : { left: 0, top: 0, ...size }
}

function writeNumbers(bytes: Buffer, at: number, numbers: readonly number[]) {
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, at + index * 4)
}
