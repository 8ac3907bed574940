import { type Day, dayAfter, parseDate } from './dates.ts'
import { parseTimes, startOf } from './times.ts'
import { hasEnded, type LocalTime, type Placed, type Timezone, zoneOf } from './zones.ts'

/** Date and time of a service as free text, as the family wrote them. */
export interface Written {
  date: string
  time: string
}

export interface When {
  start: LocalTime
  end: LocalTime
}

/** Whether the text says that a date or time is to be determined. */
export const isTbd = (text: string) =>
  /\b(?:tb[acd]|to be (?:announced|confirmed|decided|determined))\b/i.test(text)

/** Parses start and end in the service's own zone; null if date or time is to be determined or cannot be read. */
export const whenOf = ({ date, time }: Written): When | null => {
  const day = parseDate(date)
  const times = parseTimes(time)
  if (!day || !times) return null
  const lastDay = times.end < times.start ? dayAfter(day) : day
  return { start: `${day}T${times.start}`, end: `${lastDay}T${times.end}` }
}

/** Whether a service is past, which it is once its own zone has a later date. A service with an unreadable date is not past. */
export const isPast = ({ date }: Written, zone: Timezone, now: number) => {
  const day = parseDate(date)
  return day !== null && hasEnded(day, zone, now)
}

/** Returns a sorted copy: coming services by date and hour, then services without a readable date, then past ones. */
export const inOrder = <S extends Written & Placed>(
  services: readonly S[],
  defaultZone: Timezone,
  now: number,
): S[] => {
  const key = (service: S) => sortKey(service, zoneOf(service, defaultZone), now)
  return services
    .map((service) => ({ service, key: key(service) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ service }) => service)
}

const sortKey = (service: Written, zone: Timezone, now: number) => {
  const day = parseDate(service.date)
  if (!day) return '1'
  const group = isPast(service, zone, now) ? '2' : '0'
  return `${group} ${hourOf(service, day)}`
}

const hourOf = ({ time }: Written, day: Day) => `${day}T${startOf(time) ?? '99:99'}`
