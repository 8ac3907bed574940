import { englishMonths } from '../language.ts'
import { type DateStyle, has24Hours, isDayFirst } from './dateStyle.ts'
import { writeTimes } from './showWhen.ts'
import { countDays, type Day, parseDate, toDay } from './dates.ts'
import { findMistakenHalf, readTimes } from './readTimes.ts'
import { looksLike12Hours, parseTimes, saysAmOrPm, type TimeRange } from './times.ts'

/**
 * Reads a date with a year and without a weekday, also in forms that `parseDate` cannot read, such as '12/25/2026'. Returns two
 * days if both numbers can be the month, as in '4/3/2026', first the one that the family's style means; none if the meaning is unclear.
 */
export function readDates(text: string, style?: DateStyle, thisYear = new Date().getFullYear()): Day[] {
  const day = parseDate(text)
  if (day) return [day]
  const days = readNumbers(text).flatMap(({ year: writtenYear = '', month, day }) => {
    const year = expandYear(writtenYear, thisYear)
    return writtenYear && day >= 1 && day <= countDays(year, month) ? [toDay(year, month, day)] : []
  })
  const inOrder = isDayFirst(style) ? [...days].reverse() : days
  return [...new Set(inOrder)]
}

/** A month that has fewer days than a text says. */
export interface ShortMonth {
  /** such as 'June', or 'February 2026' */
  month: string
  days: number
}

/** Finds out whether a date cannot be read because its month has fewer days, as in 'February 30, 2026' or '31 June'. */
export function findShortMonth(text: string, thisYear = new Date().getFullYear()): ShortMonth | null {
  const date = text.trim().replace(/^[a-z]+day,? (?=.* )/i, '')
  const [found, ...others] = [...readNumbers(date), ...readNamedMonth(date)]
  if (!found || others.length > 0) return null
  const { month, day } = found
  const year = found.year && expandYear(found.year, thisYear)
  // a February without a year may have 29 days
  const days = countDays(year || 2024, month)
  if (day <= days) return null
  const name = englishMonths[month - 1] as string
  return { month: month === 2 && year ? `${name} ${year}` : name, days }
}

/**
 * Suggests a time in the family's style: '2:00 PM - 4:00 PM' for '14:00-16:00' or the reverse, '4:00 PM - 8:00 PM' for '4-8', and the
 * time that is probably meant by '12:30 AM'. If the text can be read in two ways, suggests both. Returns nothing if the time is readable
 * and in the style already, or if its meaning is unclear.
 */
export function suggestTimes(text: string, style?: DateStyle): string[] {
  return [...new Set(listReadings(text, style).map((times) => writeTimes(times, style)))]
}

function listReadings(text: string, style: DateStyle | undefined): TimeRange[] {
  const times = parseTimes(text)
  if (!times) return readTimes(text, has24Hours(style))
  const saysHalf = saysAmOrPm(text)
  const expected = findMistakenHalf(times, saysHalf)
  if (saysHalf !== has24Hours(style) || looksLike12Hours(times)) return expected ? [expected] : []
  if (expected || saysHalf) return expected ? [expected, times] : [times]
  const likely = readTimes(text)
  return likely.some(({ start }) => start === times.start) ? [times] : [...likely, times]
}

interface DateNumbers {
  /** as written: four digits or two */
  year: string | undefined
  month: number
  day: number
}

/** Finds the numbers of a date. A month and a day that can be exchanged give two results, beginning with the one that has the month first. */
const readNumbers = (text: string): DateNumbers[] => {
  const [, y, m, d] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? []
  const [, first = y && m, mark = y && '-', second = d, year = y] =
    /^(\d{1,2})\s*([/.-])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/.exec(text.trim()) ?? []
  const monthFirst = { year, month: Number(first), day: Number(second) }
  const dayFirst = { year, month: Number(second), day: Number(first) }
  const isMonth = ({ month }: DateNumbers) => month >= 1 && month <= 12
  if (y) return [monthFirst].filter(isMonth)
  // people who write periods put the day first
  return (mark === '.' ? [dayFirst] : [monthFirst, dayFirst]).filter(isMonth)
}

/** Finds the numbers of a date with the name of a month, which may have too many days for the month, and no year. */
const readNamedMonth = (text: string): DateNumbers[] => {
  const [, before, name = '', after, year] =
    /^(?:(?:the )?(\d{1,2})(?:st|nd|rd|th)?\.? (?:of )?)?([a-z]{3,})\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?(?:,? (\d{4}))?$/i.exec(
      text.trim(),
    ) ?? []
  const month = 1 + englishMonths.findIndex((each) => each.toLowerCase().startsWith(name.toLowerCase()))
  return name && month && (before || after) ? [{ year, month, day: Number(before ?? after) }] : []
}

/**
 * Expands a two-digit year to the latest possible year that is at most two years after this year, because dates are either in
 * the past or those of services in the near future.
 */
const expandYear = (year: string, thisYear: number) => {
  if (year.length === 4) return Number(year)
  const inThisCentury = thisYear - (thisYear % 100) + Number(year)
  return inThisCentury > thisYear + 2 ? inThisCentury - 100 : inThisCentury
}
