import { type Edtf, readSpan } from '../../../domain/calendar/edtf.ts'

const MINUTE = 60_000
const MAX_ZONE_DIFFERENCE = 26 * 60 * MINUTE

/**
 * Chooses between the date of a sidecar and the one embedded in the photograph. Takeout's is in UTC and the camera's in local
 * time, so within 26 hours they mean the same moment: then the camera's wins, unless the sidecar is in local time and more
 * precise (Google turns partial dates into a day). Otherwise the sidecar's wins.
 */
export function chooseDate(sidecarDate: Edtf | null, embedded: Edtf | null): Edtf | null {
  const [one, other] = [sidecarDate && readSpan(sidecarDate), embedded && readSpan(embedded)]
  if (!one || !other) return sidecarDate ?? embedded
  const isSame = one.from < other.to + MAX_ZONE_DIFFERENCE && other.from < one.to + MAX_ZONE_DIFFERENCE
  const saysMore = !isInUtc(sidecarDate) && one.to - one.from < other.to - other.from
  return isSame && !saysMore ? embedded : sidecarDate
}

/**
 * Computes the time zone where a photograph was taken, in minutes ahead of UTC, as the difference of Takeout's date in UTC and
 * the camera's local one; null when the difference cannot be a zone.
 */
export function computeZone(sidecarDate: Edtf | null, embedded: Edtf | null): number | null {
  const [utc, local] = [
    isInUtc(sidecarDate) && readSpan(sidecarDate ?? ''),
    embedded && !isInUtc(embedded) && readSpan(embedded),
  ]
  const minutes = utc && local && local.from === local.to ? (local.from - utc.from) / MINUTE : 0
  return minutes !== 0 && minutes % 15 === 0 && Math.abs(minutes) <= 14 * 60 ? minutes : null
}

export const isInUtc = (date: Edtf | null) => date?.endsWith('Z') ?? false
