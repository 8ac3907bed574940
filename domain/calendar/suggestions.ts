import { englishMonths } from '../language.ts'
import { type DateStyle, has24Hours, isDayFirst } from './dateStyle.ts'
import { writeTimes } from './showWhen.ts'
import { countDays, type Day, parseDate, toDay } from './dates.ts'
import { formatClock, parseTimes, saysAmOrPm, splitTimes } from './times.ts'

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
 * Suggests a time in the family's style: '2:00 PM - 4:00 PM' for '14:00-16:00' or the reverse, and '2:00 PM' for '2 o’clock'. In a
 * style with 24 hours, '2:00' can be in the afternoon or at night, so both are suggested. Returns nothing if the time is readable
 * and in the style already, or if its meaning is unclear.
 */
export function suggestTimes(text: string, style?: DateStyle): string[] {
  const times = parseTimes(text)
  if (times) return saysAmOrPm(text) === has24Hours(style) ? [writeTimes(times, style)] : []
  const clocks = splitTimes(text).map(readClock)
  if (clocks.length > 2 || clocks.includes(null)) return []
  const toText = (part: 'byDay' | 'asWritten') => {
    const [start, end = start] = clocks.map((clock) => formatClock(clock?.[part] ?? 0))
    return start && end ? writeTimes({ start, end }, style) : ''
  }
  return has24Hours(style) ? [...new Set([toText('byDay'), toText('asWritten')])] : [toText('byDay')]
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

const timeOfDay = /^(?:at\s+)?(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(?:h|o['’]?\s?clock|uhr)?$/i

/**
 * Reads a time of day without AM or PM, in minutes from midnight. By day, a single digit from 1 to 7 means the afternoon, because
 * services take place during the day.
 */
const readClock = (text: string): { byDay: number; asWritten: number } | null => {
  const [, hourText, minutes = '00'] = timeOfDay.exec(text) ?? []
  const hour = Number(hourText)
  if (!hourText || hour > 23 || Number(minutes) > 59) return null
  const asWritten = hour * 60 + Number(minutes)
  const isAfternoon = hour > 0 && hour < 8 && hourText.length === 1
  return { byDay: isAfternoon ? asWritten + 12 * 60 : asWritten, asWritten }
}
