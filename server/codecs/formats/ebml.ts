import { type FileWindow, MAX_ELEMENTS } from './fileWindow.ts'

/** An element of a WebM file: its content lies between `body` and `end`, which is infinite if the length is unknown. */
export interface EbmlElement {
  id: number
  body: number
  end: number
}

/** Reads the elements in a range of a file. An element of unknown length is the last, as it holds all that follows. */
export function readElements(file: FileWindow, from: number, end: number): EbmlElement[] {
  const elements: EbmlElement[] = []
  for (let at = from; at < Math.min(end, file.size) && elements.length < MAX_ELEMENTS; ) {
    const ebmlElement = readElement(file.at(at, 12), at)
    if (!ebmlElement) break
    elements.push(ebmlElement)
    at = ebmlElement.end
  }
  return elements
}

/** Reads an id and a length: in both, the number of leading zero bits gives the number of bytes. */
function readElement(bytes: Buffer, at: number): EbmlElement | null {
  const idLength = Math.clz32(bytes[0] ?? 0) - 23
  const sizeLength = Math.clz32(bytes[idLength] ?? 0) - 23
  const body = idLength + sizeLength
  if (idLength > 4 || sizeLength > 8 || body > bytes.length) return null
  const mask = 0xff >> sizeLength
  const size = [...bytes.subarray(idLength, body)]
  size[0] = (size[0] ?? 0) & mask
  const isUnknown = size[0] === mask && size.slice(1).every((byte) => byte === 0xff)
  const length = isUnknown ? Number.POSITIVE_INFINITY : size.reduce((sum, byte) => sum * 256 + byte, 0)
  return { id: bytes.readUIntBE(0, idLength), body: at + body, end: at + body + length }
}
