import fc from 'fast-check'
import { type Day, toDay } from '../../../domain/calendar/dates.ts'
import type { Clock } from '../../../domain/calendar/times.ts'
import { timezones } from '../../../domain/calendar/zones.ts'

const pad = (value: number) => String(value).padStart(2, '0')

const noonUtc = (day: string) => new Date(`${day}T12:00Z`)

const between = (first: string, last: string) =>
  fc
    .date({ min: noonUtc(first), max: noonUtc(last), noInvalidDate: true })
    .map((date) => toDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()))

export const anyDay: fc.Arbitrary<Day> = between('1900-01-01', '2199-12-31')

/** A day under the daylight-saving rule that our .ics files contain; two of three are days on which the clocks change. */
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

export const anyZone = fc.constantFrom(...timezones)

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
