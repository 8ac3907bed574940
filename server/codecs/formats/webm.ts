import { type FileWindow, MAX_ELEMENTS } from './fileWindow.ts'

const SEGMENT = 0x18538067
const INFO = 0x1549a966
const DATE = 0x4461
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const TRACK_TYPE = 0x83
const VIDEO_TRACK = 1

/** Whether a WebM file is complete: all of its parts lie within the file. */
export function isCompleteWebm(file: FileWindow): boolean {
  const segment = readElements(file, 0, file.size).find(({ id }) => id === SEGMENT)
  if (!segment) return false
  const segmentParts = readElements(file, segment.body, segment.end)
  const ends = [segment, ...segmentParts].map(({ end }) => end).filter(Number.isFinite)
  return segmentParts.length < MAX_ELEMENTS && ends.every((end) => end <= file.size)
}

/** Whether a WebM file has tracks, but no video track. Browsers record voices in such files. */
export function isSoundOnlyWebm(file: FileWindow): boolean {
  const types = readTrackTypes(file)
  return types.length > 0 && !types.includes(VIDEO_TRACK)
}

export const hasWebmVideo = (file: FileWindow): boolean => readTrackTypes(file).includes(VIDEO_TRACK)

const readTrackTypes = (file: FileWindow) =>
  findElements(file, SEGMENT, TRACKS, TRACK, TRACK_TYPE).map(({ body }) => file.readAt(body, 1)[0])

/** The moment from which Matroska counts nanoseconds, in milliseconds since 1970. */
const MATROSKA_EPOCH_MS = Date.UTC(2001, 0)

/** Reads when a WebM or Matroska video was made, in milliseconds since 1970 (UTC). Returns null if the file does not say. */
export function readWebmDate(file: FileWindow): number | null {
  const [date] = findElements(file, SEGMENT, INFO, DATE)
  const bytes = date && file.readCopy(date.body, 8)
  return bytes?.length === 8 ? MATROSKA_EPOCH_MS + Number(bytes.readBigInt64BE() / 1_000_000n) : null
}

/** Finds all elements that a path of ids leads to. The path begins with the outermost id. */
const findElements = (file: FileWindow, ...path: number[]): EbmlElement[] =>
  path.reduce<EbmlElement[]>(
    (outerElements, id) =>
      outerElements
        .flatMap(({ body, end }) => readElements(file, body, end))
        .filter((element) => element.id === id),
    [{ id: 0, body: 0, end: file.size }],
  )

/**
 * An element of a WebM file. Its content lies between the byte offsets `body` and `end`. If the length of the element is unknown,
 * `end` is infinite.
 */
interface EbmlElement {
  id: number
  body: number
  end: number
}

/** If an element has an unknown length, it is the last one read, because it contains everything that follows. */
function readElements(file: FileWindow, from: number, end: number): EbmlElement[] {
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
