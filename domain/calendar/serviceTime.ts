import type { Language } from '../language.ts'
import type { OtherLanguage } from './dateStyle.ts'
import { addWeekday, type Day, nextDay, parseDate } from './dates.ts'
import { addTime } from './languages/timeLanguage.ts'
import { knownLanguages, readsEnglishOnly } from './languages/knownLanguages.ts'
import { parseTimes, parseStart } from './times.ts'
import { hasEnded, type LocalTime, type ServicePlace, type Timezone, chooseZone, toInstant } from './zones.ts'

/** The date and time of a service as the family wrote them, in free text, and what they say if that is not said in English. */
export interface WrittenTime {
  date: string
  time: string
  meant?: { date?: string | undefined; time?: string | undefined } | undefined
}

export interface ServiceTime {
  start: LocalTime
  end: LocalTime
}

export const isTbd = (text: string, known = knownLanguages) =>
  (!readsEnglishOnly && known.length > 1 ? anyTbd : englishTbd).test(text)

/** Whether the date says only 'TBD', or 'por confirmar'. A date that says more, such as 'In June, day TBD', is shown as written. */
export const isOnlyTbd = (date: string, known = knownLanguages) =>
  (isTbd(date, known) && date.trim().split(/\s+/).length <= 1) ||
  (!readsEnglishOnly && known.length > 1 && onlyOtherTbd.test(date))

const tbdInEnglish = 'tb[acd]|to be (?:announced|confirmed|decided|determined)'

/** Says in each other language that something is still to be determined. */
const tbdTexts: Readonly<Record<OtherLanguage, string>> = {
  de: '(?:steht )?noch nicht (?:fest|bekannt)|(?:noch )?offen(?=\\W*$)|noch unbekannt|wird noch (?:bekannt ?gegeben|festgelegt|mitgeteilt)|(?:datum|n[äa]heres|ort|termin|uhrzeit) folgt|folgt noch',
  es: '(?:por|a|sin|pendiente de) (?:determinar|confirmar|anunciar|definir|concretar|decidir)|se (?:anunciar|avisar|comunicar|confirmar)[áa]|pr[óo]ximamente',
  fr: '[àa] (?:d[ée]terminer|confirmer|pr[ée]ciser|d[ée]finir|fixer|venir)',
  he: 'יי?קבע|תיקבע|תקבע|טרם נקבעה?|יפורסם|תפורסם|יימסר|תימסר',
  pl: 'do (?:ustalenia|potwierdzenia)|wkr[óo]tce',
}

const toTbdPattern = (texts: string) => new RegExp(`(?:^|[^\\p{L}\\d_])(?:${texts})(?![\\p{L}\\d_])`, 'iu')

const otherTbd = readsEnglishOnly ? '' : Object.values(tbdTexts).join('|')
const englishTbd = toTbdPattern(tbdInEnglish)
const anyTbd = readsEnglishOnly ? englishTbd : toTbdPattern(`${tbdInEnglish}|${otherTbd}`)
const onlyOtherTbd = readsEnglishOnly ? englishTbd : new RegExp(`^\\s*(?:${otherTbd})\\.?\\s*$`, 'iu')

/**
 * Parses the start and end of a service, in its own time zone. Returns null if the date or the time is 'TBD' or cannot be read.
 */
export const parseServiceTime = (service: WrittenTime): ServiceTime | null => {
  const day = readDay(service)
  const times = parseTimes(readTime(service))
  if (!day || !times) return null
  const lastDay = times.end < times.start ? nextDay(day) : day
  return { start: `${day}T${times.start}`, end: `${lastDay}T${times.end}` }
}

/** Formats when a service is, for paper: 'Friday, December 5, 2031, 11:00 AM'. Leaves out what is still to be determined. */
export const formatServiceTime = ({ date, time }: WrittenTime, familyLanguage?: Language): string =>
  addTime(omitTbd(addWeekday(date, familyLanguage)), omitTbd(time), familyLanguage)

const omitTbd = (text: string) => (isTbd(text) ? '' : text.trim())

/** Describes a service in one line, so that people can choose one of several. */
export const describeService = (
  { title, shown, ...when }: WrittenTime & { title: string; shown?: WrittenTime | undefined },
  familyLanguage?: Language,
): string => [title.trim(), formatServiceTime(shown ?? when, familyLanguage)].filter(Boolean).join(', ')

/** Whether the day of a service has ended at `now` (milliseconds since 1970). A service with an unreadable date is not past. */
export const isPast = (service: WrittenTime, zone: Timezone, now: number) => {
  const day = readDay(service)
  return day !== null && hasEnded(day, zone, now)
}

/**
 * Finds the moment from which all services are past, in ISO 8601. Returns null if one has no readable date, and is
 * therefore never past; undefined if there are no services.
 */
export const findServicesEnd = (
  services: readonly (WrittenTime & ServicePlace)[],
  defaultZone: Timezone,
): string | null | undefined => {
  if (services.length === 0) return undefined
  const ends = services.map((service) => {
    const day = readDay(service)
    return day && toInstant(`${nextDay(day)}T00:00`, chooseZone(service, defaultZone))
  })
  return ends.includes(null) ? null : new Date(Math.max(...ends.map(Number))).toISOString()
}

/** Returns the services in order: upcoming ones by date and time, then those without a readable date, then past ones. */
export const sortServices = <S extends WrittenTime & ServicePlace>(
  services: readonly S[],
  defaultZone: Timezone,
  now: number,
): S[] => {
  return services
    .map((service) => ({ service, key: toSortKey(service, chooseZone(service, defaultZone), now) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ service }) => service)
}

const toSortKey = (service: WrittenTime, zone: Timezone, now: number) => {
  const day = readDay(service)
  if (!day) return '1'
  const group = isPast(service, zone, now) ? '2' : '0'
  return `${group} ${toSortTime(service, day)}`
}

const toSortTime = (service: WrittenTime, day: Day) => `${day}T${parseStart(readTime(service)) ?? '99:99'}`

const readDay = ({ date, meant }: WrittenTime) => parseDate(meant?.date ?? date)

const readTime = ({ time, meant }: WrittenTime) => meant?.time ?? time
