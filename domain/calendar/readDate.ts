import { datePhrases } from './languages/datePhrases.ts'
import { type DateStyle, isDayFirst } from './dateStyle.ts'
import { dropYear, writeMonth } from './writeDay.ts'
import { countDays, type Day, findToday, toRealDay } from './dates.ts'
import { splitDate, trimForm } from './splitDate.ts'

/** A date as a text can mean it. A part that the text does not have is undefined. */
export interface Reading {
  /** as written: four digits or two */
  year: string | undefined
  /** from 1; 21 to 24 are the seasons, as in EDTF */
  month: number | undefined
  /** may be more than the month has */
  day: number | undefined
  weekday: string | undefined
}

/**
 * Reads a date, perhaps without a year or a day, or with a weekday before or after it. Returns two readings if both numbers can be the
 * month, as in '4/3/2026', first that in the family's style; none if the text is no date.
 */
export function readDate(text: string, style?: DateStyle): Reading[] {
  const { parts, form, month, weekday, numbers } = splitDate(replaceHoliday(text))
  const date = trimForm(form.replace(/^(t*W)[–—-]|[,–—-]?\(?W\)?$/, '$1'))
  const { orders = [] } = datePhrases.forms.find((each) => each.form.test(date)) ?? {}
  const readings = orders.flatMap((order): Reading[] => {
    const find = (part: string) => numbers[order.indexOf(part)]
    const writtenMonth = order.includes('m') ? toMonth(find('m')) : month || findSeason(parts)
    const day = find('d')
    if (order === 'd' ? !day : !writtenMonth || (weekday && !day)) return []
    return [{ year: find('y'), month: writtenMonth, day: day ? Number(day) : undefined, weekday }]
  })
  const isSame = readings.length > 1 && Number(numbers[0]) === Number(numbers[1])
  return isSame ? readings.slice(1) : isDayFirst(style) ? readings.reverse() : readings
}

/** Replaces the name of a holiday that is on the same day of each year, as in 'Christmas 1962'. */
const replaceHoliday = (text: string) =>
  datePhrases.holidays.reduce((date, { name, day }) => date.replace(name, day), text)

const toMonth = (number = '') => (Number(number) >= 1 && Number(number) <= 12 ? Number(number) : undefined)

const findSeason = ([name = '']: readonly string[]) => {
  const season = datePhrases.seasons.findIndex((names) => names.split(' ').includes(name.toLowerCase()))
  return season < 0 ? undefined : 21 + season
}

/** The event that a date is of. It decides the year of a date without one, or with only two digits of it. */
export type DatedEvent = 'birth' | 'death' | 'photograph' | 'service'

/**
 * Lists the days that a text with a year can mean, the one in the family's style first. There are several if both numbers can be the month,
 * as in '4/3/2026', or if two digits can be of two years; none if the meaning is unclear.
 */
export function readDates(
  text: string,
  style?: DateStyle,
  event: DatedEvent = 'service',
  today = findToday(),
): Day[] {
  const days = readDate(text, style).flatMap(({ year = '', month = 0, day = 0 }) =>
    listYears(year, event, today)
      .map((each) => toRealDay(each, month, day))
      .filter((each) => each !== null)
      .filter((each) => year.length === 4 || event === 'service' || each <= today),
  )
  return [...new Set(days)]
}

/**
 * Finds the month that has fewer days than a date says, such as 'February 2026' for 'February 30, 2026' and 'June' for '31 June'. Returns
 * null for any other text.
 */
export function findShortMonth(text: string, style?: DateStyle, today = findToday()) {
  const [reading, ...others] = readDate(text)
  const { month, day } = reading ?? {}
  // the 62 in '6/62' is a year
  const isYear = !reading?.year && Number(day) > 31
  if (!month || !day || isYear || others.length > 0) return null
  const [year] = listYears(reading?.year ?? '', 'service', today)
  // a February without a year may have 29 days
  const days = countDays(year || 2024, month)
  if (day <= days) return null
  const name = writeMonth(`${year || 2024}-${month}`, style)
  return { month: month === 2 && year ? name : dropYear(name), days }
}

/** The highest age that a person reaches, in years. */
const MAX_AGE = 110

/**
 * Lists the years that two digits can mean. A service is at most two years ahead. Births and photographs are of either century within
 * a lifetime and never in the future, the likelier first. A death is of the latest year, even if its day is still to come: then the
 * day is mistyped, not a hundred years ago.
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
