import type { FileHandle } from 'node:fs/promises'
import { bytesAt } from './bytes.ts'

/** An element of a WebM file: its content lies between `body` and `end`, which is infinite where nobody knew it. */
export interface Element {
  id: number
  at: number
  body: number
  end: number
}

/** The elements within a range of a file; one of unknown length is the last, it holds all that follows. */
export async function elementsIn(
  file: FileHandle,
  { body, end }: Pick<Element, 'body' | 'end'>,
): Promise<Element[]> {
  const { size } = await file.stat()
  const elements: Element[] = []
  for (let at = body; at < Math.min(end, size); ) {
    const element = readElement(await bytesAt(file, at, 12), at)
    if (!element) break
    elements.push(element)
    at = element.end
  }
  return elements
}

/** The number an element holds, whole or floating; null when there is no element, or none such in it. */
export async function numberIn(file: FileHandle, element: Element | undefined): Promise<number | null> {
  if (!element) return null
  const length = element.end - element.body
  const bytes = length > 0 && length <= 8 ? await bytesAt(file, element.body, length) : Buffer.alloc(0)
  if (bytes.length < length || bytes.length === 0) return null
  if (element.id !== ids.duration) return length <= 6 ? bytes.readUIntBE(0, length) : null
  return length === 8 ? bytes.readDoubleBE() : length === 4 ? bytes.readFloatBE() : null
}

/** What to write over the beginning of an element of so many bytes, at least 2, to make it a gap. */
export function gapHead(length: number): Buffer {
  if (length < 128) return Buffer.from([ids.gap, 0x80 | (length - 2)])
  const head = Buffer.alloc(9)
  head[0] = ids.gap
  head[1] = 1
  head.writeUIntBE(length - 9, 3, 6)
  return head
}

export const ids = {
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  nanosecondsPerTick: 0x2ad7b1,
  duration: 0x4489,
  muxer: 0x4d80,
  writer: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  trackName: 0x536e,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  checksum: 0xbf,
  gap: 0xec,
} as const

/** Id and length are numbers whose leading zero bits tell how many bytes they have. */
function readElement(bytes: Buffer, at: number): Element | null {
  const idLength = Math.clz32(bytes[0] ?? 0) - 23
  const sizeLength = Math.clz32(bytes[idLength] ?? 0) - 23
  const body = idLength + sizeLength
  if (idLength > 4 || sizeLength > 8 || body > bytes.length) return null
  const mask = 0xff >> sizeLength
  const size = [...bytes.subarray(idLength, body)]
  size[0] = (size[0] ?? 0) & mask
  const isUnknown = size[0] === mask && size.slice(1).every((byte) => byte === 0xff)
  const length = isUnknown ? Number.POSITIVE_INFINITY : size.reduce((sum, byte) => sum * 256 + byte, 0)
  return { id: bytes.readUIntBE(0, idLength), at, body: at + body, end: at + body + length }
}
