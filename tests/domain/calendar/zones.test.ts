import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findDay, toInstant, chooseZone } from '../../../domain/calendar/zones.ts'
import { anyClock, anyDay, anyZone, recentDay } from './arbitraries.ts'

const utc = (moment: number) => new Date(moment).toISOString()

test('California or ashes, in title or location and in any letter case, mean Pacific', () => {
  const zone = (title: string, location: string) => chooseZone({ title, location }, 'America/Chicago')
  assert.equal(zone('Ashes Ceremony', 'A pier'), 'America/Los_Angeles')
  assert.equal(zone('Farewell', 'Monterey, CALIFORNIA'), 'America/Los_Angeles')
  assert.equal(zone('His ashes at sea', 'TBD'), 'America/Los_Angeles')
  assert.equal(zone('Celebration of Life', 'Naperville, Illinois'), 'America/Chicago')
  assert.equal(zone('Celebration of Life', 'Nashes Hall, Lashes Street'), 'America/Chicago')
})

test('a service’s own zone wins over its text, and the text over the default zone', () => {
  const ashes = { title: 'Ashes', location: 'California' }
  assert.equal(chooseZone({ ...ashes, timezone: 'America/New_York' }, 'America/Denver'), 'America/New_York')
  assert.equal(chooseZone({ ...ashes, timezone: null }, 'America/Denver'), 'America/Los_Angeles')
  assert.equal(chooseZone({ title: 'Mass', location: 'Boulder' }, 'America/Denver'), 'America/Denver')
})

test('today is another day in Los Angeles than in New York between their midnights', () => {
  const moment = Date.parse('2025-03-18T05:30Z')
  assert.equal(findDay('America/New_York', moment), '2025-03-18')
  assert.equal(findDay('America/Chicago', moment), '2025-03-18')
  assert.equal(findDay('America/Denver', moment), '2025-03-17')
  assert.equal(findDay('America/Los_Angeles', moment), '2025-03-17')
})

test('two in the afternoon is another instant in winter than in summer', () => {
  assert.equal(utc(toInstant('2025-01-18T14:00', 'America/Chicago')), '2025-01-18T20:00:00.000Z')
  assert.equal(utc(toInstant('2025-07-18T14:00', 'America/Chicago')), '2025-07-18T19:00:00.000Z')
  assert.equal(utc(toInstant('2025-07-18T14:00', 'America/Los_Angeles')), '2025-07-18T21:00:00.000Z')
})

test('on the days the clocks change, hours before and after are distinct', () => {
  const moment = (local: Parameters<typeof toInstant>[0]) =>
    utc(toInstant(local, 'America/Chicago')).slice(8, 16)
  assert.equal(moment('2025-03-09T01:59'), '09T07:59')
  assert.equal(moment('2025-03-09T02:30'), '09T08:30', 'skipped: read by winter time')
  assert.equal(moment('2025-03-09T03:00'), '09T08:00')
  assert.equal(moment('2025-03-09T14:00'), '09T19:00')
  assert.equal(moment('2025-11-02T00:59'), '02T05:59')
  assert.equal(moment('2025-11-02T01:30'), '02T06:30', 'shown twice: the first')
  assert.equal(moment('2025-11-02T02:00'), '02T08:00')
  assert.equal(moment('2025-11-02T14:00'), '02T20:00')
})

test('a wall clock at the moment found shows the time asked for, unless the clocks skipped it', () => {
  const dates = fc.oneof(recentDay, anyDay)
  fc.assert(
    fc.property(dates, anyClock, anyZone, (day, clock, zone) => {
      const shown = wallClock(toInstant(`${day}T${clock}`, zone), zone)
      const skipped = shown !== `${day}T${clock}`
      if (skipped) assert.equal(toInstant(shown, zone), toInstant(`${day}T${clock}`, zone))
      if (skipped && day > '1990-01-01') assert.match(clock, /^02:/)
    }),
  )
})

test('the calendar day of a moment is the one the service’s own wall clock shows', () => {
  fc.assert(
    fc.property(recentDay, anyClock, anyZone, (day, clock, zone) => {
      if (/^0[12]:/.test(clock)) return
      assert.equal(findDay(zone, toInstant(`${day}T${clock}`, zone)), day)
    }),
  )
})

/** Computes the local time with another formatter than ours. */
const wallClock = (moment: number, timeZone: string) =>
  new Date(moment).toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T') as Parameters<
    typeof toInstant
  >[0]
