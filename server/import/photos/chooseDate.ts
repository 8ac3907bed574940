import { type Edtf, spanOf } from '../../../contract/calendar/edtf.ts'

const MINUTE = 60_000
const MAX_ZONE_DIFFERENCE = 26 * 60 * MINUTE

/**
 * Takeout's date is in UTC, the camera's in local time: less than a day apart they are the same moment. Google makes a day
 * of what is known in part; a sidecar that says more than the photograph itself goes before it.
 */
export function chooseDate(beside: Edtf | null, embedded: Edtf | null): Edtf | null {
  const [one, other] = [beside && spanOf(beside), embedded && spanOf(embedded)]
  if (!one || !other) return beside ?? embedded
  const isSame = one.from < other.to + MAX_ZONE_DIFFERENCE && other.from < one.to + MAX_ZONE_DIFFERENCE
  const saysMore = !isInUtc(beside) && one.to - one.from < other.to - other.from
  return isSame && !saysMore ? embedded : beside
}

/**
 * How far the clock was ahead of UTC in minutes: Google knows the zone in which a photograph was taken, and Takeout's date
 * and the camera's differ by it.
 */
export function zoneBetween(beside: Edtf | null, embedded: Edtf | null): number | null {
  const [utc, local] = [
    isInUtc(beside) && spanOf(beside ?? ''),
    embedded && !isInUtc(embedded) && spanOf(embedded),
  ]
  const minutes = utc && local && local.from === local.to ? (local.from - utc.from) / MINUTE : 0
  return minutes !== 0 && minutes % 15 === 0 && Math.abs(minutes) <= 14 * 60 ? minutes : null
}

export const isInUtc = (date: Edtf | null) => date?.endsWith('Z') ?? false
