import { type Day, findMistakenWeekday, parseDate } from '../../../domain/calendar/dates.ts'
import { parseTimes } from '../../../domain/calendar/times.ts'
import { isPast, isTbd, type ServiceTime, parseServiceTime } from '../../../domain/calendar/serviceTime.ts'
import { type LocalTime, type Timezone, zoneNames, chooseZone } from '../../../domain/calendar/zones.ts'
import { locale } from '../../../domain/language.ts'
import type { ServiceContent } from '../../services/presentService.ts'
import { verdictTexts } from './texts.ts'

export interface ServiceVerdict {
  /** false if visitors will miss something that they expect */
  isGood: boolean
  sentence: string
}

/** Says how the typed date and time are understood: whether Add to Calendar will work, and what looks like a mistake. */
export const checkService = (
  service: ServiceContent,
  defaultZone: Timezone,
  now: number,
): ServiceVerdict[] => {
  const { date, time } = service
  const zone = chooseZone(service, defaultZone)
  const day = parseDate(date)
  const when = parseServiceTime(service)
  const found: (ServiceVerdict | false)[] = [
    isPast(service, zone, now) && { isGood: false, sentence: verdictTexts.past },
    day !== null &&
      findMistakenWeekday(date) !== null && {
        isGood: false,
        sentence: verdictTexts.weekday(formatLongDate(day)),
      },
    when !== null && { isGood: true, sentence: describeTimes(when, zoneNames[zone]) },
    (isTbd(date) || isTbd(time)) && { isGood: true, sentence: verdictTexts.tbd },
    isUnreadable(date, day) && { isGood: false, sentence: verdictTexts.noDate },
    isUnreadable(time, parseTimes(time)) && { isGood: false, sentence: verdictTexts.noTime },
  ]
  return found.filter((verdict) => verdict !== false)
}

/** Names the time zone of a service and says why it applies. */
export const explainTimeZone = (service: ServiceContent, defaultZone: Timezone): string => {
  const name = zoneNames[chooseZone(service, defaultZone)]
  if (service.timezone) return verdictTexts.ownZone(name)
  const byKeyword = chooseZone(service, 'America/New_York') === 'America/Los_Angeles'
  return byKeyword ? verdictTexts.keywordZone(name) : verdictTexts.defaultZone(name)
}

const isUnreadable = (text: string, read: unknown) => text.trim() !== '' && !isTbd(text) && read === null

const describeTimes = ({ start, end }: ServiceTime, zone: string) => {
  const until =
    end === start ? '' : end.slice(0, 10) === start.slice(0, 10) ? formatClock(end) : formatMoment(end)
  return verdictTexts.works(formatMoment(start), until, zone)
}

const formatMoment = (local: LocalTime) =>
  `${formatLongDate(local.slice(0, 10) as Day)}, ${formatClock(local)}`

/** 'Tuesday, March 18, 2025' */
const formatLongDate = (day: Day) =>
  new Date(`${day}T00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC', dateStyle: 'full' })

/** '2:00 PM' */
const formatClock = (local: LocalTime) =>
  new Date(`${local}Z`).toLocaleTimeString(locale, { timeZone: 'UTC', timeStyle: 'short' })
