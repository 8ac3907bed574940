import { englishMonths } from '../language.ts'

/** A calendar date without a time zone, such as '2025-03-18'. Such dates can be compared and sorted as text. */
export type Day = `${number}-${string}-${string}`

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const datePattern =
  /^(?:([a-z]+)\.?(?:\s*,\s*|\s+))?([a-z]+)\.?\s*(\d{1,2})(?:st|nd|rd|th)?(?:\s*,\s*|\s+)(\d{4})$/i

const dayFirstPattern =
  /(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?\.?\s+(?:of\s+)?([a-z]{3,})\.?(?:\s*,\s*|\s+)(\d{4})$/i

/**
 * Parses a date such as 'March 18, 2025' or '18 March 2025', with or without a weekday in front, or '2025-03-18'. Returns null
 * for any other text, and for a day that does not exist. A text has one meaning, whatever style the family has chosen.
 */
export const parseDate = (text: string): Day | null => {
  const [, weekday, monthName, dayText, yearText] = matchDate(text)
  if (!monthName || (weekday && !findWeekdayName(weekday))) return null
  const month = 1 + englishMonths.findIndex((name) => isShortFor(monthName, name))
  const year = Number(yearText)
  const day = Number(dayText)
  if (month === 0 || year < 1100 || year > 9900 || day < 1 || day > countDays(year, month)) return null
  return toDay(year, month, day)
}

/** Returns the correct weekday of a date if the text contains a wrong one: 'Tuesday' for 'Monday, March 18, 2025'. */
export const findMistakenWeekday = (text: string): string | null => {
  const writtenWeekday = findWeekdayName(matchDate(text)[1] ?? '')
  const day = parseDate(text)
  return writtenWeekday && day && writtenWeekday !== findWeekday(day) ? findWeekday(day) : null
}

/**
 * Puts the weekday in front of a date that has none and begins with the month or the day: 'Friday, December 5, 2031'. Leaves any other
 * text as it is.
 */
export const addWeekday = (text: string): string => {
  const day = parseDate(text)
  return day && !hasWeekdayName(text) && !/^\s*\d{4}-/.test(text)
    ? `${findWeekday(day)}, ${text.trim()}`
    : text
}

export const hasWeekdayName = (text: string) => Boolean(matchDate(text)[1])

/** Whether a date is written with the day before the month, as in '18 March 2025'. */
export const isWrittenDayFirst = (text: string) => dayFirstPattern.test(text.trim())

/** Finds the weekday, month, day and year in a date. Rewrites the other ways to write dates as one with the month first. */
const matchDate = (text: string) =>
  datePattern.exec(
    text
      .trim()
      .replace(
        /^(\d{4})-(\d\d)-(\d\d)$/,
        (_, year, month, day) => `${englishMonths[month - 1]} ${day} ${year}`,
      )
      .replace(dayFirstPattern, '$2 $1 $3'),
  ) ?? []

export const findWeekday = (day: Day) => weekdays[new Date(`${day}T00:00Z`).getUTCDay()] as string

/** Finds today's date on this device. */
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

/** Finds the weekday that a word names, whole or shortened to at least three letters. */
export const findWeekdayName = (word: string) => weekdays.find((name) => isShortFor(word, name))

/** Whether a word consists of at least the first three letters of a name, such as 'Sept' or 'tues'. */
const isShortFor = (word: string, name: string) =>
  word.length >= 3 && name.toLowerCase().startsWith(word.toLowerCase())

export const countDays = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
