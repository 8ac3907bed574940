import { readSpan } from './calendar/edtf.ts'
import { type DatedItem, findTakenDate } from './takenDate.ts'
import { DAY } from './timeUnits.ts'

interface Photograph extends DatedItem {
  fileSize: number
  /** in pixels */
  width: number | null
  height: number | null
}

/** Two photographs taken at most this many milliseconds apart are of one burst. */
const BURST_GAP = 10_000
/** Two photographs that look alike are of one burst if they were taken at most this many milliseconds apart. */
const ALIKE_GAP = 60_000
/** Two files look alike only if the smaller has at least this fraction of the bytes of the larger. */
const ALIKE_BYTES = 0.97

/**
 * Groups photographs that were taken right after one another. Each group is in order of time, and a photograph of no burst is a
 * group of its own. `photographs` are in the order of the gallery, so that scans of one day which look alike are next to each
 * other.
 */
export function findBursts<P extends Photograph>(photographs: readonly P[]): [P, ...P[]][] {
  const bursts: [P, ...P[]][] = []
  const dated: Dated<P>[] = []
  for (const photograph of photographs) {
    const date = findTakenDate(photograph)
    const span = date && readSpan(date)
    if (span) dated.push({ photograph, ...span })
    else bursts.push([photograph])
  }
  dated.sort((a, b) => compare(a.from, b.from) || compare(a.to, b.to))
  dated.forEach((item, index) => {
    const previous = dated[index - 1]
    if (previous && isSameBurst(previous, item)) bursts.at(-1)?.push(item.photograph)
    else bursts.push([item.photograph])
  })
  return bursts
}

interface Dated<P = Photograph> {
  photograph: P
  from: number
  to: number
}

function isSameBurst(one: Dated, other: Dated): boolean {
  const gap = other.from - one.from
  const haveTimes = one.to === one.from && other.to === other.from
  if (haveTimes) return gap <= BURST_GAP || (gap <= ALIKE_GAP && lookAlike(one.photograph, other.photograph))
  const haveSameDay = gap === 0 && one.to === other.to && one.to - one.from < DAY
  return haveSameDay && lookAlike(one.photograph, other.photograph)
}

/** Whether two files have the same size in pixels and nearly the same number of bytes. */
const lookAlike = (one: Photograph, other: Photograph) =>
  one.width !== null &&
  one.width === other.width &&
  one.height === other.height &&
  Math.min(one.fileSize, other.fileSize) >= ALIKE_BYTES * Math.max(one.fileSize, other.fileSize)

/** Subtracting would not compare two infinities. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
