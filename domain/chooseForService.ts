import { readSpan } from './calendar/edtf.ts'
import { findBursts } from './findBursts.ts'
import { type DatedItem, findTakenDate } from './takenDate.ts'

/** A photograph that may be chosen for the service, as the gallery has it. */
export interface ServiceCandidate extends DatedItem {
  /** the position in the gallery; a photograph that is added later has a larger one */
  order: number
  untitled: boolean
  fileSize: number
  /** in pixels */
  width: number | null
  height: number | null
}

/** The number of photographs that are proposed for a service. */
export const SERVICE_COUNT = 80

/**
 * Chooses up to `count` photographs for a service, in the order of `photographs`: first portraits, then those with a title, then
 * others, and at last copies of the same file. If not all of a kind fit, they are spread evenly over the years, and those without a
 * date get their share. Never chooses two of a burst. If a photograph is added, only a few others are exchanged.
 */
export function chooseForService<P extends ServiceCandidate>(
  photographs: readonly P[],
  isPortrait: (photograph: P) => boolean,
  count = SERVICE_COUNT,
): P[] {
  const rank = (photograph: P) => (isPortrait(photograph) ? 0 : photograph.untitled ? 2 : 1)
  const candidates = findBursts(photographs)
    .map((burst) => burst.reduce((best, other) => (rank(other) < rank(best) ? other : best)))
    .sort((a, b) => rank(a) - rank(b) || a.order - b.order)
  const copies = findCopies(candidates)
  const rankOf = (photograph: P) => (rank(photograph) === 2 && copies.has(photograph) ? 3 : rank(photograph))
  let chosen: Placed<P>[] = []
  for (const each of [0, 1, 2, 3]) {
    const pool = candidates.filter((photograph) => rankOf(photograph) === each).map(addMoment)
    chosen = [...chosen, ...choose(pool, chosen, count - chosen.length)]
  }
  const chosenPhotographs = new Set(chosen.map(({ photograph }) => photograph))
  return photographs.filter((photograph) => chosenPhotographs.has(photograph))
}

/** Finds the photographs whose file has the same size, in bytes and pixels, as the file of an earlier one. */
function findCopies<P extends ServiceCandidate>(photographs: readonly P[]): Set<P> {
  const sizes = new Set<string>()
  return new Set(
    photographs.filter(({ fileSize, width, height }) => {
      const size = [fileSize, width, height].join()
      const isCopy = width !== null && sizes.has(size)
      sizes.add(size)
      return isCopy
    }),
  )
}

interface Placed<P = ServiceCandidate> {
  photograph: P
  /** null if nothing is known about the time */
  moment: Date | null
}
type Dated<P = ServiceCandidate> = Placed<P> & { moment: Date }

/** Photographs whose date is only partly known, such as 195X, get moments that are spread over that time. */
function addMoment<P extends ServiceCandidate>(photograph: P): Placed<P> {
  const date = findTakenDate(photograph)
  const span = date && readSpan(date)
  if (!span) return { photograph, moment: null }
  const from = Number.isFinite(span.from) ? span.from : span.to
  const to = Number.isFinite(span.to) ? span.to : from
  const fraction = reverseBits(photograph.order) / 2 ** 32
  return { photograph, moment: new Date(from + Math.floor((to - from) * fraction)) }
}

/** Chooses `count` photographs of `pool`, so that they and the `chosen` ones together are spread evenly. */
function choose<P extends ServiceCandidate>(
  pool: readonly Placed<P>[],
  chosen: readonly Placed<P>[],
  count: number,
): Placed<P>[] {
  const [dated, chosenDated] = [pool.filter(isDated), chosen.filter(isDated)]
  const undated = pool.filter((item) => !isDated(item)).sort(byOrder)
  const chosenUndatedCount = chosen.length - chosenDated.length
  const undatedFraction = (undated.length + chosenUndatedCount) / (pool.length + chosen.length)
  const share = Math.round(undatedFraction * (count + chosen.length)) - chosenUndatedCount
  const undatedCount = Math.max(0, count - dated.length, Math.min(share, undated.length, count))
  return [...undated.slice(0, undatedCount), ...spread(dated, chosenDated).slice(0, count - undatedCount)]
}

const isDated = <P>(item: Placed<P>): item is Dated<P> => item.moment !== null

/** The first function groups photographs by year, the second the months of a year, the third the days of a month. */
const levels: ((item: Dated) => number)[] = [
  ({ moment }) => moment.getUTCFullYear(),
  ({ moment }) => moment.getUTCMonth(),
  ({ moment }) => moment.getUTCDate(),
]

/**
 * Orders dated photographs so that every beginning of the sequence, together with the `chosen` ones, is spread evenly over the
 * years, then over their months and days: in turn, one photograph of each. A photograph that is added moves the others, but
 * never past each other within their group, so that every beginning of the sequence loses at most one of them.
 */
function spread<P extends ServiceCandidate>(
  photographs: readonly Dated<P>[],
  chosen: readonly Dated<P>[],
  [toKey, ...finerLevels] = levels,
): Dated<P>[] {
  if (!toKey) return [...photographs].sort(byOrder)
  const chosenGroups = groupBy(chosen, toKey)
  return [...groupBy(photographs, toKey)]
    .flatMap(([key, group]) => {
      const chosenGroup = chosenGroups.get(key) ?? []
      return spread(group, chosenGroup, finerLevels).map((item, index) => ({
        item,
        turn: chosenGroup.length + index,
        place: reverseBits(key),
      }))
    })
    .sort((a, b) => a.turn - b.turn || a.place - b.place)
    .map(({ item }) => item)
}

function groupBy<T>(items: readonly T[], toKey: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const item of items) {
    const group = groups.get(toKey(item))
    if (group) group.push(item)
    else groups.set(toKey(item), [item])
  }
  return groups
}

const byOrder = (a: Placed, b: Placed) => reverseBits(a.photograph.order) - reverseBits(b.photograph.order)

/**
 * Reverses the 32 bits of a number. If numbers in a row are sorted by this, every beginning of the sequence is spread evenly
 * over them.
 */
function reverseBits(value: number): number {
  let reversed = 0
  for (let bit = 0; bit < 32; bit++) reversed = reversed * 2 + ((value >>> bit) & 1)
  return reversed
}
