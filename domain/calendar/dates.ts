import { englishMonths } from '../language.ts'

/** A calendar date without a time zone, such as '2025-03-18'; dates compare and sort as text. */
export type Day = `${number}-${string}-${string}`

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const shape =
  /^(?:([a-z]+)\.?(?:\s*,\s*|\s+))?([a-z]+)\.?\s*(\d{1,2})(?:st|nd|rd|th)?(?:\s*,\s*|\s+)(\d{4})$/i

/** Parses 'Month day, year', optionally after a weekday; null for anything else and for days that do not exist. */
export const parseDate = (text: string): Day | null => {
  const [, weekday, monthName, dayText, yearText] = shape.exec(text.trim()) ?? []
  if (!monthName || (weekday && !weekdayNamed(weekday))) return null
  const month = 1 + englishMonths.findIndex((name) => means(monthName, name))
  const year = Number(yearText)
  const day = Number(dayText)
  if (month === 0 || year < 1000 || day < 1 || day > daysIn(year, month)) return null
  return toDay(year, month, day)
}

/** Returns the right weekday if the text names a wrong one: 'Monday, March 18, 2025' gives 'Tuesday'. */
export const findMistakenWeekday = (text: string): string | null => {
  const written = weekdayNamed(shape.exec(text.trim())?.[1] ?? '')
  const day = parseDate(text)
  return written && day && written !== findWeekday(day) ? findWeekday(day) : null
}

export const findWeekday = (day: Day) => weekdays[new Date(`${day}T00:00Z`).getUTCDay()] as string

export const nextDay = (day: Day): Day => {
  const next = new Date(`${day}T00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return toDay(next.getUTCFullYear(), next.getUTCMonth() + 1, next.getUTCDate())
}

export const toDay = (year: number, month: number, day: number): Day =>
  `${year}-${padTwoDigits(month)}-${padTwoDigits(day)}`

export const padTwoDigits = (value: number) => String(value).padStart(2, '0')

const weekdayNamed = (word: string) => weekdays.find((name) => means(word, name))

/** Finds a name by its first letters, at least three: 'Sept', 'tues'. */
const means = (word: string, name: string) =>
  word.length >= 3 && name.toLowerCase().startsWith(word.toLowerCase())

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
