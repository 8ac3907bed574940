import { findDoubt } from '../../../domain/calendar/clockChanges.ts'
import { type Day, findMistakenWeekday, parseDate } from '../../../domain/calendar/dates.ts'
import { parseTimes } from '../../../domain/calendar/times.ts'
import { isPast, isTbd, type ServiceTime, parseServiceTime } from '../../../domain/calendar/serviceTime.ts'
import {
  americanZones,
  type LocalTime,
  type Timezone,
  chooseZone,
  nameZone,
} from '../../../domain/calendar/zones.ts'
import { locale } from '../../../domain/language.ts'
import { labelZone } from '../zones/deviceZone.ts'
import type { ServiceContent } from '../../services/presentService.ts'
import { verdictTexts } from './texts.ts'

export interface ServiceVerdict {
  /** whether all is well; false if something that visitors expect will be missing */
  isGood: boolean
  sentence: string
}

/** Returns sentences that say whether Add to Calendar will work with the typed date and time, and what looks like a mistake. */
export const checkService = (
  service: ServiceContent,
  defaultZone: Timezone,
  now: number,
): ServiceVerdict[] => {
  const { date, time } = service
  const zone = chooseZone(service, defaultZone)
  const day = parseDate(date)
  const serviceTime = parseServiceTime(service)
  const verdicts: (ServiceVerdict | false)[] = [
    isPast(service, zone, now) && { isGood: false, sentence: verdictTexts.past },
    day !== null &&
      findMistakenWeekday(date) !== null && {
        isGood: false,
        sentence: verdictTexts.weekday(formatLongDate(day)),
      },
    serviceTime !== null && { isGood: true, sentence: describeTimes(serviceTime, nameZone(zone)) },
    ...describeDoubts(serviceTime, zone),
    (isTbd(date) || isTbd(time)) && { isGood: true, sentence: verdictTexts.tbd },
    isUnreadable(date, day) && { isGood: false, sentence: verdictTexts.noDate },
    isUnreadable(time, parseTimes(time)) && { isGood: false, sentence: verdictTexts.noTime },
  ]
  return verdicts.filter((verdict) => verdict !== false)
}

export const explainTimeZone = (service: ServiceContent, defaultZone: Timezone): string => {
  const name = labelZone(chooseZone(service, defaultZone))
  if (service.timezone) return verdictTexts.ownZone(name)
  const isByKeyword =
    americanZones.includes(defaultZone) && chooseZone(service, 'America/New_York') === 'America/Los_Angeles'
  return isByKeyword ? verdictTexts.keywordZone(name) : verdictTexts.defaultZone(name)
}

const isUnreadable = (text: string, parsed: unknown) => text.trim() !== '' && !isTbd(text) && parsed === null

const describeTimes = ({ start, end }: ServiceTime, zone: string) => {
  const endText =
    end === start ? '' : end.slice(0, 10) === start.slice(0, 10) ? formatClock(end) : formatMoment(end)
  return verdictTexts.works(formatMoment(start), endText, zone)
}

/** Says which of the two times a clock change skips or repeats. */
const describeDoubts = (serviceTime: ServiceTime | null, zone: Timezone): ServiceVerdict[] => {
  if (!serviceTime) return []
  return [...new Set([serviceTime.start, serviceTime.end])].flatMap((local) => {
    const doubt = findDoubt(local, zone)
    if (!doubt) return []
    const [day, ...clocks] = [
      formatLongDate(local.slice(0, 10) as Day),
      ...[doubt.from, doubt.to, local].map(formatClock),
    ]
    const [from = '', to = '', time = ''] = clocks
    return {
      isGood: false,
      sentence: verdictTexts[doubt.kind]({ day, zone: nameZone(zone), from, to, time }),
    }
  })
}

const formatMoment = (local: LocalTime) =>
  `${formatLongDate(local.slice(0, 10) as Day)}, ${formatClock(local)}`

/** Formats a day, such as 'Tuesday, March 18, 2025'. */
const formatLongDate = (day: Day) =>
  new Date(`${day}T00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC', dateStyle: 'full' })

/** Formats the time of day, such as '2:00 PM'. */
const formatClock = (local: LocalTime) =>
  new Date(`${local}Z`).toLocaleTimeString(locale, { timeZone: 'UTC', timeStyle: 'short' })
