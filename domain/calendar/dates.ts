import type { Language } from '../language.ts'
import { dateLanguages, namedDate } from './languages/dateLanguage.ts'
import { knownLanguages } from './languages/knownLanguages.ts'
import { findDateLanguage, splitDate, trimForm } from './splitDate.ts'

/** A calendar date without a time zone, such as '2025-03-18'. Such dates can be compared and sorted as text. */
export type Day = `${number}-${string}-${string}`

/**
 * Parses a date such as 'March 18, 2025' or '18 mars 2025', with or without a weekday in front, or '2025-03-18'. Returns null for any
 * other text, and for a day that does not exist. A text has one meaning, whatever style and language the family has chosen.
 */
export const parseDate = (text: string, known = knownLanguages): Day | null => {
  const { form, month, numbers } = splitDate(text, known)
  const [first = '', second, third] = numbers
  if (form === '4-2-2') return toRealDay(first, Number(second), Number(third))
  const date = trimForm(form)
  const isNamed = namedDate.test(date) && /[^'’‘]4$/.test(date)
  return isNamed && second ? toRealDay(second, month, Number(first)) : null
}

/** Makes a day of its numbers. Returns null if it does not exist, or if its year is not one that people mean. */
export const toRealDay = (year: number | string, month: number, day: number): Day | null => {
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= countDays(Number(year), month)
  return isReal && Number(year) >= 1100 && Number(year) <= 9900 ? toDay(Number(year), month, day) : null
}

/** Returns the correct weekday of a date if the text contains a wrong one: 'Tuesday' for 'Monday, March 18, 2025'. */
export const findMistakenWeekday = (text: string): string | null => {
  const { weekday } = splitDate(text)
  const day = parseDate(text)
  return weekday && day && weekday !== findWeekday(day) ? findWeekday(day, findDateLanguage(text)) : null
}

/**
 * Puts the weekday in front of a date that has none and begins with the month or the day, in the date's own language: 'Friday, December
 * 5, 2031', 'mardi 18 mars 2025'. Leaves any other text as it is. A month such as 'April' is of the family's language.
 */
export const addWeekday = (text: string, familyLanguage?: Language): string => {
  const { month, weekday } = splitDate(text)
  const day = parseDate(text)
  if (!day || !month || weekday) return text
  const language = findDateLanguage(text, familyLanguage)
  return dateLanguages[language].addWeekday(findWeekday(day, language), text.trim())
}

export const findWeekday = (day: Day, language: Language = 'en') =>
  dateLanguages[language].weekdays[new Date(`${day}T00:00Z`).getUTCDay()]?.split('/')[0] as string

export const findToday = (): Day => {
  const now = new Date()
  return toDay(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

export const nextDay = (day: Day): Day => addDays(day, 1)

export const addDays = (day: Day, count: number): Day => {
  const moved = new Date(`${day}T00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + count)
  return toDay(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate())
}

export const toDay = (year: number, month: number, day: number): Day =>
  `${year}-${padTwoDigits(month)}-${padTwoDigits(day)}`

export const padTwoDigits = (value: number) => String(value).padStart(2, '0')

export const countDays = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
