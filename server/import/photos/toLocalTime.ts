import { type Edtf, isEdtf, readSpan } from '../../../domain/calendar/edtf.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import { isInUtc } from './chooseDate.ts'

interface DatedItem {
  takenAt: Edtf | null
  zone: number | null
}

const MINUTE = 60_000

/**
 * Converts dates in UTC, as in videos, into local time, as in photographs. For a video with an unknown time zone, uses the time
 * zone of the photograph nearest in time. If the two are a day or more apart, the date remains in UTC.
 */
export function toLocalTime<T extends DatedItem>(items: readonly T[]): T[] {
  const knownZones = items.flatMap(({ takenAt, zone }) => {
    const local = takenAt && !isInUtc(takenAt) ? readSpan(takenAt)?.from : undefined
    return zone === null || local === undefined ? [] : [{ utc: local - zone * MINUTE, zone }]
  })
  return items.map((item) => {
    const utc = item.takenAt && isInUtc(item.takenAt) ? readSpan(item.takenAt)?.from : undefined
    if (utc === undefined) return item
    const distance = (other: { utc: number }) => Math.abs(other.utc - utc)
    const nearest = knownZones.toSorted((a, b) => distance(a) - distance(b))[0]
    const zone = item.zone ?? (nearest && distance(nearest) < DAY ? nearest.zone : null)
    const local = zone === null ? '' : new Date(utc + zone * MINUTE).toISOString().slice(0, 19)
    return isEdtf(local) ? { ...item, takenAt: local } : item
  })
}
