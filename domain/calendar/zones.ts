import { inLanguage } from '../language.ts'
import { DAY, HOUR } from '../timeUnits.ts'
import { type Day, nextDay, toDay } from './dates.ts'
import type { Clock } from './times.ts'

export const timezones = [
  'America/Chicago',
  'America/Los_Angeles',
  'America/New_York',
  'America/Denver',
] as const
export type Timezone = (typeof timezones)[number]

/** The names of the zones, which are shown next to a time. */
const en = {
  'America/Chicago': 'Central Time',
  'America/Los_Angeles': 'Pacific Time',
  'America/New_York': 'Eastern Time',
  'America/Denver': 'Mountain Time',
} satisfies Record<Timezone, string>

export const zoneNames = inLanguage({ en })

/** A local time without its zone, such as '2025-03-18T14:00'. */
export type LocalTime = `${Day}T${Clock}`

export interface ServicePlace {
  title: string
  location: string
  timezone?: Timezone | null | undefined
}

/** Chooses the service's own zone; else Pacific Time if the title or location mentions California or ashes; else the default. */
export const chooseZone = ({ title, location, timezone }: ServicePlace, defaultZone: Timezone): Timezone => {
  if (timezone) return timezone
  return /\b(?:california|ashes)\b/i.test(`${title}\n${location}`) ? 'America/Los_Angeles' : defaultZone
}

/** Finds the date in a zone at a moment (in milliseconds since 1970). */
export const findDay = (zone: Timezone, moment: number): Day => {
  const { year, month, day } = readWallClock(zone, moment)
  return toDay(year, month, day)
}

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
  const before = computeOffset(zone, asIfUtc - DAY)
  const after = computeOffset(zone, asIfUtc + DAY)
  const early = asIfUtc - before
  if (before === after || computeOffset(zone, early) === before) return early
  const late = asIfUtc - after
  return computeOffset(zone, late) === after ? late : early
}

/** The largest offset of any zone from UTC, in milliseconds. */
const LARGEST_OFFSET = 14 * HOUR

/** Computes how many milliseconds the zone is ahead of UTC at a moment. */
const computeOffset = (zone: Timezone, moment: number) => {
  const { year, month, day, hour, minute, second } = readWallClock(zone, moment)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
}

type ClockPart = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

const readWallClock = (zone: Timezone, moment: number) => {
  const parts = getFormatter(zone).formatToParts(moment)
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)])) as Record<
    ClockPart,
    number
  >
}

const formatters = new Map<Timezone, Intl.DateTimeFormat>()

/**
 * Returns a cached formatter. Creating a formatter takes longer than using it a hundred times, and creating the first one takes
 * 70 ms on an old phone.
 */
const getFormatter = (timeZone: Timezone) => {
  const cached = formatters.get(timeZone)
  if (cached) return cached
  const numeric = 'numeric'
  const created = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  })
  formatters.set(timeZone, created)
  return created
}
