import { DAY, HOUR } from '../timeUnits.ts'
import { addDays, type Day, nextDay, parseDate, toRealDay } from './dates.ts'
import { isPast, parseServiceTime, sortServices, type WrittenTime } from './serviceTime.ts'
import { chooseZone, findDay, type ServicePlace, type Timezone, toInstant } from './zones.ts'

type AnyService = WrittenTime & ServicePlace

/** The meaning of a day for the family. */
export type Occasion<Service> =
  | { kind: 'service'; service: Service; day: Day; isToday: boolean; isStreamed: boolean; until: number }
  | { kind: 'afterServices'; until: number }
  | { kind: 'birthday'; year: number; until: number }
  | { kind: 'deathday'; years: number; until: number }

/** A stretch of time, in milliseconds since 1970; `until` no longer belongs to it. */
interface Period {
  from: number
  until: number
}

/** Services, the zone of those without one, and the dates of his life as the family wrote them. */
interface Calendar<Service> {
  services: readonly Service[]
  zone: Timezone
  birthDate: string
  deathDate: string
}

/** The number of days for which a service is announced, with its own day. No weekday comes twice in them. */
const ANNOUNCED_DAYS = 7
/** The number of days after the last service for which the family thanks. */
const THANKS_DAYS = 14
/** A livestream is announced for this time before its service. A service without an end counts as the second long. */
const BEFORE_STREAM_MS = HOUR
const UNKNOWN_LENGTH_MS = 3 * HOUR

/**
 * Finds what a moment is to the family: the week before a service, his birthday or the day of his death, or the two weeks after the
 * last service. Returns null for any other moment, and if no service has a date that can be read. `until` is the end of the occasion;
 * all moments are in milliseconds since 1970.
 */
export function findOccasion<Service extends AnyService>(
  { services, zone, birthDate, deathDate }: Calendar<Service>,
  now: number,
): Occasion<Service> | null {
  const dated = services.filter(({ date }) => parseDate(date))
  if (dated.length === 0) return null
  return (
    findNearService(dated, zone, now) ??
    findAnniversary(parseDate(birthDate), parseDate(deathDate), zone, now) ??
    findThanks(dated, zone, now)
  )
}

/**
 * Finds the period around a moment in which the clock changes nothing: each moment of it has the same occasion, and the same services
 * are past.
 */
export function findPeriod(calendar: Calendar<AnyService>, now: number): Period {
  const moments = [...listMomentsOfServices(calendar), ...listAnniversaries(calendar, now)]
  return {
    from: Math.max(...moments.filter((moment) => moment <= now)),
    until: Math.min(...moments.filter((moment) => moment > now)),
  }
}

/** Finds the first service of the coming week that is not over, or else the last one of today. */
function findNearService<Service extends AnyService>(
  services: readonly Service[],
  defaultZone: Timezone,
  now: number,
): Occasion<Service> | null {
  const near = sortServices(services, defaultZone, now)
    .map((service) => {
      const zone = chooseZone(service, defaultZone)
      return { service, zone, day: parseDate(service.date) as Day, today: findDay(zone, now) }
    })
    .filter(({ day, today }) => day >= today && day < addDays(today, ANNOUNCED_DAYS))
  const next = near.find(({ service, zone }) => now < findTimes(service, zone).end) ?? near.at(-1)
  if (!next) return null
  const { service, zone, day, today } = next
  const { start, end } = findTimes(service, zone)
  const isStreamed = now >= start - BEFORE_STREAM_MS && now < end
  return { kind: 'service', service, day, isToday: day === today, isStreamed, until: findEnd(day, zone) }
}

/** Finds when a service begins and ends. Without a time that can be read, it ends with its day, and never begins. */
function findTimes(service: AnyService, zone: Timezone) {
  const times = parseServiceTime(service)
  if (!times) return { start: Infinity, end: findEnd(parseDate(service.date) as Day, zone) }
  const [start, end] = [toInstant(times.start, zone), toInstant(times.end, zone)]
  return { start, end: end > start ? end : start + UNKNOWN_LENGTH_MS }
}

function findAnniversary(
  birth: Day | null,
  death: Day | null,
  zone: Timezone,
  now: number,
): Occasion<never> | null {
  const today = findDay(zone, now)
  const isDayOf = (day: Day | null) => day?.slice(4) === today.slice(4)
  if (!death || today <= death) return null
  const until = findEnd(today, zone)
  if (isDayOf(death)) return { kind: 'deathday', years: readYear(today) - readYear(death), until }
  return birth && isDayOf(birth) ? { kind: 'birthday', year: readYear(birth), until } : null
}

function findThanks(
  services: readonly AnyService[],
  defaultZone: Timezone,
  now: number,
): Occasion<never> | null {
  if (!services.every((service) => isPast(service, chooseZone(service, defaultZone), now))) return null
  const ends = services.map((service) =>
    findEnd(parseDate(service.date) as Day, chooseZone(service, defaultZone)),
  )
  const until = Math.max(...ends) + THANKS_DAYS * DAY
  return now < until ? { kind: 'afterServices', until } : null
}

/** Lists when services are announced, shown as a livestream, over, past, and no longer thanked for. */
const listMomentsOfServices = ({ services, zone: defaultZone }: Calendar<AnyService>) =>
  services.flatMap((service) => {
    const day = parseDate(service.date)
    if (!day) return []
    const zone = chooseZone(service, defaultZone)
    const { start, end } = findTimes(service, zone)
    const dayEnd = findEnd(day, zone)
    return [
      findBeginning(addDays(day, 1 - ANNOUNCED_DAYS), zone),
      findBeginning(day, zone),
      start - BEFORE_STREAM_MS,
      end,
      dayEnd,
      dayEnd + THANKS_DAYS * DAY,
    ]
  })

/** Lists when birthdays and days of death begin and end, from the last year to the next. */
function listAnniversaries({ birthDate, deathDate, zone }: Calendar<AnyService>, now: number): number[] {
  const year = new Date(now).getUTCFullYear()
  return [birthDate, deathDate].flatMap((date) => {
    const [, month, dayOfMonth] = parseDate(date)?.split('-').map(Number) ?? []
    if (!month || !dayOfMonth) return []
    return [year - 1, year, year + 1].flatMap((each) => {
      const day = toRealDay(each, month, dayOfMonth)
      return day ? [findBeginning(day, zone), findEnd(day, zone)] : []
    })
  })
}

const findBeginning = (day: Day, zone: Timezone) => toInstant(`${day}T00:00`, zone)

const findEnd = (day: Day, zone: Timezone) => findBeginning(nextDay(day), zone)

const readYear = (day: Day) => Number(day.slice(0, 4))
