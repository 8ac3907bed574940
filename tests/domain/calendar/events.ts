import fc from 'fast-check'
import { nextDay } from '../../../domain/calendar/dates.ts'
import type { CalendarEvent } from '../../../domain/calendar/event.ts'
import { anyClock, anyZone, recentDay } from './arbitraries.ts'

/** Letters of every script, and the signs that mean something in calendar files and addresses. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }),
  fc.string({ unit: fc.constantFrom(...'\\;,:"nN&=#+%/ \n'), maxLength: 30 }),
)

export const anyEvent: fc.Arbitrary<CalendarEvent> = fc
  .record({
    title: text,
    location: text,
    details: fc.array(text, { maxLength: 4 }).map((lines) => lines.join('\n')),
    zone: anyZone,
    day: recentDay,
    first: anyClock,
    last: anyClock,
  })
  .map(({ day, first, last, ...event }) => ({
    ...event,
    start: `${day}T${first}`,
    end: `${last < first ? nextDay(day) : day}T${last}`,
  }))
