import { type FileWindow, MAX_ELEMENTS } from './fileWindow.ts'

/** A box of an MP4 or MOV file: its content lies between `body` and `end`, its header begins at `at`. */
export interface Box {
  type: string
  at: number
  body: number
  end: number
}

/** The boxes at the top of a file. A last one that claims more than there is ends beyond the file's size. */
export function topBoxes(file: FileWindow): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= file.size && boxes.length < MAX_ELEMENTS; ) {
    const box = boxAt(file.at(at, 16), 0, file.size - at)
    if (!box) break
    boxes.push({ type: box.type, at, body: at + box.body, end: at + box.end })
    at += box.end
  }
  return boxes
}

/** Files of our formats have these boxes at their top; other bytes behind them may be anybody's addition. */
const TOP_LEVEL_TYPES = new Set('ftyp meta mdat moov moof idat free skip wide uuid mfra'.split(' '))

/** Whether no box of a known type claims more bytes than there are, as in a file that was cut off. */
export function hasAllBoxes(file: FileWindow): boolean {
  const boxes = topBoxes(file)
  return (
    boxes.length < MAX_ELEMENTS &&
    boxes.every(({ type, end }) => !TOP_LEVEL_TYPES.has(type) || end <= file.size)
  )
}

/** The boxes between two places of bytes in memory; stops at the first that does not fit. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < MAX_ELEMENTS; ) {
    const box = boxAt(bytes, at, to - at)
    if (!box || box.end > to) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** The first box along a path of types, such as mdia, hdlr, inside another. */
export function boxWithin(bytes: Buffer, outer: Box, ...path: string[]): Box | null {
  let box: Box | undefined = outer
  for (const type of path) box = box && boxesIn(bytes, box.body, box.end).find((inner) => inner.type === type)
  return box ?? null
}

/** The moov box is small beside the film; only an attack makes a larger one. */
const MAX_MOOV_BYTES = 32 * 1024 * 1024

/** The moov box with everything in it, or null when there is none that can be read. */
export function parseMoov(file: FileWindow): Buffer | null {
  return readTopBox(file, 'moov', MAX_MOOV_BYTES)
}

/** The items of a picture and their properties take kilobytes; only an attack makes more. */
const MAX_META_BYTES = 4 * 1024 * 1024

/**
 * The meta box of a HEIC or AVIF file, which describes its items, with everything in it, or null when there is none that
 * can be read. The boxes inside it follow its version.
 */
export function parseMeta(file: FileWindow): { bytes: Buffer; meta: Box } | null {
  const bytes = readTopBox(file, 'meta', MAX_META_BYTES)
  const box = bytes && boxAt(bytes, 0, bytes.length)
  return box && { bytes, meta: { ...box, body: box.body + 4 } }
}

function readTopBox(file: FileWindow, wanted: string, mostBytes: number): Buffer | null {
  const box = topBoxes(file).find(({ type }) => type === wanted)
  if (!box || box.end > file.size || box.end - box.at > mostBytes) return null
  return file.copy(box.at, box.end - box.at)
}

/** The kind of data in a track of a film: 'vide', 'soun', 'meta' … */
export function handlerOf(moov: Buffer, track: Box): string {
  const box = boxWithin(moov, track, 'mdia', 'hdlr')
  return box ? moov.toString('latin1', box.body + 8, box.body + 12) : ''
}

export const tracksOf = (moov: Buffer): Box[] => partsOf(moov).filter(({ type }) => type === 'trak')

/** The box of this type directly inside a moov box. */
export const partOf = (moov: Buffer, wanted: string): Box | null =>
  partsOf(moov).find(({ type }) => type === wanted) ?? null

function partsOf(moov: Buffer): Box[] {
  const outer = boxAt(moov, 0, moov.length)
  return outer ? boxesIn(moov, outer.body, Math.min(outer.end, moov.length)) : []
}

function boxAt(bytes: Buffer, at: number, space: number): Box | null {
  if (at + 8 > bytes.length) return null
  const type = bytes.toString('latin1', at + 4, at + 8)
  const size = bytes.readUInt32BE(at)
  if (size === 0) return { type, at, body: at + 8, end: at + space }
  if (size >= 8) return { type, at, body: at + 8, end: at + size }
  if (size !== 1 || at + 16 > bytes.length) return null
  const large = Number(bytes.readBigUInt64BE(at + 8))
  return large < 16 || !Number.isSafeInteger(large) ? null : { type, at, body: at + 16, end: at + large }
}

/** A film of ten hours has about three million. */
const MAX_SAMPLES = 5_000_000
/** Tables that say how many samples follow: where their counts begin, and how far they are apart. */
const COUNTS = { stts: [8, 8], ctts: [8, 8], stsc: [12, 12], stsz: [8, Number.POSITIVE_INFINITY] } as const

/** Whether no table names more samples than a film can have: a few bytes may claim billions, and readers believe them. */
export function hasFewSamples(file: FileWindow): boolean {
  if (countFragmentSamples(file) > MAX_SAMPLES) return false
  const moov = parseMoov(file)
  if (!moov) return true
  return tracksOf(moov).every((track) =>
    Object.entries(COUNTS).every(([type, [first, step]]) => {
      const table = boxWithin(moov, track, 'mdia', 'minf', 'stbl', type)
      return !table || sumOf(moov, table, first, step) <= MAX_SAMPLES
    }),
  )
}

/** How many samples the fragments of a film claim; without end where their boxes are larger than any film's. */
function countFragmentSamples(file: FileWindow): number {
  const fragments = topBoxes(file).filter(({ type }) => type === 'moof')
  const bytes = fragments.reduce((sum, { at, end }) => sum + end - at, 0)
  if (bytes > MAX_MOOV_BYTES) return Number.POSITIVE_INFINITY
  return fragments.reduce((sum, { at, end }) => sum + samplesOf(file.at(at, end - at)), 0)
}

function samplesOf(moof: Buffer): number {
  const within = (type: string, outer: Box) =>
    boxesIn(moof, outer.body, Math.min(outer.end, moof.length)).filter((inner) => inner.type === type)
  const outer = boxAt(moof, 0, moof.length)
  const runs = outer ? within('traf', outer).flatMap((track) => within('trun', track)) : []
  return runs.reduce((sum, { body, end }) => sum + (body + 8 <= end ? moof.readUInt32BE(body + 4) : 0), 0)
}

function sumOf(bytes: Buffer, { body, end }: Box, first: number, step: number): number {
  let sum = 0
  for (let at = body + first; at + 4 <= end; at += step) sum += bytes.readUInt32BE(at)
  return sum
}
