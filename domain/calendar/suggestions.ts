import { englishMonths } from '../language.ts'
import { parseDate } from './dates.ts'
import { parseTimes, splitTimes } from './times.ts'

/**
 * Suggests a readable form for a date that `parseDate` cannot read: 'December 5, 2026' for '12/5/2026' or '5 Dec 2026'. Returns
 * null if the date is readable already, or if its meaning is unclear.
 */
export function suggestDate(text: string, thisYear = new Date().getFullYear()): string | null {
  if (parseDate(text)) return null
  const [year, month, day] = readDigits(text.trim()) ?? readMonthName(text.trim()) ?? []
  if (!year || !month || !day) return null
  const date = `${month} ${Number(day)}, ${year.length === 2 ? expandYear(Number(year), thisYear) : year}`
  return parseDate(date) ? date : null
}

/**
 * Suggests a readable form for a time that `parseTimes` cannot read: '2:00 PM - 4:00 PM' for '14:00-16:00', and '2:00 PM' for
 * '2 o’clock'. Returns null if the time is readable already, or if its meaning is unclear.
 */
export function suggestTime(text: string): string | null {
  if (parseTimes(text)) return null
  const times = splitTimes(text).map(rewriteTime)
  if (times.length > 2 || times.includes(null)) return null
  const time = times.join(' - ')
  return parseTimes(time) ? time : null
}

type FoundDate = [year: string | undefined, month: string | undefined, day: string | undefined]

const readDigits = (text: string): FoundDate | null => {
  const [, y, m, d] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  if (y) return [y, findMonthName(m), d]
  const [, first, mark, second, year] =
    /^(\d{1,2})\s*([/.-])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/.exec(text) ?? []
  if (!year) return null
  // a date with slashes or dashes begins with the month, as in America, unless that number is over 12; a date with periods
  // begins with the day
  const isDayFirst = mark === '.' || Number(first) > 12
  return isDayFirst ? [year, findMonthName(second), first] : [year, findMonthName(first), second]
}

const readMonthName = (text: string): FoundDate | null => {
  const [, day, name = '', year] =
    /^(\d{1,2})(?:st|nd|rd|th|\.)?\s+(?:of\s+)?([a-z]{3,})\.?,?\s+(\d{4})$/i.exec(text) ?? []
  const month = englishMonths.find((each) => each.toLowerCase().startsWith(name.toLowerCase()))
  return year ? [year, month, day] : null
}

const findMonthName = (number: string | undefined) => englishMonths[Number(number) - 1]

/**
 * Expands a two-digit year to the latest possible year that is at most two years after this year, because dates are either in
 * the past or those of services in the near future.
 */
const expandYear = (year: number, thisYear: number) => {
  const inThisCentury = thisYear - (thisYear % 100) + year
  return inThisCentury > thisYear + 2 ? inThisCentury - 100 : inThisCentury
}

const timeOfDay = /^(?:at\s+)?(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(?:h|o['’]?\s?clock|uhr)?$/i

/**
 * Rewrites a time of day in the form '2:00 PM'. A single digit from 1 to 7 means the afternoon, because services take place
 * during the day.
 */
const rewriteTime = (text: string): string | null => {
  const [, hourText, minutes = '00'] = timeOfDay.exec(text) ?? []
  const hour = Number(hourText)
  if (!hourText || hour > 23 || Number(minutes) > 59) return null
  const isAfternoon = hour >= 12 || (hour > 0 && hour < 8 && hourText.length === 1)
  return `${hour % 12 || 12}:${minutes} ${isAfternoon ? 'PM' : 'AM'}`
}
