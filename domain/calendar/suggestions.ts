import { englishMonths } from '../language.ts'
import { parseDate } from './dates.ts'
import { parseTimes } from './times.ts'

/** Rewrites an unreadable date: '12/5/2026' or '5 Dec 2026' as 'December 5, 2026'; null if it is readable or unclear. */
export function suggestDate(text: string, thisYear = new Date().getFullYear()): string | null {
  if (parseDate(text)) return null
  const [year, month, day] = readDigits(text.trim()) ?? readMonthName(text.trim()) ?? []
  if (!year || !month || !day) return null
  const date = `${month} ${Number(day)}, ${year.length === 2 ? expandYear(Number(year), thisYear) : year}`
  return parseDate(date) ? date : null
}

/** Rewrites an unreadable time: '14:00-16:00' as '2:00 PM - 4:00 PM', '2 o’clock' as '2:00 PM'; null if it is readable or unclear. */
export function suggestTime(text: string): string | null {
  if (parseTimes(text)) return null
  const clocks = text.trim().split(separator).map(readClock)
  if (clocks.length > 2 || clocks.includes(null)) return null
  const time = clocks.join(' - ')
  return parseTimes(time) ? time : null
}

/** Year, name of the month, and day, as found in a text. */
type FoundDate = [year: string | undefined, month: string | undefined, day: string | undefined]

const readDigits = (text: string): FoundDate | null => {
  const [, y, m, d] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  if (y) return [y, findMonthName(m), d]
  const [, first, mark, second, year] =
    /^(\d{1,2})\s*([/.-])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/.exec(text) ?? []
  if (!year) return null
  // dates with slashes or dashes begin with the month, as in America; dates with points begin with the day
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

/** Expands a year of two digits to one at most two years from now, since dates lie in the past or belong to services soon. */
const expandYear = (year: number, thisYear: number) => {
  const ofThis = thisYear - (thisYear % 100) + year
  return ofThis > thisYear + 2 ? ofThis - 100 : ofThis
}

const separator = /\s*[-‐‑‒–—−]\s*|\s+(?:to|until|till)\s+/i
const clock = /^(?:at\s+)?(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(?:h|o['’]?\s?clock|uhr)?$/i

/** Formats a clock time as '2:00 PM'. A single digit from 1 to 7 means the afternoon, because services are held by day. */
const readClock = (text: string): string | null => {
  const [, hourText, minutes = '00'] = clock.exec(text) ?? []
  const hour = Number(hourText)
  if (!hourText || hour > 23 || Number(minutes) > 59) return null
  const isAfternoon = hour >= 12 || (hour > 0 && hour < 8 && hourText.length === 1)
  return `${hour % 12 || 12}:${minutes} ${isAfternoon ? 'PM' : 'AM'}`
}
