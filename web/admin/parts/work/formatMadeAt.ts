import type { Dates } from '../dates/dates.ts'
import { texts } from './texts.ts'

/** Says when a result was made, in the browser's time zone: 'Made today, 3:10 PM', or 'Made November 24; changed since' later. */
export const formatMadeAt = (
  iso: string,
  { formatTime, formatLongDay }: Dates,
  isChanged: boolean,
): string => {
  const isToday = new Date(iso).toDateString() === new Date().toDateString()
  const made = isToday ? texts.madeToday(formatTime(iso)) : texts.made(formatLongDay(iso))
  return isChanged ? texts.changed(made) : made
}
