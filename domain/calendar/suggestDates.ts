import { type DateStyle, isDayFirst, writeDay } from './dateStyle.ts'
import {
  type Day,
  addDays,
  addWeekday,
  countDays,
  findToday,
  findWeekday,
  findWeekdayName,
  isWrittenDayFirst,
  parseDate,
  toDay,
} from './dates.ts'
import { readTimes } from './readTimes.ts'
import { type DatedEvent, readDates } from './suggestions.ts'
import { parseTimes } from './times.ts'

/**
 * Suggests a date as people say it in the family's style: 'Friday, December 4, 2026' for 'Friday, Dec. 4th', and 'December 4, 2026' for
 * 'tomorrow'. A date without a year is the next such day for a service and the last one for a death; for a birth, nothing is
 * suggested. The suggestion for a service keeps a weekday that the text has, and so does the parser. Returns two suggestions or more if
 * the text can be read in several ways, for example '4/3/2026' or a date with a wrong weekday, and none if it is readable and in the
 * style already, or unclear. Births and deaths after `today` are not suggested; for a birth, `today` can be the day of the death.
 */
export function suggestDates(
  text: string,
  event: Exclude<DatedEvent, 'photograph'>,
  today = findToday(),
  style?: DateStyle,
): string[] {
  const typed = text.trim().replace(/\s+/g, ' ').replace(/\.$/, '')
  const written = dropTime(typed)
  const { weekday, date } = splitWeekday(written.replace(/^on /i, ''))
  const days = readDates(date, style, event, today)
  const [day] = days
  if (day && isInStyle(typed, style) && hasWeekday(day, weekday)) return []
  const offered =
    day || event === 'birth'
      ? checkWeekday(days, weekday)
      : (findRelativeDays(written, event, today) ?? findDaysWithoutYear(date, weekday, event, today, style))
  const namesWeekday = event === 'service' && findWeekdayWord(written) !== undefined
  return offered
    .filter((each) => event === 'service' || each <= today)
    .map((each) => (namesWeekday ? addWeekday(writeDay(each, style)) : writeDay(each, style)))
}

/** Whether `parseDate` reads a date that has its month before or after its day, as the style has it. */
const isInStyle = (text: string, style: DateStyle | undefined) =>
  parseDate(text) !== null && !/^\d{4}-/.test(text) && isWrittenDayFirst(text) === isDayFirst(style)

/** Drops the time in 'Dec. 4 at 2pm', because it has a field of its own. */
const dropTime = (text: string) => {
  const [before = '', time, ...others] = text.split(/,? (?:at|@) /i)
  const hasTime = time && others.length === 0 && (parseTimes(time) || readTimes(time).length > 0)
  return hasTime ? before : text
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

const hasWeekday = (day: Day, weekday: string | undefined) => !weekday || weekday === findWeekday(day)

/**
 * Returns the days that have the weekday. If none has it, returns the days that the date can be, and for a single one also the
 * nearest day with the weekday.
 */
const checkWeekday = (days: readonly Day[], weekday: string | undefined): readonly Day[] => {
  const [day, otherDay] = days
  const matching = days.filter((each) => hasWeekday(each, weekday))
  if (!day || matching.length > 0) return matching
  return otherDay ? days : [day, findNearest(day, weekday)]
}

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
  if (/^last night$/i.test(text)) return [addDays(today, -1), today]
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
 * Finds the days that a date without a year can mean: the next such day for a service and, if there is one, that of the last weeks; the
 * last one for a death. If its weekday is another one, a service of the last weeks or the year after is tried, and for a death the year
 * before; else the nearest day with the written weekday. A date such as '4/3' can be in two months.
 */
function findDaysWithoutYear(
  date: string,
  weekday: string | undefined,
  event: 'death' | 'service',
  today: Day,
  style: DateStyle | undefined,
): readonly Day[] {
  const readings = [listMonthly(date, today), ...listYearly(date, Number(today.slice(0, 4)), style)].filter(
    (days) => days.length > 0,
  )
  const [days = [], otherDays] = readings
  if (!otherDays) return chooseYear(days, weekday, event, today)
  const findIn = (name: string | undefined) =>
    readings.flatMap((each) =>
      chooseYear(each, name, event, today)
        .slice(0, 1)
        .filter((day) => each.includes(day)),
    )
  const matching = findIn(weekday)
  return matching.length > 0 ? matching : findIn(undefined)
}

function chooseYear(
  days: readonly Day[],
  weekday: string | undefined,
  event: 'death' | 'service',
  today: Day,
): Day[] {
  const [past, coming] = [days.filter((day) => day <= today).reverse(), days.filter((day) => day >= today)]
  const [expected, otherYear] = event === 'service' ? coming : past
  if (!expected) return []
  const lastOne =
    event === 'service' ? past.find((day) => day > addDays(today, -RECENT_DAYS) && day < today) : undefined
  if (hasWeekday(expected, weekday))
    return lastOne && !weekday && expected > addDays(today, RECENT_DAYS) ? [expected, lastOne] : [expected]
  const matching = [lastOne, otherYear].find((day) => day && hasWeekday(day, weekday))
  return [matching ?? findNearest(expected, weekday), expected]
}

/** Lists the days of a date such as '4th', from three months ago to three months ahead. */
const listMonthly = (date: string, today: Day): Day[] => {
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th)$/i.exec(date)?.[1] ?? 0)
  if (day === 0) return []
  const month = 12 * Number(today.slice(0, 4)) + Number(today.slice(5, 7)) - 1
  return [-3, -2, -1, 0, 1, 2, 3]
    .map((distance) => [Math.floor((month + distance) / 12), ((month + distance) % 12) + 1] as const)
    .filter((yearAndMonth) => day <= countDays(...yearAndMonth))
    .map((yearAndMonth) => toDay(...yearAndMonth, day))
}

/**
 * Lists the days with a date such as 'December 4' or '12/4', from eight years ago to eight years ahead, to include leap days. Returns
 * a list for each of the two readings of '12/4'; one of the lists may be empty.
 */
function listYearly(date: string, thisYear: number, style: DateStyle | undefined): Day[][] {
  const years = Array.from({ length: 17 }, (_, index) => thisYear - 8 + index)
  const found = years.map((year) =>
    [`${date}, ${year}`, `${date} ${year}`, `${date}/${year}`]
      .map((text) => readDates(text, style))
      .find((days) => days.length > 0),
  )
  return [0, 1].map((reading) => found.flatMap((days) => days?.[reading] ?? []))
}

const findWeekdayWord = (text: string) => text.split(/[^a-z]+/i).find(findWeekdayName)
