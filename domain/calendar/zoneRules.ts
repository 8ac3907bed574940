import { type ClockChange, listClockChanges, toLocal } from './clockChanges.ts'
import { addDays, type Day, findWeekday } from './dates.ts'
import { formatCompactTime } from './event.ts'
import { americanZones, computeOffset, type LocalTime, type Timezone, toInstant } from './zones.ts'

/**
 * Lists the lines that define a zone in a calendar file, for an event that begins at `start`. They have the clock changes of the
 * two years around it, as this program knows them. Changes that follow a yearly rule are written as a rule, because Outlook
 * expects one; all others stand alone.
 */
export const listZoneLines = (zone: Timezone, start: LocalTime): string[] => {
  const moment = toInstant(start, zone)
  const changes = listClockChanges(zone, moment, 57)
  const first = changes[0]
  const offset = first?.offsetBefore ?? computeOffset(zone, moment)
  const hasEarlierChange = first !== undefined && first.moment <= moment
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...(hasEarlierChange
      ? []
      : listObservanceLines(zone, {
          moment: FIRST_MOMENT - offset,
          offsetBefore: offset,
          offsetAfter: offset,
        })),
    ...listYearlyLines(zone, changes.filter(isForward)),
    ...listYearlyLines(
      zone,
      changes.filter((change) => !isForward(change)),
    ),
    'END:VTIMEZONE',
  ]
}

const isForward = ({ offsetBefore, offsetAfter }: ClockChange) => offsetAfter > offsetBefore

/** The local time from which a zone applies that has no earlier clock change. Outlook writes this one, too. */
const FIRST_MOMENT = Date.UTC(1601, 0)

/** Lists the lines of changes in one direction. If a rule describes the changes, only the first one is listed, with the rule. */
const listYearlyLines = (zone: Timezone, changes: readonly ClockChange[]) => {
  const [first, ...others] = changes
  const rule = first && others.length > 0 && findRule(changes)
  if (rule) return listObservanceLines(zone, first, `RRULE:FREQ=YEARLY;${rule}`)
  return changes.flatMap((change) => listObservanceLines(zone, change))
}

const listObservanceLines = (zone: Timezone, change: ClockChange, ...rule: string[]) => {
  const season = isForward(change) ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${season}`,
    `DTSTART:${formatCompactTime(findLocalTime(change))}`,
    ...rule,
    `TZOFFSETFROM:${formatOffset(change.offsetBefore)}`,
    `TZOFFSETTO:${formatOffset(change.offsetAfter)}`,
    ...(americanZones.includes(zone) ? [`TZNAME:${findAbbreviation(zone, change.moment)}`] : []),
    `END:${season}`,
  ]
}

/** Finds the time that clocks show at the moment of a change, before it. */
const findLocalTime = ({ moment, offsetBefore }: ClockChange) => toLocal(moment + offsetBefore)

/** Finds the rule of changes in consecutive years, such as 'BYMONTH=3;BYDAY=2SU'. Returns null if there is none. */
const findRule = (changes: readonly ClockChange[]): string | null => {
  const dates = changes.map(toDateParts)
  const [first] = dates
  const isYearly = dates.every(
    ({ year, pattern }, index) => year === Number(first?.year) + index && pattern === first?.pattern,
  )
  if (!first || !isYearly) return null
  // asked first, because the last Sunday of March is the fifth one for up to three years
  if (dates.every(({ isLast }) => isLast)) return `BYMONTH=${first.month};BYDAY=-1${first.weekday}`
  const hasSameWeek = dates.every(({ week }) => week === first.week)
  return hasSameWeek ? `BYMONTH=${first.month};BYDAY=${first.week}${first.weekday}` : null
}

/** Splits the date of a change as the rules of calendar files need it. `pattern` is the same for all changes of one rule. */
const toDateParts = (change: ClockChange) => {
  const local = findLocalTime(change)
  const day = local.slice(0, 10) as Day
  const [year, month, dayOfMonth] = day.split('-').map(Number) as [number, number, number]
  const weekday = findWeekday(day).slice(0, 2).toUpperCase()
  return {
    year,
    month,
    weekday,
    week: Math.ceil(dayOfMonth / 7),
    isLast: Number(addDays(day, 7).split('-')[1]) !== month,
    pattern: [month, weekday, local.slice(10), change.offsetBefore, change.offsetAfter].join(' '),
  }
}

/** Formats an offset from UTC, such as '-0600', or '+103000' of a time when clocks followed the sun. */
const formatOffset = (offset: number) => {
  const clock = new Date(Math.abs(offset)).toISOString().slice(11, 19).replace(/:/g, '')
  return `${offset < 0 ? '-' : '+'}${clock.replace(/00$/, '')}`
}

/** Finds the abbreviation of the time of an American zone at a moment, such as 'CDT'. For most other zones, Node has none. */
const findAbbreviation = (timeZone: Timezone, moment: number) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
