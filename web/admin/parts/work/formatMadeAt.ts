import type { Dates } from '../dates/dates.ts'
import { texts } from './texts.ts'

/** Says when a result was made, in the browser's time zone: 'Made today, 3:10 PM', or 'Made November 24' on a later day. */
export const formatMadeAt = (iso: string, { formatTime, formatLongDay }: Dates): string =>
  new Date(iso).toDateString() === new Date().toDateString()
    ? texts.madeToday(formatTime(iso))
    : texts.made(formatLongDay(iso))
