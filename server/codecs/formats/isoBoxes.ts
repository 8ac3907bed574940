import { inflateSync } from 'node:zlib'
import { type FileWindow, MAX_ELEMENTS } from './fileWindow.ts'

/**
 * A box of an MP4 or MOV file. `start`, `body` and `end` are byte offsets. The header of the box begins at `start`. The content
 * lies between `body` and `end`.
 */
export interface Box {
  type: string
  start: number
  body: number
  end: number
}

/** If the last box is truncated, its `end` lies beyond the end of the file. */
export function readTopBoxes(file: FileWindow): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= file.size && boxes.length < MAX_ELEMENTS; ) {
    const box = parseBox(file.readAt(at, 16), 0, file.size - at)
    if (!box) break
    boxes.push({ type: box.type, start: at, body: at + box.body, end: at + box.end })
    at += box.end
  }
  return boxes
}

/** The types of the top-level boxes in the accepted formats. Some programs append bytes that are not such boxes. */
const TOP_LEVEL_TYPES = new Set('ftyp meta mdat moov moof idat free skip wide uuid mfra'.split(' '))

/** Whether all boxes of known types lie completely within the file. In a truncated file, the last box does not. */
export function hasAllBoxes(file: FileWindow): boolean {
  const boxes = readTopBoxes(file)
  return (
    boxes.length < MAX_ELEMENTS &&
    boxes.every(({ type, end }) => !TOP_LEVEL_TYPES.has(type) || end <= file.size)
  )
}

/** Stops at the first box that does not fit. */
export function readBoxes(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < MAX_ELEMENTS; ) {
    const box = parseBox(bytes, at, to - at)
    if (!box || box.end > to) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** Finds a box inside another box by a path of types, such as mdia, hdlr. Takes the first box of each type. */
export function findBox(bytes: Buffer, outerBox: Box, ...path: string[]): Box | null {
  let box: Box | undefined = outerBox
  for (const type of path)
    box = box && readBoxes(bytes, box.body, box.end).find((innerBox) => innerBox.type === type)
  return box ?? null
}

/** A moov box is small compared to its video, so a larger box is an attack. */
const MAX_MOOV_BYTES = 32 * 1024 * 1024

/** Returns null if the box is missing, truncated or too large. Decompresses it if it is compressed. */
export function parseMoov(file: FileWindow): Buffer | null {
  const box = findTopBox(file, 'moov', MAX_MOOV_BYTES)
  const moov = box && file.readCopy(box.start, box.end - box.start)
  const compressed = moov && findMoovBox(moov, 'cmov')
  return compressed ? decompressMoov(moov, compressed) : moov
}

/**
 * Decompresses a moov box (QuickTime File Format, Compressed Movie Resources). The box `dcom` names the algorithm, and `cmvd` has
 * the size in four bytes and then the data. Returns null if they are no moov box, or if it is too large.
 */
function decompressMoov(bytes: Buffer, cmov: Box): Buffer | null {
  const algorithm = findBox(bytes, cmov, 'dcom')
  const data = findBox(bytes, cmov, 'cmvd')
  if (!algorithm || !data || bytes.toString('latin1', algorithm.body, algorithm.end) !== 'zlib') return null
  try {
    const moov = inflateSync(bytes.subarray(data.body + 4, data.end), { maxOutputLength: MAX_MOOV_BYTES })
    const box = parseBox(moov, 0, moov.length)
    return box?.type === 'moov' && box.end <= moov.length ? moov.subarray(0, box.end) : null
  } catch {
    return null
  }
}

/** The items of a picture and their properties take only kilobytes, so a larger box is an attack. */
const MAX_META_BYTES = 4 * 1024 * 1024

export interface MetaBox {
  /** the whole box, with its header */
  bytes: Buffer
  /** the position of the box in `bytes` */
  meta: Box
  /** the offset of the box in the file */
  start: number
}

/**
 * Reads the meta box, which describes the items of a HEIC or AVIF file. Returns null if the box is missing, truncated or too
 * large. The inner boxes begin after four bytes of version and flags.
 */
export function parseMeta(file: FileWindow): MetaBox | null {
  const topBox = findTopBox(file, 'meta', MAX_META_BYTES)
  const bytes = topBox && file.readCopy(topBox.start, topBox.end - topBox.start)
  const box = bytes && parseBox(bytes, 0, bytes.length)
  return box && { bytes, meta: { ...box, body: box.body + 4 }, start: topBox.start }
}

function findTopBox(file: FileWindow, wantedType: string, maxBytes: number): Box | null {
  const box = readTopBoxes(file).find(({ type }) => type === wantedType)
  return !box || box.end > file.size || box.end - box.start > maxBytes ? null : box
}

/** Reads the kind of data in a track of a video, such as 'vide', 'soun' or 'meta'. */
export function readTrackType(moov: Buffer, track: Box): string {
  const box = findBox(moov, track, 'mdia', 'hdlr')
  return box ? moov.toString('latin1', box.body + 8, box.body + 12) : ''
}

/** Returns 0, which is the id of no track, if the header is truncated. */
export function readTrackId(moov: Buffer, track: Box): number {
  const header = findBox(moov, track, 'tkhd')
  if (!header || header.end - header.body < 24) return 0
  return moov.readUInt32BE(header.body + (moov[header.body] === 1 ? 20 : 12))
}

/**
 * Reads the header of a video or a track (mvhd, mdhd): when it was made, in seconds since 1904, and its length in units of which
 * `timescale` are a second. Returns null if the header is missing or truncated.
 */
export function readTimes(moov: Buffer, header: Box | null) {
  const has64BitTimes = header !== null && moov[header.body] === 1
  if (!header || header.end - header.body < (has64BitTimes ? 32 : 20)) return null
  const read = (offset: number, longOffset: number) =>
    has64BitTimes
      ? Number(moov.readBigUInt64BE(header.body + longOffset))
      : moov.readUInt32BE(header.body + offset)
  return {
    madeAt: read(4, 4),
    timescale: moov.readUInt32BE(header.body + (has64BitTimes ? 20 : 12)),
    units: read(16, 24),
  }
}

export const findTracks = (moov: Buffer): Box[] => readMoovBoxes(moov).filter(({ type }) => type === 'trak')

export const findMoovBox = (moov: Buffer, wantedType: string): Box | null =>
  readMoovBoxes(moov).find(({ type }) => type === wantedType) ?? null

export function readMoovBoxes(moov: Buffer): Box[] {
  const outerBox = parseBox(moov, 0, moov.length)
  return outerBox ? readBoxes(moov, outerBox.body, Math.min(outerBox.end, moov.length)) : []
}

function parseBox(bytes: Buffer, start: number, availableBytes: number): Box | null {
  if (start + 8 > bytes.length) return null
  const type = bytes.toString('latin1', start + 4, start + 8)
  const size = bytes.readUInt32BE(start)
  if (size === 0) return { type, start, body: start + 8, end: start + availableBytes }
  if (size >= 8) return { type, start, body: start + 8, end: start + size }
  if (size !== 1 || start + 16 > bytes.length) return null
  const largeSize = Number(bytes.readBigUInt64BE(start + 8))
  return largeSize < 16 || !Number.isSafeInteger(largeSize)
    ? null
    : { type, start, body: start + 16, end: start + largeSize }
}

/** The maximum number of samples in a table. A video of ten hours has about three million samples. */
const MAX_SAMPLES = 5_000_000
/**
 * The tables that contain counts of samples. Each entry gives, in bytes, the offset of the first count and the distance from one
 * count to the next.
 */
const TABLES_WITH_COUNTS = {
  stts: [8, 8],
  ctts: [8, 8],
  stsc: [12, 12],
  stsz: [8, Number.POSITIVE_INFINITY],
} as const

/**
 * Whether all tables claim a plausible number of samples. A few bytes can claim billions of samples, and libraries trust such
 * claims.
 */
export function claimsPlausibleSamples(file: FileWindow): boolean {
  if (countFragmentSamples(file) > MAX_SAMPLES) return false
  const moov = parseMoov(file)
  if (!moov) return true
  return findTracks(moov).every((track) =>
    Object.entries(TABLES_WITH_COUNTS).every(([type, [firstOffset, step]]) => {
      const table = findBox(moov, track, 'mdia', 'minf', 'stbl', type)
      return !table || sumCounts(moov, table, firstOffset, step) <= MAX_SAMPLES
    }),
  )
}

/**
 * Counts the samples that the fragments of a video claim to have. Returns infinity if the fragments' boxes are larger than those
 * of any real video.
 */
function countFragmentSamples(file: FileWindow): number {
  const fragments = readTopBoxes(file).filter(({ type }) => type === 'moof')
  const bytes = fragments.reduce((sum, { start, end }) => sum + end - start, 0)
  if (bytes > MAX_MOOV_BYTES) return Number.POSITIVE_INFINITY
  return fragments.reduce((sum, { start, end }) => sum + countSamples(file.readAt(start, end - start)), 0)
}

function countSamples(moof: Buffer): number {
  const findBoxes = (type: string, outerBox: Box) =>
    readBoxes(moof, outerBox.body, Math.min(outerBox.end, moof.length)).filter(
      (innerBox) => innerBox.type === type,
    )
  const outerBox = parseBox(moof, 0, moof.length)
  const runBoxes = outerBox ? findBoxes('traf', outerBox).flatMap((track) => findBoxes('trun', track)) : []
  return runBoxes.reduce((sum, { body, end }) => sum + (body + 8 <= end ? moof.readUInt32BE(body + 4) : 0), 0)
}

function sumCounts(bytes: Buffer, { body, end }: Box, firstOffset: number, step: number): number {
  let sum = 0
  for (let at = body + firstOffset; at + 4 <= end; at += step) sum += bytes.readUInt32BE(at)
  return sum
}
