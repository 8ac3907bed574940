import { locale } from '../../../domain/language.ts'
import { formatLongDay } from '../format.ts'
import { texts } from './texts.ts'

const timeFormat = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })

/** Says when a result was made, in the browser's time zone: 'Made today, 3:10 PM', or 'Made November 24' on a later day. */
export function formatMadeAt(iso: string): string {
  const date = new Date(iso)
  return date.toDateString() === new Date().toDateString()
    ? texts.madeToday(timeFormat.format(date))
    : texts.made(formatLongDay(iso))
}
