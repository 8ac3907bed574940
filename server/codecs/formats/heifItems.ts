import { type Box, readBoxes, findBox, parseMeta } from './isoBoxes.ts'
import type { FileWindow } from './fileWindow.ts'

const CODINGS = new Set(['hvc1', 'hev1', 'av01', 'avc1', 'jpeg'])

/**
 * Finds the byte ranges of the compressed pictures in a HEIC or AVIF file. Pictures and metadata are both stored as items (ISO
 * 23008-12). Leaves out the metadata.
 */
export function findHeifPictures(file: FileWindow): { item: number; start: number; end: number }[] {
  const parsed = parseMeta(file)
  if (!parsed) return []
  const { bytes, meta } = parsed
  const [itemInfos, locations] = [findBox(bytes, meta, 'iinf'), findBox(bytes, meta, 'iloc')]
  if (!itemInfos || !locations) return []
  try {
    const pictures = readPictureIds(bytes, itemInfos)
    return readExtents(bytes, locations).filter(({ item }) => pictures.has(item))
  } catch {
    // the offsets point outside the box, and the decoder has already rejected such a file
    return []
  }
}

/**
 * Reads the id of the primary picture, the one to show. Returns -1 if the file names none. Throws if the meta box is truncated.
 */
export function readPrimaryItem({ bytes, meta }: { bytes: Buffer; meta: Box }): number {
  const box = findBox(bytes, meta, 'pitm')
  if (!box) return -1
  return bytes[box.body] === 0 ? bytes.readUInt16BE(box.body + 4) : bytes.readUInt32BE(box.body + 4)
}

function readPictureIds(meta: Buffer, { body, end }: Box): Set<number> {
  const entries = readBoxes(meta, body + (meta[body] === 0 ? 6 : 8), end)
  const ids = entries.map(({ body: at }) => {
    const hasShortIds = meta[at] === 2
    const coding = meta.toString('latin1', at + (hasShortIds ? 8 : 10), at + (hasShortIds ? 12 : 14))
    return CODINGS.has(coding) ? meta.readUIntBE(at + 4, hasShortIds ? 2 : 4) : null
  })
  return new Set(ids.filter((id) => id !== null))
}

/** Reads the byte range of every part of every item. Leaves out items whose positions are not offsets in the file. */
function readExtents(meta: Buffer, { body }: Box) {
  const version = meta.readUInt8(body)
  const [offsetBytes, lengthBytes] = [meta.readUInt8(body + 4) >> 4, meta.readUInt8(body + 4) & 15]
  const [baseBytes, indexBytes] = [
    meta.readUInt8(body + 5) >> 4,
    version > 0 ? meta.readUInt8(body + 5) & 15 : 0,
  ]
  let at = body + 6
  const readNumber = (length: number) => {
    const value = length > 6 ? Number(meta.readBigUInt64BE(at)) : length > 0 ? meta.readUIntBE(at, length) : 0
    at += length
    return value
  }
  const extents: { item: number; start: number; end: number }[] = []
  for (let items = readNumber(version < 2 ? 2 : 4); items > 0; items--) {
    const item = readNumber(version < 2 ? 2 : 4)
    const isInFile = (version > 0 ? readNumber(2) & 15 : 0) === 0
    readNumber(2)
    const base = readNumber(baseBytes)
    for (let count = readNumber(2); count > 0; count--) {
      readNumber(indexBytes)
      const start = base + readNumber(offsetBytes)
      const end = start + readNumber(lengthBytes)
      if (isInFile) extents.push({ item, start, end })
    }
  }
  return extents
}
