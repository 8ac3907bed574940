import { type Box, findBox, type MetaBox, readBoxes } from './isoBoxes.ts'

/**
 * Reads the properties of each item in a HEIC or AVIF file, by the item's id, in the order in which they apply (ISO/IEC 23008-12,
 * 9.3). Throws a RangeError if the boxes are damaged.
 */
export function readItemProperties({ bytes, meta }: MetaBox): Map<number, Box[]> {
  const items = new Map<number, Box[]>()
  const [container, associations] = [
    findBox(bytes, meta, 'iprp', 'ipco'),
    findBox(bytes, meta, 'iprp', 'ipma'),
  ]
  if (!container || !associations) return items
  const properties = readBoxes(bytes, container.body, container.end)
  const { body, end } = associations
  const [idBytes, indexBytes] = [bytes[body] === 0 ? 2 : 4, (bytes.readUInt8(body + 3) & 1) + 1]
  for (let at = body + 8; at + idBytes < end; ) {
    const count = bytes.readUInt8(at + idBytes)
    const firstIndexOffset = at + idBytes + 1
    const entryEnd = firstIndexOffset + count * indexBytes
    if (entryEnd > end) break
    const itemProperties = Array.from({ length: count }, (_, index) => {
      const value = bytes.readUIntBE(firstIndexOffset + index * indexBytes, indexBytes)
      // the highest bit marks an essential property, and is not part of the index
      return properties[(value & (2 ** (indexBytes * 8 - 1) - 1)) - 1]
    })
    items.set(
      bytes.readUIntBE(at, idBytes),
      itemProperties.filter((property) => property !== undefined),
    )
    at = entryEnd
  }
  return items
}
