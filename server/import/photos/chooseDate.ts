import { type Edtf, readSpan } from '../../../domain/calendar/edtf.ts'

const MINUTE = 60_000
const MAX_ZONE_DIFFERENCE_MS = 26 * 60 * MINUTE

/**
 * Chooses between the date in a sidecar file and the one embedded in the photograph. Google Takeout writes UTC and cameras write
 * local time, so dates less than 26 hours apart count as the same. Of these, the embedded one counts, unless the sidecar's is local
 * and more precise; of different ones, the sidecar's.
 */
export function chooseDate(sidecarDate: Edtf | null, embeddedDate: Edtf | null): Edtf | null {
  const [sidecarSpan, embeddedSpan] = readSpans(sidecarDate, embeddedDate)
  if (!sidecarSpan || !embeddedSpan) return sidecarDate ?? embeddedDate
  const isMorePrecise =
    !isInUtc(sidecarDate) && sidecarSpan.to - sidecarSpan.from < embeddedSpan.to - embeddedSpan.from
  return areNear(sidecarDate, embeddedDate) && !isMorePrecise ? embeddedDate : sidecarDate
}

/** Whether two dates may be the same moment if each may be in UTC or in any zone's local time. Unknown dates may be. */
export function areNear(one: Edtf | null, other: Edtf | null): boolean {
  const [a, b] = readSpans(one, other)
  return !a || !b || (a.from < b.to + MAX_ZONE_DIFFERENCE_MS && b.from < a.to + MAX_ZONE_DIFFERENCE_MS)
}

const readSpans = (...dates: (Edtf | null)[]) => dates.map((date) => date && readSpan(date))

/**
 * Computes the time zone where a photograph was taken, in minutes ahead of UTC. It is the difference between the camera's date in
 * local time and Google Takeout's date in UTC. Returns null if the difference cannot be a time zone.
 */
export function computeZone(sidecarDate: Edtf | null, embeddedDate: Edtf | null): number | null {
  const [utc, local] = [
    isInUtc(sidecarDate) && readSpan(sidecarDate ?? ''),
    embeddedDate && !isInUtc(embeddedDate) && readSpan(embeddedDate),
  ]
  const minutes = utc && local && local.from === local.to ? (local.from - utc.from) / MINUTE : 0
  return minutes !== 0 && minutes % 15 === 0 && Math.abs(minutes) <= 14 * 60 ? minutes : null
}

export const isInUtc = (date: Edtf | null) => date?.endsWith('Z') ?? false
