import { addDays, type Day } from '../../../domain/calendar/dates.ts'
import { type Edtf, isAfter } from '../../../domain/calendar/edtf.ts'
import type { MediaRow } from './rows/present.ts'
import { findDateInName } from './upload/findDateInName.ts'

/**
 * Whether a date is not the day when an item was taken: it is still to come, or it is after his death and of a device, as for a print that
 * somebody photographs in the week of the funeral. Devices write the time of day, or the date in the file's name; a date after his death
 * that keepers write counts.
 */
export function isDoubtfulDate(
  { taken_at: date, original_name: fileName }: Pick<MediaRow, 'taken_at' | 'original_name'>,
  deathDate: Edtf | null,
  now: number,
): boolean {
  if (!date) return false
  // tomorrow has begun in a zone of the east
  const tomorrow = addDays(new Date(now).toISOString().slice(0, 10) as Day, 1)
  if (isAfter(date, tomorrow)) return true
  const isOfDevice = date.includes('T') || date === findDateInName(fileName)
  return deathDate !== null && isAfter(date, deathDate) && isOfDevice
}
