import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../support/random/fastCheck.ts'
import { findDoubt } from '../../../domain/calendar/clockChanges.ts'
import { isTimezone, resolveZone, withCities } from '../../../domain/calendar/zoneNames.ts'
import { findDay, toInstant, chooseZone, nameCity, nameZone } from '../../../domain/calendar/zones.ts'
import { allZones, anyLocalTime } from './arbitraries.ts'
import { type Language, languageNames } from '../../../domain/language.ts'
import { anyPerson } from '../../../domain/person/person.ts'
import { inLanguage } from '../../../languages/inLanguage.ts'
import { serviceTimeTexts } from '../../../languages/en/memorial/serviceTimes.ts'

type LocalTime = Parameters<typeof toInstant>[0]

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
  fc.assert(
    fc.property(anyLocalTime, ({ local, zone }) => {
      const shown = wallClock(toInstant(local, zone), zone)
      assert.equal(shown !== local, findDoubt(local, zone)?.kind === 'skipped')
      assert.equal(toInstant(shown, zone), toInstant(local, zone))
    }),
  )
})

test('the calendar day of a moment is the one the service’s own wall clock shows', () => {
  fc.assert(
    fc.property(anyLocalTime, ({ local, zone }) => {
      if (findDoubt(local, zone)?.kind === 'skipped') return
      assert.equal(findDay(zone, toInstant(local, zone)), local.slice(0, 10))
    }),
  )
})

test('a time that clocks show twice means the first, and a skipped one the offset before the change', () => {
  const twoOffsets = (local: LocalTime, zone: string) => {
    const asIfUtc = Date.parse(`${local}:00Z`)
    const moment = toInstant(local, zone)
    return { hours: (asIfUtc - moment) / 3_600_000, kind: findDoubt(local, zone)?.kind }
  }
  assert.deepEqual(twoOffsets('2026-03-29T01:30', 'Europe/London'), { hours: 0, kind: 'skipped' })
  assert.deepEqual(twoOffsets('2026-10-25T01:30', 'Europe/London'), { hours: 1, kind: 'repeated' })
  assert.deepEqual(twoOffsets('2026-10-25T02:00', 'Europe/London'), { hours: 0, kind: undefined })
  assert.deepEqual(twoOffsets('2026-10-04T02:15', 'Australia/Lord_Howe'), { hours: 10.5, kind: 'skipped' })
  assert.deepEqual(twoOffsets('2026-10-04T02:30', 'Australia/Lord_Howe'), { hours: 11, kind: undefined })
  assert.deepEqual(twoOffsets('2026-04-05T01:45', 'Australia/Lord_Howe'), { hours: 11, kind: 'repeated' })
  assert.deepEqual(twoOffsets('2026-03-08T02:30', 'America/Phoenix'), { hours: -7, kind: undefined })
  assert.deepEqual(twoOffsets('2011-12-30T12:00', 'Pacific/Apia'), { hours: -10, kind: 'skipped' })
})

test('ashes in Leeds are not in California', () => {
  const ashes = { title: 'Scattering of the ashes', location: 'California Road, Leeds' }
  assert.equal(chooseZone(ashes, 'Europe/London'), 'Europe/London')
  assert.equal(chooseZone(ashes, 'America/Phoenix'), 'America/Phoenix')
  assert.equal(chooseZone(ashes, 'America/New_York'), 'America/Los_Angeles')
})

test('four zones have names of their own, and the others the name of a city that people can read', () => {
  const names = {
    'America/Chicago': 'Central Time',
    'America/Los_Angeles': 'Pacific Time',
    'America/New_York': 'Eastern Time',
    'America/Denver': 'Mountain Time',
    'America/Phoenix': 'time in Phoenix',
    'America/Indiana/Indianapolis': 'time in Indianapolis',
    'America/Argentina/Buenos_Aires': 'time in Buenos Aires',
    'Asia/Ho_Chi_Minh': 'time in Ho Chi Minh',
    'Australia/Lord_Howe': 'time in Lord Howe Island',
    'Pacific/Chatham': 'time in Chatham Islands',
    'Europe/London': 'time in London',
    UTC: 'UTC',
  }
  for (const [zone, name] of Object.entries(names)) {
    assert.equal(resolveZone(zone), zone)
    assert.equal(nameZone(zone, serviceTimeTexts), name)
  }
  for (const zone of allZones) assert.match(nameZone(zone, serviceTimeTexts), /^[\p{L}.’ -]+$/u)
})

const familiar: Partial<Record<Language, string>> = {
  de: 'Ortszeit Wien|Ortszeit Mexiko-Stadt|Ortszeit Madrid',
  es: 'hora de Viena|hora de la Ciudad de México|hora de Madrid',
  fr: 'heure de Vienne|heure de Mexico|heure de Madrid',
  he: 'שעון וינה|שעון מקסיקו סיטי|שעון מדריד',
  pl: 'czas lokalny: Wiedeń|czas lokalny: Meksyk|czas lokalny: Madryt',
}
for (const [language, names] of Object.entries(familiar) as [Language, string][])
  test(`zones have the names of cities that people know in ${languageNames[language]}, and each name has a zone`, () => {
    const { serviceTimes, cities } = inLanguage(language, anyPerson)
    const name = (zone: string) =>
      nameZone(zone, withCities(serviceTimes, cities))
        .replace(/[\u2068\u2069]/g, '')
        .replaceAll('\u00a0', ' ')
    assert.equal(['Europe/Vienna', 'America/Mexico_City', 'Europe/Madrid'].map(name).join('|'), names)
    const named = cities.cities.split(',').map((pair) => pair.split('=')[0])
    assert.deepEqual(
      named.filter(
        (city, index) => named.indexOf(city) < index || !allZones.some((zone) => nameCity(zone) === city),
      ),
      [],
    )
  })

test('an old name of a zone means the present one, in any letter case', () => {
  const presentNames = {
    'Asia/Calcutta': 'Asia/Kolkata',
    'asia/kolkata': 'Asia/Kolkata',
    'America/Indianapolis': 'America/Indiana/Indianapolis',
    'US/Central': 'America/Chicago',
    'us/pacific': 'America/Los_Angeles',
    'Europe/Kiev': 'Europe/Kyiv',
    'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
    EST5EDT: 'America/New_York',
    GB: 'Europe/London',
    'Etc/UTC': 'UTC',
  }
  for (const [old, present] of Object.entries(presentNames)) assert.equal(resolveZone(old), present)
  for (const zone of allZones) assert.equal(resolveZone(zone), zone)
})

test('a text that names no zone, or several, is none', () => {
  const texts = [
    '',
    'Mars/Base',
    'London',
    '+05:30',
    'IST',
    'cst',
    'SystemV/AST4',
    'constructor',
    'Etc/GMT+5',
    'Europe/London ',
  ]
  for (const text of [...texts, 'a'.repeat(100_000)]) assert.ok(!isTimezone(text), text)
})

test('a zone that this program does not know has the clocks of an earlier one, or UTC, instead of an error', () => {
  assert.equal(findDay('Mars/Base', Date.parse('2026-03-18T23:59Z')), '2026-03-18')
  assert.equal(utc(toInstant('2026-03-18T14:00', 'Mars/Base')), '2026-03-18T14:00:00.000Z')
})

/** Computes the local time with another formatter than ours. */
const wallClock = (moment: number, timeZone: string) =>
  new Date(moment).toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T') as LocalTime
