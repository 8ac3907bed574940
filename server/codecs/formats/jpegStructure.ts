import { closeSync, openSync, writeSync } from 'node:fs'
import { type FileWindow, readFileWith } from './fileWindow.ts'

/** The parts of a JPEG, as far as its markers tell. */
export interface JpegStructure {
  /** the picture's own segments in the order of the file, without metadata, profiles, thumbnails */
  parts: Segment[]
  /** whether the file leads from its start to the marker of its end */
  hasEnd: boolean
  /** behind the scan that completes the picture, whether or not an end follows; null where no scan does, or no one can tell */
  completedAt: number | null
  /** whether every browser shows its kind */
  isShownEverywhere: boolean
  /** pixels times scans: what a decoder has to do */
  scannedPixels: number
  /** how much memory a decoder needs at once: a picture that comes in several scans is held as a whole */
  decodingBytes: number
}

/** A marker with what belongs to it: the bytes from `start` up to, not including, `end`. */
interface Segment {
  marker: number
  start: number
  end: number
  /** its first bytes, the marker's own two included; zeros where the file ends earlier */
  head: Buffer
}

/** Honest files have a few dozen segments, hundreds with large profiles. */
const MAX_SEGMENTS = 2_000

const START = 0xd8
const TABLES = 0xc4
const END = 0xd9
const SCAN = 0xda
/** start, Huffman and quantization tables, restart interval, scans, end */
const PICTURE_MARKERS = new Set([START, TABLES, 0xdb, 0xdd, SCAN, END])
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Reads every marker up to the end of the image, in one pass. */
export const parseJpegStructure = (path: string): JpegStructure => readFileWith(path, structureOf)

export function structureOf(file: FileWindow): JpegStructure {
  const parts = [...segments(file)].filter(
    ({ marker, head }) => isFrame(marker) || PICTURE_MARKERS.has(marker) || describesColours(marker, head),
  )
  const frames = parts.filter(({ marker }) => isFrame(marker))
  const scans = parts.filter(({ marker }) => marker === SCAN)
  const frame = frames[0] && parseFrame(frames[0])
  const isInterleaved = scans.every(({ head }) => head[4] === frame?.components)
  return {
    parts,
    hasEnd: frames.length === 1 && scans.length > 0 && parts.at(-1)?.marker === END,
    completedAt: frames[0] ? completedAt(frames[0], scans) : null,
    isShownEverywhere: frames.every(isShownEverywhere),
    scannedPixels: scans.length * (frame?.pixels ?? 0),
    decodingBytes: frame && (frame.isProgressive || !isInterleaved) ? frame.coefficientBytes : 0,
  }
}

/** Whether a JPEG is of a kind that hardly a program reads: lossless, in layers, or with other than eight bits a colour. */
export function isRareJpeg(file: FileWindow): boolean {
  for (const { marker, head } of segments(file)) {
    if (marker === JPEG_LS) return true
    if (isFrame(marker)) return !READABLE_FRAMES.has(marker) || head[4] !== 8
    if (marker === SCAN) return false
  }
  return false
}

const JPEG_LS = 0xf7
/** baseline, extended and progressive, the last two with arithmetic coding, too */
const READABLE_FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc9, 0xca])

const COEFFICIENTS = 64
const MAX_COMPONENTS = 4

/**
 * Where the scan ends with which every coefficient of every component has come to its last bit. Null for arithmetic coding,
 * whose decoder takes missing data for zeros.
 */
function completedAt(frame: Segment, scans: readonly Segment[]): number | null {
  const { components, isProgressive } = parseFrame(frame)
  if (frame.marker > 0xc2 || components > MAX_COMPONENTS) return null
  const missing = new Set<string>()
  const key = (component: number, coefficient: number) => `${component} ${coefficient}`
  for (let component = 0; component < components; component++)
    for (let each = 0; each < COEFFICIENTS; each++)
      missing.add(key(frame.head.readUInt8(10 + component * 3), each))
  for (const { head, end } of scans) {
    const count = head.readUInt8(4)
    const [first = 0, last = 0, bits = 0] = head.subarray(5 + count * 2, 8 + count * 2)
    const [from, to, bitsLeft] = isProgressive ? [first, Math.min(last, 63), bits & 15] : [0, 63, 0]
    for (let at = 0; bitsLeft === 0 && at < count; at++)
      for (let each = from; each <= to; each++) missing.delete(key(head.readUInt8(5 + at * 2), each))
    if (missing.size === 0) return end
  }
  return null
}

/**
 * Where the scans lie whose data cannot be all zeros. None where each table for the finer coefficients means a block's end
 * by its code of zeros: an empty sky may be that.
 */
export function scansOf(file: FileWindow): { start: number; end: number }[] {
  const { parts } = structureOf(file)
  const isProgressive = parts.some((part) => isFrame(part.marker) && parseFrame(part).isProgressive)
  const tables = parts.filter(({ marker }) => marker === TABLES)
  const meanings = tables.flatMap(({ start, end }) => meaningsOfZeros(file.at(start + 4, end - start - 4)))
  const mayBeZeros = isProgressive || meanings.every((meaning) => meaning === BLOCK_END)
  return mayBeZeros ? [] : parts.filter(({ marker }) => marker === SCAN)
}

const BLOCK_END = 0

/** The meaning of the shortest code in each table for the finer coefficients; its bits are zeros. */
function meaningsOfZeros(tables: Buffer): (number | undefined)[] {
  const meanings: (number | undefined)[] = []
  for (let at = 0; at + 17 < tables.length; ) {
    const counts = tables.subarray(at + 1, at + 17)
    if ((tables[at] ?? 0) >= 16) meanings.push(tables[at + 17])
    at += 17 + counts.reduce((sum, count) => sum + count, 0)
  }
  return meanings
}

/**
 * Copies a JPEG without anything but its picture: no EXIF, XMP, IPTC, comments, profiles, thumbnails, and nothing
 * behind its end, where cameras hide second pictures with their own metadata. The picture itself is not compressed
 * again. Answers false, having written nothing, for a JPEG that not every browser would show or that has no end.
 */
export function copyBareJpeg(from: string, to: string): boolean {
  return readFileWith(from, (file) => {
    const { parts, hasEnd, isShownEverywhere } = structureOf(file)
    if (hasEnd && isShownEverywhere) copyParts(file, parts, to)
    return hasEnd && isShownEverywhere
  })
}

/** Every segment up to the end of the image, scans with their data; bytes between them are passed over. */
function* segments(file: FileWindow): Generator<Segment> {
  for (let at = 0, count = 0; count < MAX_SEGMENTS; count++) {
    const start = nextMarker(file, at)
    if (start === Number.POSITIVE_INFINITY) return
    const head = Buffer.alloc(HEAD_BYTES)
    file.at(start, HEAD_BYTES).copy(head)
    const marker = head.readUInt8(1)
    const isBare = marker === START || marker === END
    const behind = start + 2 + (isBare ? 0 : head.readUInt16BE(2))
    // data that no marker follows lead to the end of the file
    const end =
      marker === SCAN && behind <= file.size ? Math.min(nextMarker(file, behind), file.size) : behind
    if (end > file.size) return
    yield { marker, start, end, head }
    if (marker === END) return
    at = end
  }
}

/** as long as a frame with four components */
const HEAD_BYTES = 22

/**
 * Where the next marker begins, infinity when none follows. In a scan's data 0xff means itself when 0 follows, and
 * 0xd0 to 0xd7 count restarts; any number of 0xff may stand before a marker.
 */
function nextMarker(file: FileWindow, from: number): number {
  for (let start = from; start + 1 < file.size; ) {
    const bytes = file.from(start)
    for (let at = 0; at + 1 < bytes.length; at++) {
      if (bytes[at] === 0xff && isMarker(bytes[at + 1] ?? 0)) return start + at
    }
    if (start + bytes.length >= file.size) break
    // a 0xff at the window's edge is looked at again, with what follows it
    start += bytes.length - 1
    file.at(start, 2)
  }
  return Number.POSITIVE_INFINITY
}

const isMarker = (byte: number) => byte >= 0xc0 && byte !== 0xff && (byte < 0xd0 || byte > 0xd7)

/** A frame's size, and what all its coefficients take in memory, two bytes each. */
function parseFrame({ marker, head }: Segment) {
  const [height, width, components] = [head.readUInt16BE(5), head.readUInt16BE(7), head.readUInt8(9)]
  // four components are rare, and never more finely sampled than the three of which the head tells
  const samplings = [11, 14, 17].slice(0, components).map((at) => head.readUInt8(at))
  const across = Math.max(1, ...samplings.map((sampling) => sampling >> 4))
  const down = Math.max(1, ...samplings.map((sampling) => sampling & 15))
  const shares = samplings.map((sampling) => ((sampling >> 4) * (sampling & 15)) / (across * down))
  const pixels = width * height
  const samples = components > 3 ? components : shares.reduce((sum, share) => sum + share, 0)
  return { components, pixels, coefficientBytes: 2 * pixels * samples, isProgressive: marker % 4 === 2 }
}

/** Baseline, extended or progressive, eight bits, grey or three colours; lossless and arithmetic ones are rare. */
const isShownEverywhere = ({ marker, head }: Segment) =>
  marker <= 0xc2 && head[4] === 8 && head.readUInt16BE(5) > 0 && (head[9] === 1 || head[9] === 3)

/** JFIF without a thumbnail, or Adobe's mark: how the three channels are meant. */
const describesColours = (marker: number, head: Buffer) =>
  (marker === 0xe0 && head.readUInt16BE(2) === 16 && head.toString('latin1', 4, 8) === 'JFIF') ||
  (marker === 0xee && head.readUInt16BE(2) === 14 && head.toString('latin1', 4, 9) === 'Adobe')

const CHUNK_BYTES = 64 * 1024

function copyParts(file: FileWindow, parts: readonly Segment[], to: string) {
  const out = openSync(to, 'w')
  try {
    for (const { start, end } of parts) {
      for (let at = start; at < end; at += CHUNK_BYTES) {
        writeSync(out, file.at(at, Math.min(CHUNK_BYTES, end - at)))
      }
    }
  } finally {
    closeSync(out)
  }
}
