import { type FileWindow, MAX_ELEMENTS } from './fileWindow.ts'

/**
 * An element of a WebM file. Its content lies between the byte offsets `body` and `end`. If the length of the element is unknown,
 * `end` is infinite.
 */
export interface EbmlElement {
  id: number
  body: number
  end: number
}

/** If an element has an unknown length, it is the last one read, because it contains everything that follows. */
export function readElements(file: FileWindow, from: number, end: number): EbmlElement[] {
  const elements: EbmlElement[] = []
  for (let at = from; at < Math.min(end, file.size) && elements.length < MAX_ELEMENTS; ) {
    const ebmlElement = readElement(file.readAt(at, 12), at)
    if (!ebmlElement) break
    elements.push(ebmlElement)
    at = ebmlElement.end
  }
  return elements
}

/**
 * Reads the id and the length of an element. For each of the two numbers, the leading zero bits of its first byte tell how many
 * bytes the number has.
 */
function readElement(bytes: Buffer, offset: number): EbmlElement | null {
  const idBytes = Math.clz32(bytes[0] ?? 0) - 23
  const sizeBytes = Math.clz32(bytes[idBytes] ?? 0) - 23
  const body = idBytes + sizeBytes
  if (idBytes > 4 || sizeBytes > 8 || body > bytes.length) return null
  const mask = 0xff >> sizeBytes
  const size = [...bytes.subarray(idBytes, body)]
  size[0] = (size[0] ?? 0) & mask
  const isUnknown = size[0] === mask && size.slice(1).every((byte) => byte === 0xff)
  const length = isUnknown ? Number.POSITIVE_INFINITY : size.reduce((sum, byte) => sum * 256 + byte, 0)
  return { id: bytes.readUIntBE(0, idBytes), body: offset + body, end: offset + body + length }
}
