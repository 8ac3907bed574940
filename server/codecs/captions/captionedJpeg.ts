import { readOrientation } from '../formats/exif.ts'
import { isFrame } from '../formats/jpegStructure.ts'
import { type Caption, writeXmp } from './xmp.ts'
import { type PersonInFile, unknownShape } from './xmpPeople.ts'

/** The change to the bytes of a JPEG that adds a caption and people. */
export interface CaptionInsertion {
  segment: Buffer
  /** the byte offset at which `segment` is inserted; at or before the start of the XMP segment that is removed */
  insertAt: number
  /** the range of the file's own XMP segment, which is removed; `end` is the offset after it; null if there is none */
  replacedRange: { start: number; end: number } | null
}

/**
 * The name at the beginning of an APP1 segment that contains XMP. Such a segment holds a packet of at most 65,502 bytes (XMP
 * Specification Part 3, 1.1.3).
 */
export const XMP_SEGMENT_NAME = 'http://ns.adobe.com/xap/1.0/\0'
const MAX_XMP_BYTES = 65_502
const APP0 = 0xe0
const APP1 = 0xe1
const SCAN = 0xda

/**
 * Plans how to write a caption and people into a JPEG that begins with `head`. They become an XMP segment after the JFIF and EXIF
 * segments, which replaces the file's own XMP segment. The rest of the file stays unchanged. Returns null if the file is not a
 * JPEG, or if the caption does not fit into a segment.
 */
export function planCaptionInsertion(
  head: Buffer,
  caption: Caption,
  people: readonly PersonInFile[] = [],
): CaptionInsertion | null {
  if (head.toString('latin1', 0, 3) !== '\xff\xd8\xff') return null
  let insertAt = 2
  let replacedRange: CaptionInsertion['replacedRange'] = null
  let { width, height, orientation } = unknownShape
  for (const { marker, start, end } of readJpegSegments(head)) {
    const name = head.toString('latin1', start + 4, start + 4 + XMP_SEGMENT_NAME.length)
    const isExif = marker === APP1 && name.startsWith('Exif\0')
    if (marker === APP1 && name === XMP_SEGMENT_NAME) replacedRange ??= { start, end }
    else if (marker === APP0 || isExif) insertAt = replacedRange ? insertAt : end
    if (isExif) orientation = readOrientation(head.subarray(start + 4, end))
    if (isFrame(marker) && start + 9 <= end)
      [height, width] = [head.readUInt16BE(start + 5), head.readUInt16BE(start + 7)]
  }
  const shape = { ...(orientation >= 5 ? { width: height, height: width } : { width, height }), orientation }
  const existingPacket =
    replacedRange &&
    head.toString('utf8', replacedRange.start + 4 + XMP_SEGMENT_NAME.length, replacedRange.end)
  const packets = [
    writeXmp(caption, existingPacket, people, shape),
    writeXmp(caption, null, people, shape),
    writeXmp(caption, null),
  ].map((packet) => Buffer.from(packet))
  const packet = packets.find(({ length }) => length <= MAX_XMP_BYTES)
  return packet ? { segment: makeSegment(packet), insertAt, replacedRange } : null
}

function makeSegment(packet: Buffer): Buffer {
  const head = Buffer.from(`\xff\xe1\0\0${XMP_SEGMENT_NAME}`, 'latin1')
  head.writeUInt16BE(head.length + packet.length - 2, 2)
  return Buffer.concat([head, packet])
}

/** Yields the segments before the image data that lie completely within `head`: metadata, tables, and the frame header. */
export function* readJpegSegments(head: Buffer) {
  for (let start = 2; start + 4 <= head.length && head[start] === 0xff; ) {
    const marker = head[start + 1] ?? 0
    const end = start + 2 + head.readUInt16BE(start + 2)
    if (marker < 0xc0 || marker === SCAN || marker === 0xff || end > head.length) return
    yield { marker, start, end }
    start = end
  }
}
