import { type Day, findToday, parseDate } from '../../../../domain/calendar/dates.ts'
import type { DateStyle } from '../../../../domain/calendar/dateStyle.ts'
import { isAfter } from '../../../../domain/calendar/edtf.ts'
import { isTbd } from '../../../../domain/calendar/serviceTime.ts'
import { findShortMonth, readDates } from '../../../../domain/calendar/readDate.ts'
import { parseWrittenDate } from '../../../../domain/calendar/writtenDates.ts'
import type { Dates } from './dates.ts'
import { texts } from '../../../../languages/en/dashboard/parts.ts'

/**
 * Says why a date of a life cannot be read or is after `lastDay`; undefined if there is no such reason, as for '1941' and
 * 'about 1941', or if the date is not known.
 */
export const explainDate = (
  text: string,
  lastDay: Day,
  { rewriteExamples, readerStyle }: Dates,
): string | undefined => {
  if (text.trim() === '' || isTbd(text)) return undefined
  // '12/24/26' is mistyped in November 2026, not of 1926
  if (readDates(text).some((day) => day > findToday())) return texts.dateToCome
  const date = parseWrittenDate(text)
  if (!date) return explainShortMonth(text, readerStyle) ?? rewriteExamples(texts.dateNotRead)
  if (!isAfter(date, lastDay)) return undefined
  return isAfter(date, findToday()) ? texts.dateToCome : texts.dateAfterDeath
}

/** Finds the last day on which he can have been born: today, or the day of his death if it is known. */
export const findLastDay = (deathDate: string): Day => {
  const [today, deathDay] = [findToday(), parseDate(deathDate)]
  return deathDay && deathDay < today ? deathDay : today
}

/** Says how many days the month of a date has, if the date has more. */
export const explainShortMonth = (text: string, style: DateStyle | undefined): string | undefined => {
  const found = findShortMonth(text, style)
  return found ? texts.monthTooShort(found.month, found.days) : undefined
}
