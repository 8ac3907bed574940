import { type Box, type MetaBox, readBoxes, findBox, parseMeta } from './isoBoxes.ts'
import { type FileWindow, MAX_ELEMENTS } from './fileWindow.ts'

const CODINGS = new Set(['hvc1', 'hev1', 'av01', 'avc1', 'jpeg'])

interface ItemPart {
  item: number
  start: number
  end: number
}

/**
 * Finds the byte ranges of the compressed pictures in a HEIC or AVIF file. Pictures and metadata are both stored as items (ISO
 * 23008-12). Leaves out the metadata.
 */
export function findHeifPictures(file: FileWindow): ItemPart[] {
  const parsed = parseMeta(file)
  try {
    return parsed ? findItems(parsed, (type) => CODINGS.has(type)) : []
  } catch {
    // the offsets point outside the box, and the decoder has already rejected such a file
    return []
  }
}

/**
 * Reads the id of the primary picture, the one to show. Returns -1 if the file names none. Throws if the meta box is truncated.
 */
export function readPrimaryItem({ bytes, meta }: Pick<MetaBox, 'bytes' | 'meta'>): number {
  const box = findBox(bytes, meta, 'pitm')
  if (!box) return -1
  return bytes[box.body] === 0 ? bytes.readUInt16BE(box.body + 4) : bytes.readUInt32BE(box.body + 4)
}

/**
 * Reads the size in pixels of a picture that is put together from tiles (ISO/IEC 23008-12, 6.6.2.3.2). Returns null for other
 * pictures.
 */
export function readGridSize(file: FileWindow, parsed: MetaBox, wantedItem: number) {
  const [part] = findItems(parsed, (type, item) => type === 'grid' && item === wantedItem)
  if (!part) return null
  const grid = file.readAt(part.start, 12)
  return grid.readUInt8(1) & 1
    ? { width: grid.readUInt32BE(4), height: grid.readUInt32BE(8) }
    : { width: grid.readUInt16BE(4), height: grid.readUInt16BE(6) }
}

/** Lists the types of the items in a file, such as 'hvc1' or 'grid'. */
export function listItemTypes(file: FileWindow): string[] {
  const parsed = parseMeta(file)
  const infos = parsed && findBox(parsed.bytes, parsed.meta, 'iinf')
  return infos ? [...readItemTypes(parsed.bytes, infos).values()] : []
}

function findItems({ bytes, meta, start }: MetaBox, isWanted: (type: string, item: number) => boolean) {
  const [infos, locations, data] = ['iinf', 'iloc', 'idat'].map((type) => findBox(bytes, meta, type))
  if (!infos || !locations) return []
  const types = readItemTypes(bytes, infos)
  const dataStart = data ? start + data.body : null
  return readExtents(bytes, locations, dataStart).filter(({ item }) => isWanted(types.get(item) ?? '', item))
}

function readItemTypes(meta: Buffer, { body, end }: Box): Map<number, string> {
  const entries = readBoxes(meta, body + (meta[body] === 0 ? 6 : 8), end)
  return new Map(
    entries
      .filter((entry) => entry.end - entry.body >= 8)
      .map(({ body: at }) => {
        const idBytes = meta[at] === 2 ? 2 : 4
        return [
          meta.readUIntBE(at + 4, idBytes),
          meta.toString('latin1', at + 6 + idBytes, at + 10 + idBytes),
        ]
      }),
  )
}

/**
 * Reads the byte range of every part of every item. `dataStart` is the offset of the data in the meta box, if it has any. Leaves
 * out items whose positions are offsets in other items.
 */
function readExtents(meta: Buffer, { body }: Box, dataStart: number | null) {
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
  const extents: ItemPart[] = []
  let partCount = 0
  for (let items = readNumber(version < 2 ? 2 : 4); items > 0; items--) {
    const item = readNumber(version < 2 ? 2 : 4)
    const origin = [0, dataStart][version > 0 ? readNumber(2) & 15 : 0]
    readNumber(2)
    const base = readNumber(baseBytes) + (origin ?? 0)
    for (let count = readNumber(2); count > 0; count--) {
      // a part may take no bytes, so that a small box claims billions of them
      if (++partCount > MAX_ELEMENTS) return []
      readNumber(indexBytes)
      const start = base + readNumber(offsetBytes)
      const end = start + readNumber(lengthBytes)
      if (typeof origin === 'number') extents.push({ item, start, end })
    }
  }
  return extents
}
