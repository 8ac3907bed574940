import { type Day, nextDay, parseDate } from './dates.ts'
import { parseTimes, parseStart } from './times.ts'
import { hasEnded, type LocalTime, type ServicePlace, type Timezone, chooseZone } from './zones.ts'

/** Date and time of a service as free text, as the family wrote them. */
export interface WrittenTime {
  date: string
  time: string
}

export interface ServiceTime {
  start: LocalTime
  end: LocalTime
}

/** Whether the text says that a date or time is to be determined. */
export const isTbd = (text: string) =>
  /\b(?:tb[acd]|to be (?:announced|confirmed|decided|determined))\b/i.test(text)

/** Parses start and end in the service's own zone; null if date or time is to be determined or cannot be read. */
export const parseServiceTime = ({ date, time }: WrittenTime): ServiceTime | null => {
  const day = parseDate(date)
  const times = parseTimes(time)
  if (!day || !times) return null
  const lastDay = times.end < times.start ? nextDay(day) : day
  return { start: `${day}T${times.start}`, end: `${lastDay}T${times.end}` }
}

/** Whether a service is past, which it is once its own zone has a later date. A service with an unreadable date is not past. */
export const isPast = ({ date }: WrittenTime, zone: Timezone, now: number) => {
  const day = parseDate(date)
  return day !== null && hasEnded(day, zone, now)
}

/** Returns a sorted copy: coming services by date and hour, then services without a readable date, then past ones. */
export const sortServices = <S extends WrittenTime & ServicePlace>(
  services: readonly S[],
  defaultZone: Timezone,
  now: number,
): S[] => {
  const key = (service: S) => toSortKey(service, chooseZone(service, defaultZone), now)
  return services
    .map((service) => ({ service, key: key(service) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ service }) => service)
}

const toSortKey = (service: WrittenTime, zone: Timezone, now: number) => {
  const day = parseDate(service.date)
  if (!day) return '1'
  const group = isPast(service, zone, now) ? '2' : '0'
  return `${group} ${toHour(service, day)}`
}

const toHour = ({ time }: WrittenTime, day: Day) => `${day}T${parseStart(time) ?? '99:99'}`
