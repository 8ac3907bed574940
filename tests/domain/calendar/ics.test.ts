import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../support/random/fastCheck.ts'
import ICAL from 'ical.js'
import { findDoubt } from '../../../domain/calendar/clockChanges.ts'
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
      // programs disagree about times that clocks skip or show twice
      if (findDoubt(event.start, event.zone) || findDoubt(event.end, event.zone)) return
      const read = parse(file(event))
      assert.equal(read.event.summary, event.title)
      assert.equal(read.event.location ?? '', event.location)
      assert.equal(read.event.description ?? '', event.details)
      assert.equal(read.start, toInstant(event.start, event.zone))
      assert.equal(read.end, toInstant(event.end, event.zone))
    }),
  )
})

/** Local times on both sides of clock changes, each with its moment in UTC as the governments' rules have it. */
const moments = {
  'Europe/London': {
    '2026-03-29T00:59': '2026-03-29T00:59Z',
    '2026-03-29T02:00': '2026-03-29T01:00Z',
    '2026-10-25T00:59': '2026-10-24T23:59Z',
    '2026-10-25T02:00': '2026-10-25T02:00Z',
  },
  'Europe/Stockholm': {
    '2026-03-28T14:00': '2026-03-28T13:00Z',
    '2026-03-29T14:00': '2026-03-29T12:00Z',
    '2026-10-24T14:00': '2026-10-24T12:00Z',
    '2026-10-25T14:00': '2026-10-25T13:00Z',
  },
  'Australia/Sydney': {
    '2026-04-04T14:00': '2026-04-04T03:00Z',
    '2026-04-05T14:00': '2026-04-05T04:00Z',
    '2026-10-03T14:00': '2026-10-03T04:00Z',
    '2026-10-04T14:00': '2026-10-04T03:00Z',
  },
  'America/Phoenix': {
    '2026-03-07T14:00': '2026-03-07T21:00Z',
    '2026-03-08T14:00': '2026-03-08T21:00Z',
    '2026-11-01T02:30': '2026-11-01T09:30Z',
  },
  'Australia/Lord_Howe': {
    '2026-04-05T01:29': '2026-04-04T14:29Z',
    '2026-04-05T02:00': '2026-04-04T15:30Z',
    '2026-10-04T01:59': '2026-10-03T15:29Z',
    '2026-10-04T02:30': '2026-10-03T15:30Z',
  },
  'America/New_York': {
    '2026-03-08T01:59': '2026-03-08T06:59Z',
    '2026-03-08T03:00': '2026-03-08T07:00Z',
    '2026-11-01T00:59': '2026-11-01T04:59Z',
    '2026-11-01T02:00': '2026-11-01T07:00Z',
  },
  // in Egypt, clocks change at the end of a Thursday, which can be the last day of October
  'Africa/Cairo': {
    '2030-10-31T14:00': '2030-10-31T11:00Z',
    '2030-11-01T14:00': '2030-11-01T12:00Z',
  },
} as const

for (const [zone, times] of Object.entries(moments))
  test(`an event in ${zone} is at its moment in the file and by our own clock, on both sides of each clock change`, () => {
    for (const [local, utc] of Object.entries(times)) {
      const start = local as CalendarEvent['start']
      const read = parse(file({ title: 'Mass', location: '', details: '', zone, start, end: start }))
      assert.equal(new Date(read.start).toISOString(), new Date(utc).toISOString(), local)
      assert.equal(toInstant(start, zone), Date.parse(utc), local)
    }
  })

test('yearly clock changes are written as rules, as Outlook expects, and others alone', () => {
  const rules = (zone: string, start: CalendarEvent['start'] = '2026-06-18T14:00') =>
    file({ title: 'a', location: '', details: '', zone, start, end: start }).match(/BYMONTH.*(?=\r)/g)
  assert.deepEqual(rules('America/Chicago'), ['BYMONTH=3;BYDAY=2SU', 'BYMONTH=11;BYDAY=1SU'])
  // the last Sunday of March is the fifth one in 2024, 2025 and 2026
  assert.deepEqual(rules('Europe/London', '2025-03-31T14:00'), [
    'BYMONTH=3;BYDAY=-1SU',
    'BYMONTH=10;BYDAY=-1SU',
  ])
  assert.deepEqual(rules('Australia/Lord_Howe'), ['BYMONTH=10;BYDAY=1SU', 'BYMONTH=4;BYDAY=1SU'])
  assert.equal(rules('America/Phoenix'), null)
  assert.deepEqual(rules('Africa/Cairo', '2030-10-30T14:00'), ['BYMONTH=4;BYDAY=-1FR'])
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
