import assert from 'node:assert/strict'
import { fc } from '../../support/random/fastCheck.ts'
import { type Day, toDay } from '../../../domain/calendar/dates.ts'
import { listClockChanges, toLocal } from '../../../domain/calendar/clockChanges.ts'
import type { Clock } from '../../../domain/calendar/clock.ts'
import { resolveZone } from '../../../domain/calendar/zoneNames.ts'
import { americanZones, type LocalTime } from '../../../domain/calendar/zones.ts'

const pad = (value: number) => String(value).padStart(2, '0')

const noonUtc = (day: string) => new Date(`${day}T12:00Z`)

const between = (first: string, last: string) =>
  fc
    .date({ min: noonUtc(first), max: noonUtc(last), noInvalidDate: true })
    .map((date) => toDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()))

export const anyDay: fc.Arbitrary<Day> = between('1900-01-01', '2199-12-31')

/** A day from 2008 to 2060; two of three are days on which American clocks change. */
export const recentDay: fc.Arbitrary<Day> = fc.oneof(
  between('2008-01-01', '2060-12-31'),
  fc.integer({ min: 2008, max: 2060 }).map((year) => sundayFrom(`${year}-03-08`)),
  fc.integer({ min: 2008, max: 2060 }).map((year) => sundayFrom(`${year}-11-01`)),
)

const sundayFrom = (day: string): Day => {
  const date = noonUtc(day)
  date.setUTCDate(date.getUTCDate() + ((7 - date.getUTCDay()) % 7))
  return toDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

export const anyClock: fc.Arbitrary<Clock> = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minutes): Clock => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`)

/** All zones, as they are stored. */
export const allZones = [
  ...new Set(Intl.supportedValuesOf('timeZone').map((name) => resolveZone(name) ?? assert.fail(name))),
]

/** The American zones, those of the earliest and latest clocks, and those whose clocks change in their own way. */
const remarkableZones = [
  ...americanZones,
  'UTC',
  'America/Phoenix',
  'America/St_Johns',
  'America/Santiago',
  'Europe/London',
  'Europe/Stockholm',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Asia/Jerusalem',
  'Asia/Gaza',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

export const anyZone = fc.oneof(fc.constantFrom(...remarkableZones), fc.constantFrom(...allZones))

/** A local time in a zone; two of three are near a clock change of that zone. */
export const anyLocalTime: fc.Arbitrary<{ zone: string; local: LocalTime }> = anyZone.chain((zone) => {
  const anyTime = fc.tuple(recentDay, anyClock).map(([day, clock]): LocalTime => `${day}T${clock}`)
  const nearChange = fc
    .record({
      year: fc.integer({ min: 2008, max: 2060 }),
      number: fc.nat(3),
      minutes: fc.integer({ min: -200, max: 200 }),
    })
    .map(({ year, number, minutes }) => {
      const changes = listClockChanges(zone, Date.UTC(year, 6), 26)
      const { moment, offsetBefore } = changes[number % changes.length] ?? {
        moment: Date.UTC(year, 0),
        offsetBefore: 0,
      }
      return toLocal(moment + offsetBefore + minutes * 60_000)
    })
  return fc.record({ zone: fc.constant(zone), local: fc.oneof(anyTime, nearChange, nearChange) })
})

/** One or more of the blanks that keyboards and word processors leave. */
export const gap = fc
  .array(fc.constantFrom(' ', '\u00a0', '\u202f', '\t'), { minLength: 1, maxLength: 3 })
  .map((blanks) => blanks.join(''))

/** Varies the case of each letter of a text. */
export const anyCase = (text: string) =>
  fc
    .infiniteStream(fc.boolean())
    .map((upper) =>
      [...text].map((letter) => (upper.next().value ? letter.toUpperCase() : letter.toLowerCase())).join(''),
    )

/** Writes '2025-03-18' as 'March 18, 2025', with another formatter than ours. */
export const englishDate = (day: Day) =>
  noonUtc(day).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  })

/** Writes '14:00' as '2:00 PM' with a narrow blank, with another formatter than ours. */
export const englishTime = (clock: Clock) =>
  new Date(`2025-03-18T${clock}Z`).toLocaleTimeString('en-US', {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  })
