import { fc } from '../../support/random/fastCheck.ts'
import { toLocal } from '../../../domain/calendar/clockChanges.ts'
import type { CalendarEvent } from '../../../domain/calendar/event.ts'
import { anyLocalTime } from './arbitraries.ts'

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
    when: anyLocalTime,
    minutes: fc.nat(24 * 60 - 1),
  })
  .map(({ when: { local, zone }, minutes, ...event }) => ({
    ...event,
    zone,
    start: local,
    end: toLocal(Date.parse(`${local}Z`) + minutes * 60_000),
  }))
