import { englishMonths } from '../language.ts'
import { type DateStyle, has24Hours, isDayFirst } from './dateStyle.ts'
import { writeTimes } from './showWhen.ts'
import { countDays, type Day, findToday, parseDate, toDay } from './dates.ts'
import { findMistakenHalf, readTimes } from './readTimes.ts'
import { looksLike12Hours, parseTimes, saysAmOrPm, type TimeRange } from './times.ts'

/** The event that a date is of. It decides the year of a date without one, or with only two digits of it. */
export type DatedEvent = 'birth' | 'death' | 'photograph' | 'service'

/**
 * Reads a date with a year and without a weekday, also in forms that `parseDate` cannot read, such as '12/25/2026'. Returns several
 * days if both numbers can be the month, as in '4/3/2026', or if two digits can be of two years, first the one that the family's style
 * means; none if the meaning is unclear.
 */
export function readDates(
  text: string,
  style?: DateStyle,
  event: DatedEvent = 'service',
  today = findToday(),
): Day[] {
  const writtenDay = parseDate(replaceHoliday(text))
  if (writtenDay) return [writtenDay]
  const readings = [...readNumbers(text), ...readNamedMonth(text)].map(({ year = '', month, day }) =>
    listYears(year, event, today)
      .map((each) => toDay(each, month, day))
      .filter((each) => parseDate(each) !== null)
      .filter((each) => year.length === 4 || event === 'service' || each <= today),
  )
  const inOrder = isDayFirst(style) ? readings.reverse() : readings
  return [...new Set(inOrder.flat())]
}

const holidays: [name: RegExp, day: string][] = [
  [/^christmas eve\b/i, 'December 24'],
  [/^christmas(?: day)?\b/i, 'December 25'],
  [/^new year[’']?s eve\b/i, 'December 31'],
  [/^new year[’']?s(?: day)?\b/i, 'January 1'],
]

/** Replaces the name of a holiday that is on the same day of each year, as in 'Christmas 1962'. */
const replaceHoliday = (text: string) => holidays.reduce((date, [name, day]) => date.replace(name, day), text)

/** A month that has fewer days than a text says. */
export interface ShortMonth {
  /** such as 'June', or 'February 2026' */
  month: string
  days: number
}

/** Finds out whether a date cannot be read because its month has fewer days, as in 'February 30, 2026' or '31 June'. */
export function findShortMonth(text: string, today = findToday()): ShortMonth | null {
  const date = text.trim().replace(/^[a-z]+day,? (?=.* )/i, '')
  const [found, ...others] = [...readNumbers(date), ...readNamedMonth(date)]
  if (!found || others.length > 0) return null
  const { month, day } = found
  const [year] = listYears(found.year ?? '', 'service', today)
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
  if (!times) return listSpokenReadings(text, style)
  const saysHalf = saysAmOrPm(text)
  const expected = /midnight/i.test(text) ? null : findMistakenHalf(times, saysHalf)
  if (saysHalf !== has24Hours(style) || looksLike12Hours(times)) return expected ? [expected] : []
  if (expected || saysHalf) return expected ? [expected, times] : [times]
  const likely = readTimes(text)
  return likely.some(({ start }) => start === times.start) ? [times] : [...likely, times]
}

/** Lists the readings of times that people write with more words, such as 'from 4 until 8' and '4 - 8 in the evening'. */
function listSpokenReadings(text: string, style: DateStyle | undefined): TimeRange[] {
  const plainText = replaceSpokenParts(text.trim().replace(/\s+/g, ' '))
  const times = parseTimes(plainText)
  if (!times) return readTimes(plainText, has24Hours(style))
  const readings = listReadings(plainText, style)
  return readings.length > 0 ? readings : [times]
}

/** Leaves '10 - 12 in the morning' and '8 - 12 in the evening' as they are, because 12 AM is midnight and 12 PM is noon. */
const replaceSpokenParts = (text: string) =>
  text
    .replace(/^between (.+) and /i, '$1 to ')
    .replace(/^(?:from|at) /i, '')
    .replace(/ (?:thru|through|['’]?til) /i, ' to ')
    .replace(/ in the afternoon$/i, ' PM')
    .replace(
      /\b(\d{1,2})([:.]\d\d)?( o['’]?clock)? (in the morning|in the evening|at night)$/i,
      (all, hour: string, minutes = '', clock = '', part = '') =>
        hour === '12' ? all : `${hour}${minutes}${clock} ${/morning/i.test(part) ? 'AM' : 'PM'}`,
    )
    .replace(/(\d ?[ap])(?=$| ?[-–—]| to )/gi, '$1m')

interface DateNumbers {
  /** as written: four digits or two */
  year: string | undefined
  month: number
  day: number
}

/** Finds the numbers of a date. A month and a day that can be exchanged give two results, beginning with the one that has the month first. */
const readNumbers = (text: string): DateNumbers[] => {
  const [, y, , m, d] = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/.exec(text.trim()) ?? []
  const [, first = y && m, mark = y && '-', second = d, year = y] =
    /^(\d{1,2})\s*([/.-])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/.exec(text.trim()) ?? []
  const monthFirst = { year, month: Number(first), day: Number(second) }
  const dayFirst = { year, month: Number(second), day: Number(first) }
  const isMonth = ({ month }: DateNumbers) => month >= 1 && month <= 12
  if (y) return [monthFirst].filter(isMonth)
  // people who write periods put the day first
  return (mark === '.' ? [dayFirst] : [monthFirst, dayFirst]).filter(isMonth)
}

/**
 * Finds the numbers of a date with the name of a month, such as 'March 14, 27' and '14 March ’27'. It may have too many days for the
 * month, and no year.
 */
const readNamedMonth = (text: string): DateNumbers[] => {
  const [, before, nameAfter, nameBefore, after, year] =
    /^(?:(?:the )?(\d{1,2})(?:st|nd|rd|th)?\.? (?:of )?([a-z]{3,})\.?|([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?)(?:,? ['’‘]?(\d{4}|\d\d))?$/i.exec(
      text.trim(),
    ) ?? []
  const name = nameAfter ?? nameBefore ?? ''
  const month = 1 + englishMonths.findIndex((each) => each.toLowerCase().startsWith(name.toLowerCase()))
  return name && month && (before || after) ? [{ year, month, day: Number(before ?? after) }] : []
}

/** The highest age that a person reaches, in years. */
const MAX_AGE = 110

/**
 * Lists the years that two digits can mean. A service is at most two years ahead. Births, deaths and photographs are never in the future:
 * a birth or a photograph can be of either century within a lifetime, the likelier first. A death is of the latest year, even if its day
 * is still to come: then the day is mistyped, not a hundred years ago.
 */
export function listYears(year: string, event: DatedEvent, today: Day): number[] {
  if (year.length !== 2) return year ? [Number(year)] : []
  const thisYear = Number(today.slice(0, 4))
  const inThisCentury = thisYear - (thisYear % 100) + Number(year)
  const [latest, ...earlier] = [inThisCentury, inThisCentury - 100].filter(
    (each) => each <= thisYear + (event === 'service' ? 2 : 0),
  ) as [number, ...number[]]
  if (event === 'service' || event === 'death') return [latest]
  const years = [latest, ...earlier.filter((each) => each >= thisYear - MAX_AGE)]
  return event === 'birth' ? years.reverse() : years
}
