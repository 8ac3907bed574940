import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { toInstant } from '../../../domain/calendar/zones.ts'
import type { CalendarEvent } from '../../../domain/calendar/event.ts'
import { buildIcs } from '../../../domain/calendar/ics.ts'
import { anyEvent } from './events.ts'

const now = Date.parse('2025-03-01T08:00:00Z')
const spring = { zone: 'America/Chicago', start: '2025-03-18T14:00', end: '2025-03-18T15:00' } as const
const file = (event: CalendarEvent) => buildIcs(event, 'a1b2c3', now)

/** Reads the file as a calendar program does that knows no time zones itself. */
const parse = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined)
  const entry = calendar.getFirstSubcomponent('vevent')
  assert.ok(entry)
  const event = new ICAL.Event(entry)
  const instant = (time: ICAL.Time) => {
    const placed = time.clone()
    placed.zone = zone
    return placed.toUnixTime() * 1000
  }
  return { calendar, entry, event, start: instant(event.startDate), end: instant(event.endDate) }
}

test('another program reads every event back: its text, start and end', () => {
  fc.assert(
    fc.property(anyEvent, (event) => {
      if (/T0[12]:/.test(event.start + event.end)) return
      const read = parse(file(event))
      assert.equal(read.event.summary, event.title)
      assert.equal(read.event.location ?? '', event.location)
      assert.equal(read.event.description ?? '', event.details)
      assert.equal(read.start, toInstant(event.start, event.zone))
      assert.equal(read.end, toInstant(event.end, event.zone))
    }),
  )
})

test('lines end as the standard asks, hold at most 75 bytes and never cut a letter', () => {
  fc.assert(
    fc.property(anyEvent, (event) => {
      const text = file(event)
      assert.ok(text.endsWith('END:VCALENDAR\r\n'))
      for (const line of text.split('\r\n')) {
        assert.ok(Buffer.byteLength(line) <= 75, line)
        assert.ok(line.isWellFormed())
        assert.doesNotMatch(line, /[\r\n]/)
      }
    }),
  )
})

test('text cannot add lines of its own to the file', () => {
  const event: CalendarEvent = {
    title: 'Supper\r\nEND:VEVENT\nBEGIN:VALARM',
    location: 'Hall; room 2, upstairs \\ left',
    details: '',
    zone: 'America/Denver',
    start: '2025-03-18T14:00',
    end: '2025-03-18T14:00',
  }
  const { calendar, event: read, entry } = parse(file(event))
  assert.equal(calendar.getAllSubcomponents().length, 2)
  assert.equal(entry.getAllSubcomponents().length, 0)
  assert.equal(read.summary, 'Supper\nEND:VEVENT\nBEGIN:VALARM')
  assert.equal(read.location, event.location)
  assert.equal(entry.getFirstProperty('dtend'), null, 'an event that ends when it begins has no end')
})

test('the four zones have their names and offsets of winter and summer', () => {
  const names = (zone: CalendarEvent['zone']) =>
    file({ ...spring, title: 'a', location: '', details: '', zone })
      .match(/(?<=TZNAME:|TZOFFSETTO:).*(?=\r)/g)
      ?.join(' ')
  assert.equal(names('America/New_York'), '-0400 EDT -0500 EST')
  assert.equal(names('America/Chicago'), '-0500 CDT -0600 CST')
  assert.equal(names('America/Denver'), '-0600 MDT -0700 MST')
  assert.equal(names('America/Los_Angeles'), '-0700 PDT -0800 PST')
})

test('a file of a later change has a higher sequence, and says when it was changed', () => {
  const event: CalendarEvent = { ...spring, title: 'Mass', location: '', details: '' }
  const eventChangedAt = (changedAt: number) => {
    const { entry } = parse(buildIcs(event, 'a1b2c3', changedAt))
    const value = (name: string) => String(entry.getFirstPropertyValue(name))
    return { sequence: Number(value('sequence')), changed: value('last-modified'), uid: value('uid') }
  }
  assert.equal(eventChangedAt(now).changed, '2025-03-01T08:00:00Z')
  assert.equal(eventChangedAt(now).uid, 'a1b2c3@memorial')
  assert.ok(eventChangedAt(now + 1000).sequence > eventChangedAt(now).sequence)
  assert.ok(eventChangedAt(Date.parse('2080-01-01')).sequence < 2 ** 31)
  assert.equal(eventChangedAt(0).sequence, 0)
})
