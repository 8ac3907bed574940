import { isTbd } from '../../../domain/calendar/serviceTime.ts'
import { findShortMonth } from '../../../domain/calendar/suggestions.ts'
import { parseWrittenDate } from '../../../domain/calendar/writtenDates.ts'
import type { Dates } from './dates.ts'
import { texts } from '../texts.ts'

/** Says why a date of a life cannot be read; undefined if it can be, as '1941' and 'about 1941' can, or if it is not known. */
export const explainDate = (text: string, { rewriteExamples }: Dates): string | undefined => {
  if (text.trim() === '' || isTbd(text) || parseWrittenDate(text)) return undefined
  return explainShortMonth(text) ?? rewriteExamples(texts.dateNotRead)
}

/** Says how many days the month of a date has, if the date has more. */
export const explainShortMonth = (text: string): string | undefined => {
  const found = findShortMonth(text)
  return found ? texts.monthTooShort(found.month, found.days) : undefined
}
