import { datePhrases } from './languages/datePhrases.ts'
import { listTranslations } from './languages/translatePhrases.ts'
import { type DateStyle, languageOf } from './dateStyle.ts'
import { writeDay } from './writeDay.ts'
import { type Day, addDays, addWeekday, findToday, findWeekday, parseDate, toRealDay } from './dates.ts'
import { type DatedEvent, readDate, readDates, type Reading } from './readDate.ts'
import { readTimes } from './readTimes.ts'
import { splitDate } from './splitDate.ts'
import { parseTimes } from './times.ts'

/**
 * Suggests a date in the family's style: 'Friday, December 4, 2026' for 'Friday, Dec. 4th', 'December 4, 2026' for 'tomorrow'.
 * Without a year, it is the next such day for a service, or one of the last weeks since the death, and the last one for a death; a
 * birth gets no suggestion. A service keeps its weekday, as in the parser. Returns several if the text can be read in several ways,
 * as '4/3/2026', and none if it is unclear, or in the style already. No suggested birth or death is after `today`, which for a birth
 * can be the day of the death.
 */
export function suggestDates(
  text: string,
  event: Exclude<DatedEvent, 'photograph'>,
  today = findToday(),
  style?: DateStyle,
  death?: Day | null,
): string[] {
  const translations = parseDate(text) ? [] : listTranslations(text)
  for (const each of [text, ...translations]) {
    const suggestions = suggestEnglish(each, event, { today, death }, style)
    if (suggestions.length > 0) return suggestions
  }
  return []
}

/** The days that decide the year of a date without one. */
interface NearDays {
  today: Day
  death: Day | null | undefined
}

function suggestEnglish(
  text: string,
  event: Exclude<DatedEvent, 'photograph'>,
  near: NearDays,
  style: DateStyle | undefined,
): string[] {
  const { today } = near
  const typed = text.trim().replace(/\s+/g, ' ').replace(/\.$/, '')
  const written = dropTime(typed).replace(/^on /i, '')
  const readings = readDate(written, style)
  const days = readDates(written, style, event, today)
  const [day] = days
  const weekday = readings[0]?.weekday
  if (day && [false, true].some((withWeekday) => typed === write(day, style, withWeekday))) return []
  const withoutYear = readings.filter(({ year }) => year === undefined)
  const suggestions =
    day || event === 'birth'
      ? checkWeekday(days, weekday)
      : (findRelativeDays(written, event, today) ?? findDaysWithoutYear(withoutYear, event, near))
  const namesWeekday = event === 'service' && splitDate(written).weekday !== undefined
  return suggestions
    .filter((each) => event === 'service' || each <= today)
    .map((each) => write(each, style, namesWeekday))
}

const write = (day: Day, style: DateStyle | undefined, withWeekday: boolean) =>
  withWeekday ? addWeekday(writeDay(day, style), languageOf(style)) : writeDay(day, style)

/** Drops the time in 'Dec. 4 at 2pm', because it has a field of its own. */
const dropTime = (text: string) => {
  const [before = '', time, ...others] = text.split(datePhrases.time)
  const hasTime = time && others.length === 0 && (parseTimes(time) || readTimes(time).length > 0)
  return hasTime ? before : text
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

/** Finds the days that 'yesterday', 'this Friday' or 'next Friday' can mean. Returns null for any other text. */
function findRelativeDays(text: string, event: 'death' | 'service', today: Day): Day[] | null {
  const spoken = datePhrases.spokenDays.find(({ phrase }) => phrase.test(text))
  if (spoken) return spoken.distances.map((distance) => addDays(today, distance))
  const [, before = '', name = ''] = /^(.* )?(\S+)$/.exec(text) ?? []
  const { form, weekday } = splitDate(name)
  const { nearest, past, next, last } = datePhrases.spokenWeekdays
  const isSpoken = Object.values(datePhrases.spokenWeekdays).some((phrase) => phrase.test(before))
  if (form !== 'W' || !weekday || !isSpoken) return null
  const isNearest = nearest.test(before)
  const isPast = isNearest ? event === 'death' : past.test(before) || last.test(before)
  const days = listDays(weekday, isPast ? -1 : 1, today)
  // on a Friday, 'Friday' may be today or a week away
  if (findWeekday(today) === weekday) return isNearest ? [today, ...days.slice(0, 1)] : days.slice(0, 1)
  // to some people, 'next Friday' is not the nearest one
  return next.test(before) || last.test(before) ? days : days.slice(0, 1)
}

/** Lists the two days with a weekday that are nearest to today in one direction. */
const listDays = (weekday: string, step: 1 | -1, today: Day): Day[] =>
  Array.from({ length: 14 }, (_, index) => addDays(today, step * (index + 1))).filter(
    (day) => findWeekday(day) === weekday,
  )

/** How many days ago a service can be that is added afterwards. */
const RECENT_DAYS = 90

/**
 * Finds the days that a date without a year can mean: for a service the next such day, and that of the last weeks, which comes first
 * if the death was in them; for a death the last one. A weekday decides between them; if it fits neither, the year after is tried
 * (before, for a death), then the nearest day with that weekday. A date such as '4/3' can be in two months.
 */
function findDaysWithoutYear(
  readings: readonly Reading[],
  event: 'death' | 'service',
  near: NearDays,
): readonly Day[] {
  const [days = [], ...others] = readings.map((reading) => listNearDays(reading, near.today))
  const weekday = readings[0]?.weekday
  if (others.length === 0) return chooseYear(days, weekday, event, near)
  const findIn = (name: string | undefined) =>
    [days, ...others].flatMap((each) =>
      chooseYear(each, name, event, near)
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
  { today, death }: NearDays,
): Day[] {
  const [past, coming] = [days.filter((day) => day <= today).reverse(), days.filter((day) => day >= today)]
  const [expected, following] = event === 'service' ? coming : past
  if (!expected) return []
  const recent = addDays(today, -RECENT_DAYS)
  const lastOne =
    event === 'service'
      ? past.find((day) => day > recent && day < today && day >= (death ?? recent))
      : undefined
  const others = lastOne && expected > addDays(today, RECENT_DAYS) ? [lastOne] : []
  const nearDays = death && death > recent ? [...others, expected] : [expected, ...others]
  const [nearest = expected] = nearDays
  if (!weekday) return nearDays
  if (hasWeekday(nearest, weekday)) return [nearest]
  if (lastOne && hasWeekday(lastOne, weekday)) return [lastOne]
  const otherYear = nearest === expected ? following : expected
  const matching = otherYear && hasWeekday(otherYear, weekday) ? otherYear : findNearest(nearest, weekday)
  return [matching, nearest]
}

/** Lists the days of a date such as 'December 4' within eight years, to include leap days, and those of '4th' within eight months. */
function listNearDays({ month, day = 0 }: Reading, today: Day): Day[] {
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return Array.from({ length: 17 }, (_, index) => {
    const months = month ? 12 * (thisYear + index - 8) + month : 12 * thisYear + thisMonth + index - 8
    return toRealDay(Math.floor((months - 1) / 12), ((months - 1) % 12) + 1, day)
  }).filter((each) => each !== null)
}
