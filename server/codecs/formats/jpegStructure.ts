import { closeSync, openSync, writeSync } from 'node:fs'
import { type FileWindow, readFileWith } from './fileWindow.ts'

export interface JpegStructure {
  /** the segments of the picture in file order, without metadata, color profiles and thumbnails */
  segments: Segment[]
  /** whether the markers lead from the start of the file to the end marker */
  hasEndMarker: boolean
  /**
   * the byte offset of the end of the scan that completes the picture, with or without an end marker; null if no scan completes
   * the picture, or if this is unknown
   */
  completeScanEnd: number | null
  isShownEverywhere: boolean
  /** a measure of a decoder's work: the number of pixels times the number of scans */
  scannedPixels: number
  /**
   * the number of bytes that a decoder must hold in memory at once: the whole picture if it is spread over several scans,
   * otherwise 0
   */
  decoderMemoryBytes: number
}

/** A marker with its data. `start` is the offset of the marker, and `end` is the offset after the data. */
interface Segment {
  marker: number
  start: number
  end: number
  /** the first bytes of the segment, starting with the two bytes of the marker; padded with zeros at the end of the file */
  head: Buffer
}

/** Normal files have a few dozen segments, or hundreds if they contain large profiles. */
const MAX_SEGMENTS = 2_000

const START_MARKER = 0xd8
const HUFFMAN_MARKER = 0xc4
const END_MARKER = 0xd9
const SCAN_MARKER = 0xda
/** The markers for: start, Huffman tables, quantization tables, restart interval, scan, end. */
const PICTURE_MARKERS = new Set([START_MARKER, HUFFMAN_MARKER, 0xdb, 0xdd, SCAN_MARKER, END_MARKER])
/** Whether a segment is a frame header, which has the size of the picture. */
export const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Reads the structure of a JPEG from all its markers up to the end of the image, in one pass. */
export const parseJpegStructure = (path: string): JpegStructure => readFileWith(path, parseOpenJpeg)

export function parseOpenJpeg(file: FileWindow): JpegStructure {
  const pictureSegments = [...readSegments(file)].filter(
    ({ marker, head }) => isFrame(marker) || PICTURE_MARKERS.has(marker) || definesColors(marker, head),
  )
  const frames = pictureSegments.filter(({ marker }) => isFrame(marker))
  const scans = pictureSegments.filter(({ marker }) => marker === SCAN_MARKER)
  const frame = frames[0] && parseFrame(frames[0])
  const isInterleaved = scans.every(({ head }) => head[4] === frame?.components)
  return {
    segments: pictureSegments,
    hasEndMarker: frames.length === 1 && scans.length > 0 && pictureSegments.at(-1)?.marker === END_MARKER,
    completeScanEnd: frames[0] ? findCompletion(frames[0], scans) : null,
    isShownEverywhere: frames.every(isShownEverywhere),
    scannedPixels: scans.length * (frame?.pixels ?? 0),
    decoderMemoryBytes: frame && (frame.isProgressive || !isInterleaved) ? frame.coefficientBytes : 0,
  }
}

/**
 * Whether few programs can read this kind of JPEG, because it is lossless or hierarchical, or does not have eight bits per color
 * channel.
 */
export function isRareJpeg(file: FileWindow, start = 0): boolean {
  for (const { marker, head } of readSegments(file, start)) {
    if (marker === JPEG_LS) return true
    if (isFrame(marker)) return !READABLE_FRAMES.has(marker) || head[4] !== 8
    if (marker === SCAN_MARKER) return false
  }
  return false
}

const JPEG_LS = 0xf7
/** The markers of readable frames: baseline, extended and progressive, the last two also with arithmetic coding. */
const READABLE_FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc9, 0xca])

/** Whether a JPEG that can be decoded begins at a position of another file. */
export const hasJpegAt = (file: FileWindow, start: number): boolean =>
  file.readAt(start, 2).toString('latin1') === '\xff\xd8' &&
  [...readSegments(file, start)].some(({ marker }) => marker === SCAN_MARKER) &&
  !isRareJpeg(file, start)

const COEFFICIENTS_PER_BLOCK = 64
const MAX_COMPONENTS = 4

/**
 * Finds the end of the scan after which every coefficient of every component is complete to its last bit. Returns null if there
 * is no such scan. Also returns null for arithmetic coding, because its decoder reads missing data as zeros.
 */
function findCompletion(frame: Segment, scans: readonly Segment[]): number | null {
  const { components, isProgressive } = parseFrame(frame)
  if (frame.marker > 0xc2 || components > MAX_COMPONENTS) return null
  const missingCoefficients = new Set<string>()
  const makeKey = (component: number, coefficient: number) => `${component} ${coefficient}`
  for (let component = 0; component < components; component++)
    for (let coefficient = 0; coefficient < COEFFICIENTS_PER_BLOCK; coefficient++)
      missingCoefficients.add(makeKey(frame.head.readUInt8(10 + component * 3), coefficient))
  for (const { head, end } of scans) {
    const count = head.readUInt8(4)
    if (count > MAX_COMPONENTS) return null
    const [first = 0, last = 0, bits = 0] = head.subarray(5 + count * 2, 8 + count * 2)
    const [from, to, bitsLeft] = isProgressive ? [first, Math.min(last, 63), bits & 15] : [0, 63, 0]
    for (let index = 0; bitsLeft === 0 && index < count; index++)
      for (let coefficient = from; coefficient <= to; coefficient++)
        missingCoefficients.delete(makeKey(head.readUInt8(5 + index * 2), coefficient))
    if (missingCoefficients.size === 0) return end
  }
  return null
}

/**
 * Finds the scans in which a long run of zeros can only be damage. Returns no scans if undamaged scans may contain such runs.
 * This is so for a progressive JPEG, and if every AC table encodes the end of a block as zero bits only, because a plain area
 * such as sky may then be all zeros.
 */
export function findJpegScans(file: FileWindow): { start: number; end: number }[] {
  const { segments: pictureSegments } = parseOpenJpeg(file)
  const isProgressive = pictureSegments.some(
    (segment) => isFrame(segment.marker) && parseFrame(segment).isProgressive,
  )
  const tables = pictureSegments.filter(({ marker }) => marker === HUFFMAN_MARKER)
  const meanings = tables.flatMap(({ start, end }) =>
    readMeaningsOfZeros(file.readAt(start + 4, end - start - 4)),
  )
  const canBeZeros = isProgressive || meanings.every((meaning) => meaning === BLOCK_END)
  return canBeZeros ? [] : pictureSegments.filter(({ marker }) => marker === SCAN_MARKER)
}

const BLOCK_END = 0

/** Reads the meaning of the shortest code in each AC table. The bits of this code are all zeros. */
function readMeaningsOfZeros(tables: Buffer): (number | undefined)[] {
  const meanings: (number | undefined)[] = []
  for (let at = 0; at + 17 < tables.length; ) {
    const counts = tables.subarray(at + 1, at + 17)
    if ((tables[at] ?? 0) >= 16) meanings.push(tables[at + 17])
    at += 17 + counts.reduce((sum, count) => sum + count, 0)
  }
  return meanings
}

/**
 * Copies only the picture of a JPEG, without compressing it again. Leaves out EXIF, XMP, IPTC, comments, profiles and thumbnails.
 * Also leaves out everything after the end of the picture, because cameras put second pictures with their own metadata there.
 * Returns false and writes nothing if some browsers cannot show the JPEG, or if its end marker is missing.
 */
export function copyBareJpeg(from: string, to: string): boolean {
  return readFileWith(from, (file) => {
    const { segments: pictureSegments, hasEndMarker, isShownEverywhere } = parseOpenJpeg(file)
    if (hasEndMarker && isShownEverywhere) copySegments(file, pictureSegments, to)
    return hasEndMarker && isShownEverywhere
  })
}

/**
 * Copies a JPEG that begins at `start` in another file. Gives it the orientation, a number from 1 to 8, in place of its own EXIF
 * data.
 */
export function copyEmbeddedJpeg(from: string, start: number, orientation: number, to: string): void {
  readFileWith(from, (file) => {
    const segments = [...readSegments(file, start)].filter(({ marker }) => marker !== EXIF_MARKER)
    copySegments(file, segments, to, makeOrientationSegment(orientation))
  })
}

const EXIF_MARKER = 0xe1

/** Makes EXIF data with a single tag, the orientation (Exif 2.32, 4.5.4 and 4.6.4). */
const makeOrientationSegment = (orientation: number) =>
  Buffer.from(`ffe100224578696600004d4d002a0000000800010112000300000001000${orientation}000000000000`, 'hex')

/**
 * Reads every segment up to the end of the image. The segment of a scan includes the scan's data. Skips bytes between segments.
 */
function* readSegments(file: FileWindow, from = 0): Generator<Segment> {
  for (let at = from, count = 0; count < MAX_SEGMENTS; count++) {
    const start = findNextMarker(file, at)
    if (start === Number.POSITIVE_INFINITY) return
    const head = Buffer.alloc(HEAD_BYTES)
    file.readAt(start, HEAD_BYTES).copy(head)
    const marker = head.readUInt8(1)
    const hasNoData = marker === START_MARKER || marker === END_MARKER
    const headerEnd = start + 2 + (hasNoData ? 0 : head.readUInt16BE(2))
    // if no marker follows the data of a scan, the data extends to the end of the file
    const end =
      marker === SCAN_MARKER && headerEnd <= file.size
        ? Math.min(findNextMarker(file, headerEnd), file.size)
        : headerEnd
    if (end > file.size) return
    yield { marker, start, end, head }
    if (marker === END_MARKER) return
    at = end
  }
}

/** The number of bytes that `head` holds, which is the length of a frame header with four components. */
const HEAD_BYTES = 22

/**
 * Finds the beginning of the next marker. Returns infinity if no marker follows. In scan data, skips 0xff before 0, because it is
 * a data byte, and before 0xd0 to 0xd7, because these are restart markers. Any number of 0xff bytes may precede a marker.
 */
function findNextMarker(file: FileWindow, from: number): number {
  for (let start = from; start + 1 < file.size; ) {
    const bytes = file.readFrom(start)
    for (let at = 0; at + 1 < bytes.length; at++) {
      if (bytes[at] === 0xff && isMarker(bytes[at + 1] ?? 0)) return start + at
    }
    if (start + bytes.length >= file.size) break
    // a 0xff at the end of the buffer is read again, together with the next byte
    start += bytes.length - 1
    file.readAt(start, 2)
  }
  return Number.POSITIVE_INFINITY
}

const isMarker = (byte: number) => byte >= 0xc0 && byte !== 0xff && (byte < 0xd0 || byte > 0xd7)

/** Reads the size of a frame, and computes the number of bytes for all its coefficients, which take two bytes each. */
function parseFrame({ marker, head }: Segment) {
  const [height, width, components] = [head.readUInt16BE(5), head.readUInt16BE(7), head.readUInt8(9)]
  // reads the sampling of three components from `head`; the fourth component is rare, and is never sampled more finely than these
  const samplings = [11, 14, 17].slice(0, components).map((at) => head.readUInt8(at))
  const maxAcross = Math.max(1, ...samplings.map((sampling) => sampling >> 4))
  const maxDown = Math.max(1, ...samplings.map((sampling) => sampling & 15))
  const sampleShares = samplings.map(
    (sampling) => ((sampling >> 4) * (sampling & 15)) / (maxAcross * maxDown),
  )
  const pixels = width * height
  const samples = components > 3 ? components : sampleShares.reduce((sum, share) => sum + share, 0)
  return { components, pixels, coefficientBytes: 2 * pixels * samples, isProgressive: marker % 4 === 2 }
}

/**
 * Whether every browser can show a frame: it must be baseline, extended or progressive, and have one or three channels of eight
 * bits.
 */
const isShownEverywhere = ({ marker, head }: Segment) =>
  marker <= 0xc2 && head[4] === 8 && head.readUInt16BE(5) > 0 && (head[9] === 1 || head[9] === 3)

/** Whether a segment defines the color channels. Such a segment is either JFIF without a thumbnail, or Adobe's. */
const definesColors = (marker: number, head: Buffer) =>
  (marker === 0xe0 && head.readUInt16BE(2) === 16 && head.toString('latin1', 4, 8) === 'JFIF') ||
  (marker === 0xee && head.readUInt16BE(2) === 14 && head.toString('latin1', 4, 9) === 'Adobe')

const COPY_BUFFER_BYTES = 64 * 1024

/** Inserts `exif` after the first segment, the start marker. */
function copySegments(file: FileWindow, pictureSegments: readonly Segment[], to: string, exif?: Buffer) {
  const out = openSync(to, 'w')
  try {
    for (const [index, { start, end }] of pictureSegments.entries()) {
      if (index === 1 && exif) writeSync(out, exif)
      for (let at = start; at < end; at += COPY_BUFFER_BYTES) {
        writeSync(out, file.readAt(at, Math.min(COPY_BUFFER_BYTES, end - at)))
      }
    }
  } finally {
    closeSync(out)
  }
}
