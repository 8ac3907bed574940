import { type DoubtfulTime, findDoubt } from '../../../domain/calendar/clockChanges.ts'
import { addWeekday, type Day, findMistakenWeekday, parseDate } from '../../../domain/calendar/dates.ts'
import { type DateStyle, has24Hours, languageOf } from '../../../domain/calendar/dateStyle.ts'
import { writeDay } from '../../../domain/calendar/writeDay.ts'
import { suggestDates } from '../../../domain/calendar/suggestDates.ts'
import { suggestTimes } from '../../../domain/calendar/suggestTimes.ts'
import { type Clock, writeClock } from '../../../domain/calendar/clock.ts'
import { addTime } from '../../../domain/calendar/languages/timeLanguage.ts'
import { writeTimes } from '../../../domain/calendar/showWhen.ts'
import { parseTimes, saysAmOrPm } from '../../../domain/calendar/times.ts'
import {
  isFollowing,
  isPast,
  isTbd,
  type ServiceTime,
  parseServiceTime,
} from '../../../domain/calendar/serviceTime.ts'
import {
  americanZones,
  type LocalTime,
  type Timezone,
  chooseZone,
  computeOffset,
  nameZone,
  toInstant,
} from '../../../domain/calendar/zones.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { labelZone, zoneTexts } from '../parts/zones/deviceZone.ts'
import type { ServiceContent } from '../../services/presentService.ts'
import { createDates } from '../parts/dates/dates.ts'
import { verdictTexts } from '../../../languages/en/dashboard/services.ts'

export interface ServiceVerdict {
  /** 'doubtful' if something that visitors expect will be missing, 'open' if a question at a field is to be answered first */
  kind: 'good' | 'open' | 'doubtful'
  sentence: string
}

/** Whether a text is neither a date or a time that is read, nor another answer. */
export const isUnreadable = {
  date: (text: string) => text.trim() !== '' && !isTbd(text) && parseDate(text) === null,
  time: (text: string) =>
    text.trim() !== '' && !isTbd(text) && !isFollowing(text) && parseTimes(text) === null,
}

/**
 * Returns sentences that say whether Add to Calendar will work with the typed date and time, and what looks like a mistake.
 * `style` is the family's, for what is typed, and `readerStyle` that of the sentences.
 */
export const checkService = (
  service: ServiceContent,
  defaultZone: Timezone,
  now: number,
  style?: DateStyle,
  readerStyle = style,
): ServiceVerdict[] => {
  const { rewriteExamples } = createDates(style, readerStyle)
  const { date, time } = service
  const zone = chooseZone(service, defaultZone)
  const day = parseDate(date)
  const serviceTime = parseServiceTime(service)
  const doubts = serviceTime === null ? [] : findDoubts(serviceTime, zone)
  const verdicts: (ServiceVerdict | false)[] = [
    isPast(service, zone, now) && { kind: 'doubtful', sentence: verdictTexts.past },
    day !== null &&
      findMistakenWeekday(date) !== null && {
        kind: 'doubtful',
        sentence: verdictTexts.weekday(formatLongDate(day, readerStyle)),
      },
    serviceTime !== null &&
      doubts.every(({ kind }) => kind === 'repeated') && {
        kind: 'good',
        sentence: describeTimes(serviceTime, nameZone(zone, zoneTexts), readerStyle),
      },
    ...doubts.map((doubt) => ({
      kind: 'doubtful' as const,
      sentence: describeDoubt(doubt, zone, readerStyle),
    })),
    serviceTime !== null &&
      isOddWithoutAmOrPm(time, serviceTime, style) && {
        kind: 'doubtful',
        sentence: verdictTexts.noAmOrPm,
      },
    (isTbd(date) || isTbd(time) || isFollowing(time)) && { kind: 'good', sentence: verdictTexts.tbd },
    isUnreadable.date(date) &&
      describeUnread(
        suggestDates(date, 'service', undefined, style),
        verdictTexts.answerDate,
        rewriteExamples(verdictTexts.noDate),
      ),
    isUnreadable.time(time) &&
      describeUnread(
        suggestTimes(time, style),
        verdictTexts.answerTime,
        rewriteExamples(verdictTexts.noTime),
      ),
  ]
  return verdicts.filter((verdict) => verdict !== false)
}

/**
 * Finds the zone of a service if it was not chosen for this service, and clocks there differ from those of a device when the service
 * begins, or now if its date or time cannot be read yet.
 */
export const findOtherZone = (
  service: ServiceContent,
  { timezone }: Pick<Settings, 'timezone'>,
  deviceZone: Timezone,
  now: number,
): Timezone | null => {
  if (service.timezone) return null
  const zone = chooseZone(service, timezone)
  const serviceTime = parseServiceTime(service)
  const moment = serviceTime ? toInstant(serviceTime.start, zone) : Math.floor(now / 1000) * 1000
  return computeOffset(zone, moment) === computeOffset(deviceZone, moment) ? null : zone
}

export const explainTimeZone = (service: ServiceContent, defaultZone: Timezone): string => {
  const name = labelZone(chooseZone(service, defaultZone))
  if (service.timezone) return verdictTexts.ownZone(name)
  const isByKeyword =
    americanZones.includes(defaultZone) && chooseZone(service, 'America/New_York') === 'America/Los_Angeles'
  return isByKeyword ? verdictTexts.keywordZone(name) : verdictTexts.defaultZone(name)
}

/** While the field itself asks how a text is meant, the verdict only points to the question. */
const describeUnread = (suggestions: readonly string[], question: string, problem: string): ServiceVerdict =>
  suggestions.length > 0 ? { kind: 'open', sentence: question } : { kind: 'doubtful', sentence: problem }

const describeTimes = ({ start, end }: ServiceTime, zone: string, style: DateStyle | undefined) => {
  const isOneDay = end.slice(0, 10) === start.slice(0, 10)
  const endText = end === start ? '' : isOneDay ? formatTime(end, style) : formatMoment(end, style)
  return verdictTexts.works(formatMoment(start, style), endText, zone)
}

/** Whether a family that writes 12 hours has typed a time such as '02:00' or '10:00 - 02:00', which is read on a clock with 24. */
const isOddWithoutAmOrPm = (time: string, { start, end }: ServiceTime, style: DateStyle | undefined) =>
  !has24Hours(style) &&
  !saysAmOrPm(time) &&
  (start.slice(11) < '06:00' || end.slice(0, 10) > start.slice(0, 10))

interface DoubtfulClock extends DoubtfulTime {
  local: LocalTime
}

/** Finds which of the two times a clock change skips or repeats. */
const findDoubts = ({ start, end }: ServiceTime, zone: Timezone): DoubtfulClock[] =>
  [...new Set([start, end])].flatMap((local) => {
    const doubt = findDoubt(local, zone)
    return doubt ? [{ ...doubt, local }] : []
  })

const describeDoubt = (
  { kind, local, ...change }: DoubtfulClock,
  zone: Timezone,
  style: DateStyle | undefined,
): string => {
  const [from = '', to = '', time = ''] = [change.from, change.to, local].map((each) =>
    each.slice(0, 10) > local.slice(0, 10) ? verdictTexts.midnight : formatClock(each, style),
  )
  const day = formatLongDate(local.slice(0, 10) as Day, style)
  return verdictTexts[kind]({ day, zone: nameZone(zone, zoneTexts), from, to, time })
}

const formatMoment = (local: LocalTime, style: DateStyle | undefined) =>
  addTime(formatLongDate(local.slice(0, 10) as Day, style), formatTime(local, style), languageOf(style))

/** Formats a day, such as 'Tuesday, March 18, 2025'. */
const formatLongDate = (day: Day, style: DateStyle | undefined) =>
  addWeekday(writeDay(day, style), languageOf(style))

/** Formats the time of day as people say it, such as '2:00 PM' or '14 Uhr'. */
const formatTime = (local: LocalTime, style: DateStyle | undefined) => {
  const clock = local.slice(11) as Clock
  return writeTimes({ start: clock, end: clock }, style)
}

/** Formats the time of day as clocks show it, such as '2:00 PM' or '14:00'. */
const formatClock = (local: LocalTime, style: DateStyle | undefined) =>
  writeClock(local.slice(11) as Clock, style)
