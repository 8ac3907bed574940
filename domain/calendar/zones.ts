import { type Day, nextDay } from './dates.ts'
import type { Clock } from './clock.ts'
import type { ServiceTimeTexts } from './languages/dateTexts.ts'

/** The name of a time zone in the IANA database, such as 'Europe/London'. `resolveZone` (zoneNames.ts) checks a text. */
export type Timezone = string

/** The zones of the United States that have names of their own. */
export const americanZones: readonly Timezone[] = [
  'America/Chicago',
  'America/Los_Angeles',
  'America/New_York',
  'America/Denver',
]

/** Names a zone as visitors read it next to a time: 'Central Time', 'time in London', or 'UTC'. */
export const nameZone = (zone: Timezone, texts: Pick<ServiceTimeTexts, 'americanZones' | 'timeIn'>): string =>
  texts.americanZones[zone] ?? (zone === 'UTC' ? zone : texts.timeIn(nameCity(zone)))

/** Names the city or island of a zone: 'Buenos Aires' for 'America/Argentina/Buenos_Aires'. */
export const nameCity = (zone: Timezone): string =>
  zone
    .slice(zone.lastIndexOf('/') + 1)
    .replace(/_/g, ' ')
    .replace(/^(?:Lord Howe|Easter|Norfolk|Christmas)$/, '$& Island')
    .replace(/^(?:Chatham|Canary|Faroe|Cocos)$/, '$& Islands')

/** A local time without its zone, such as '2025-03-18T14:00'. */
export type LocalTime = `${Day}T${Clock}`

export interface ServicePlace {
  title: string
  location: string
  timezone?: Timezone | null | undefined
}

/**
 * Chooses the service's own zone; else Pacific Time if the title or location mentions California or ashes; else the default. If
 * the default is not one of `americanZones`, such a word does not count: ashes in Leeds are not in California.
 */
export const chooseZone = ({ title, location, timezone }: ServicePlace, defaultZone: Timezone): Timezone => {
  if (timezone) return timezone
  const isPacific =
    americanZones.includes(defaultZone) && /\b(?:california|ashes)\b/i.test(`${title}\n${location}`)
  return isPacific ? 'America/Los_Angeles' : defaultZone
}

/** Finds the date in a zone at a moment (in milliseconds since 1970). */
export const findDay = (zone: Timezone, moment: number): Day => readClock(zone, moment).slice(0, 10) as Day

/**
 * Whether a day has ended in a zone at `now` (in milliseconds since 1970). If `now` is further from the end of the day than any
 * zone's offset, the result is the same in every zone, and UTC is used.
 */
export const hasEnded = (day: Day, zone: Timezone, now: number): boolean => {
  const sinceEndMs = now - Date.parse(`${nextDay(day)}T00:00Z`)
  return Math.abs(sinceEndMs) > LARGEST_OFFSET ? sinceEndMs > 0 : day < findDay(zone, now)
}

/**
 * Finds the moment when clocks in the zone show a local time, in milliseconds since 1970. In spring, clocks skip some times,
 * and in fall, they show some times twice. For such times, the UTC offset before the clock change is used, as RFC 5545
 * requires.
 */
export const toInstant = (local: LocalTime, zone: Timezone): number => {
  const asIfUtc = Date.parse(`${local}:00Z`)
  const offsetBefore = computeOffset(zone, asIfUtc - LARGEST_OFFSET)
  const offsetAfter = computeOffset(zone, asIfUtc + LARGEST_OFFSET)
  const [early, late] = [asIfUtc - offsetBefore, asIfUtc - offsetAfter]
  const isLate = computeOffset(zone, early) !== offsetBefore && computeOffset(zone, late) === offsetAfter
  return isLate ? late : early
}

/** Computes how many milliseconds the zone is ahead of UTC at a moment, which has no parts of a second. */
export const computeOffset = (zone: Timezone, moment: number) =>
  Date.parse(`${readClock(zone, moment).replace(' ', 'T')}Z`) - moment

/** The largest offset of any zone from UTC since 1900, 14 hours, in milliseconds. */
const LARGEST_OFFSET = 50_400_000

/** Reads the clock of a zone at a moment. Sweden writes '2025-03-18 14:00:00'. */
const readClock = (zone: Timezone, moment: number) => getFormatter(zone).format(moment)

const formatters = new Map<Timezone, Intl.DateTimeFormat>()

/**
 * Returns a cached formatter. Creating a formatter takes longer than using it a hundred times, and creating the first one takes
 * 70 ms on an old phone. For a zone that is newer than this browser, returns that of a zone with the same clocks, or else UTC.
 */
const getFormatter = (timeZone: Timezone): Intl.DateTimeFormat => {
  let formatter = formatters.get(timeZone)
  if (formatter) return formatter
  try {
    formatter = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
      hourCycle: 'h23',
    })
  } catch {
    formatter = getFormatter(olderZones[timeZone] ?? 'UTC')
  }
  formatters.set(timeZone, formatter)
  return formatter
}

/** Zones that Safari 15.4, Chrome 92 or Firefox 102 does not know, each with an older one whose clocks show the same time today. */
const olderZones: Readonly<Record<Timezone, Timezone>> = {
  'Europe/Kyiv': 'Europe/Kiev',
  'America/Ciudad_Juarez': 'America/Denver',
  'America/Coyhaique': 'America/Punta_Arenas',
  'Pacific/Kanton': 'Pacific/Enderbury',
}
