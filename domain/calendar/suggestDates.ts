import { formatDay } from '../language.ts'
import { type Day, addDays, addWeekday, findWeekday, findWeekdayName, parseDate, toDay } from './dates.ts'
import { suggestDate } from './suggestions.ts'

/** The event that a date is of. It decides the year of a date without one. */
export type DatedEvent = 'birth' | 'death' | 'service'

/**
 * Suggests readable forms for a date as people say it: 'Friday, December 4, 2026' for 'Friday, Dec. 4th', and 'December 4, 2026' for
 * 'tomorrow'. A date without a year is the next such day for a service and the last one for a death; for a birth, nothing is
 * suggested. The suggestion for a service keeps a weekday that the text has, and so does the parser. Returns two suggestions if the
 * text can be read in two ways, for example because its weekday is wrong, and none if it is readable already or unclear.
 */
export function suggestDates(text: string, event: DatedEvent, today = findToday()): string[] {
  const written = text.trim().replace(/\s+/g, ' ').replace(/\.$/, '')
  const { weekday, date } = splitWeekday(written.replace(/^on /i, ''))
  const day = readDate(date)
  if (day && parseDate(written) && hasWeekday(day, weekday)) return []
  const days = day
    ? checkWeekday(day, weekday)
    : event === 'birth'
      ? []
      : (findRelativeDays(written, event, today) ?? findDaysWithoutYear(date, weekday, event, today))
  const namesWeekday = event === 'service' && findWeekdayWord(written) !== undefined
  return days.map((each) => (namesWeekday ? addWeekday(formatDay(each)) : formatDay(each)))
}

const findToday = () => {
  const now = new Date()
  return toDay(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

const weekdayFirst = /^([a-z]{3,})\.?(?:\s?[,–—-]\s?|\s)\s?(?:the )?(.+)$/i
const weekdayLast = /^(.+?)(?:\s?[,–—-]\s?|\s)\(?([a-z]{3,})\.?\)?$/i

/** Splits 'Friday, December 4', 'Fri – Dec. 4' or 'December 4 (Friday)' into the name of the weekday and the rest. */
function splitWeekday(text: string): { weekday?: string | undefined; date: string } {
  const [, before = '', rest = ''] = weekdayFirst.exec(text) ?? []
  const [, start = '', after = ''] = weekdayLast.exec(text) ?? []
  const first = findWeekdayName(before)
  const last = findWeekdayName(after)
  if (first) return { weekday: first, date: rest }
  return last ? { weekday: last, date: start } : { date: text.replace(/^the /i, '') }
}

/** Reads a date that has a year and no weekday. */
const readDate = (text: string): Day | null => parseDate(text) ?? parseDate(suggestDate(text) ?? '')

const hasWeekday = (day: Day, weekday: string | undefined) => !weekday || weekday === findWeekday(day)

/** Returns a day, and if its weekday is wrong, also the nearest day with the right one. */
const checkWeekday = (day: Day, weekday: string | undefined): Day[] =>
  hasWeekday(day, weekday) ? [day] : [day, findNearest(day, weekday)]

const findNearest = (day: Day, weekday: string | undefined) =>
  [-1, 1, -2, 2, -3, 3].map((by) => addDays(day, by)).find((each) => hasWeekday(each, weekday)) as Day

const relativeDays: Record<string, number> = {
  today: 0,
  tonight: 0,
  'this morning': 0,
  'this afternoon': 0,
  yesterday: -1,
  'the day before yesterday': -2,
  'day before yesterday': -2,
  tomorrow: 1,
  'the day after tomorrow': 2,
  'day after tomorrow': 2,
}

/** Finds the days that 'yesterday', 'this Friday' or 'next Friday' can mean. Returns null for any other text. */
function findRelativeDays(text: string, event: 'death' | 'service', today: Day): Day[] | null {
  const distance = relativeDays[text.toLowerCase()]
  if (distance !== undefined) return event === 'death' && distance > 0 ? [] : [addDays(today, distance)]
  const [, word = '', name = ''] =
    /^(?:(on|this|this past|this coming|coming|next|past|last) )?([a-z]+)$/i.exec(text) ?? []
  const weekday = findWeekdayName(name)
  if (!weekday) return null
  if (event === 'death' && /next|coming/i.test(word)) return []
  return listDays(weekday, event === 'death' || /last|past/i.test(word) ? -1 : 1, today, word)
}

/**
 * Lists the days with a weekday that can be meant, the nearest first. On a Friday, 'Friday' may be today or a week away. On other days,
 * 'next Friday' and 'last Friday' are the nearest one to some people, and the one after it to others.
 */
function listDays(weekday: string, step: 1 | -1, today: Day, word: string): Day[] {
  const nearest = [1, 2, 3, 4, 5, 6, 7]
    .map((distance) => addDays(today, step * distance))
    .find((day) => findWeekday(day) === weekday) as Day
  if (findWeekday(today) === weekday)
    return /next|last|past|coming/i.test(word) ? [nearest] : [today, nearest]
  return /next|last/i.test(word) ? [nearest, addDays(nearest, step * 7)] : [nearest]
}

/** How many days ago a service can be that is added afterwards. */
const RECENT_DAYS = 90

/**
 * Finds the days that a date without a year can mean: the next such day for a service, the last one for a death. If its weekday is
 * another one, a service of the last weeks or the year after is tried, and for a death the year before; else the nearest day with
 * the written weekday.
 */
function findDaysWithoutYear(
  date: string,
  weekday: string | undefined,
  event: 'death' | 'service',
  today: Day,
): Day[] {
  const days = listYearly(date, Number(today.slice(0, 4)))
  const [past, coming] = [days.filter((day) => day <= today).reverse(), days.filter((day) => day >= today)]
  const [expected, otherYear] = event === 'service' ? coming : past
  if (!expected || hasWeekday(expected, weekday)) return expected ? [expected] : []
  const lastOne = event === 'service' ? past.find((day) => day > addDays(today, -RECENT_DAYS)) : undefined
  const matching = [lastOne, otherYear].find((day) => day && hasWeekday(day, weekday))
  return [matching ?? findNearest(expected, weekday), expected]
}

/** Lists the days with a date such as 'December 4' or '12/4', from eight years ago to eight years ahead, to include leap days. */
const listYearly = (date: string, thisYear: number): Day[] =>
  Array.from({ length: 17 }, (_, index) => thisYear - 8 + index).flatMap(
    (year) => readDate(`${date}, ${year}`) ?? readDate(`${date}/${year}`) ?? [],
  )

const findWeekdayWord = (text: string) => text.split(/[^a-z]+/i).find(findWeekdayName)
