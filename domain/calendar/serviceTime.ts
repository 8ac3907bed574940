import type { Language } from '../language.ts'
import type { OtherLanguage } from './dateStyle.ts'
import { addWeekday, type Day, nextDay, parseDate } from './dates.ts'
import { fold } from './languages/fold.ts'
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

/**
 * Whether a time says that a service follows another one: 'after the funeral', 'im Anschluss'. Nothing is open then, but no calendar can
 * have it.
 */
export const isFollowing = (time: string, known = knownLanguages) =>
  (!readsEnglishOnly && known.length > 1 ? anyFollowing : englishFollowing).test(fold(time))

const tbdInEnglish = 'tb[acd]|to be (?:announced|confirmed|decided|determined)'
const followingInEnglish = '(?:[a-z]+ )?(?:following|after(?:wards?| (?:the|mass|burial|funeral|service)))'

interface Answers {
  /** something is still to be determined */
  tbd: string
  /** the service follows another one, in small letters without accents */
  following: string
}

/** The answers of people who have no date, time or place to give, in each other language. */
const answers: Readonly<Record<OtherLanguage, Answers>> = {
  de: {
    tbd: '(?:steht )?noch nicht (?:fest|bekannt)|(?:noch )?offen(?=\\W*$)|noch unbekannt|wird noch (?:bekannt ?gegeben|festgelegt|mitgeteilt)|(?:datum|n[äa]heres|ort|termin|uhrzeit) folgt|folgt noch',
    following:
      '(?:(?:direkt|gleich|unmittelbar) )?(?:im anschluss|anschliessend|danach|nach (?:de[rm] |beisetzung|trauerfeier))',
  },
  es: {
    tbd: '(?:por|a|sin|pendiente de) (?:determinar|confirmar|anunciar|definir|concretar|decidir)|se (?:anunciar|avisar|comunicar|confirmar)[áa]|pr[óo]ximamente',
    following:
      '(?:inmediatamente )?(?:a continuacion|acto seguido|seguidamente|al (?:acabar|concluir|finalizar|terminar|termino)|(?:despues de|tras) (?:el |la (?!una)|los |misa)|despues del (?!mediodia))',
  },
  fr: {
    tbd: '[àa] (?:d[ée]terminer|confirmer|pr[ée]ciser|d[ée]finir|fixer|venir)',
    following:
      "(?:(?:directement|immediatement|juste) )?(?:a l[’']issue|a la (?:fin|sortie|suite)|apres (?:les? |la |l[’'])|dans la foulee|ensuite)",
  },
  he: {
    tbd: 'יי?קבע|תיקבע|תקבע|טרם נקבעה?|יפורסם|תפורסם|יי?מסר|תימסר|[ית]עודכן|פרטים (?:נוספים )?בהמשך',
    following: '(?:מיי?ד )?(?:(?:אחרי|לאחר) (?:מכן|ה(?!צהריי?ם))|בתום|בסיום)',
  },
  pl: {
    tbd: 'do (?:ustalenia|potwierdzenia)|wkr[óo]tce',
    following:
      '(?:(?:bezposrednio|tuz|zaraz) )?(?:nastepnie|po (?:ceremonii|kremacji|mszy|nabozenstwie|pogrzebie|pozegnaniu|rozancu|uroczystosci|zakonczeniu|zlozeniu))',
  },
}

const join = (kind: keyof Answers) =>
  Object.values(answers)
    .map((each) => each[kind])
    .join('|')
const toTbdPattern = (texts: string) => new RegExp(`(?:^|[^\\p{L}\\d_])(?:${texts})(?![\\p{L}\\d_])`, 'iu')
const toFollowingPattern = (texts: string) => new RegExp(`^ ?(?:${texts})`, 'u')

const englishTbd = toTbdPattern(tbdInEnglish)
const anyTbd = readsEnglishOnly ? englishTbd : toTbdPattern(`${tbdInEnglish}|${join('tbd')}`)
const onlyOtherTbd = readsEnglishOnly ? englishTbd : new RegExp(`^\\s*(?:${join('tbd')})\\.?\\s*$`, 'iu')
const englishFollowing = toFollowingPattern(followingInEnglish)
const anyFollowing = readsEnglishOnly
  ? englishFollowing
  : toFollowingPattern(`${followingInEnglish}|${join('following')}`)

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

/**
 * Returns the services in order: upcoming ones by date and time, then those without a readable date, then past ones. One that follows
 * another stays behind it.
 */
export const sortServices = <S extends WrittenTime & ServicePlace>(
  services: readonly S[],
  defaultZone: Timezone,
  now: number,
): S[] => {
  return services
    .map((service, index) => {
      const leader = findLeader(service, services.slice(0, index))
      return { service, key: toSortKey(leader, chooseZone(leader, defaultZone), now) }
    })
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ service }) => service)
}

/** Finds the service that one follows: the last one before it on the same day with a time of its own. Any other one leads itself. */
const findLeader = <S extends WrittenTime>(service: S, before: readonly S[]): S => {
  if (!isFollowing(readTime(service))) return service
  const day = readDay(service)
  return before.filter((each) => readDay(each) === day && !isFollowing(readTime(each))).at(-1) ?? service
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
