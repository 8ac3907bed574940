import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../support/random/fastCheck.ts'
import { nextDay } from '../../../domain/calendar/dates.ts'
import {
  describeService,
  findServicesEnd,
  formatServiceTime,
  isPast,
  isTbd,
  parseServiceTime,
  sortServices,
} from '../../../domain/calendar/serviceTime.ts'
import { chooseZone, findDay } from '../../../domain/calendar/zones.ts'
import { anyClock, anyDay, englishDate, englishTime, anyZone } from './arbitraries.ts'

const noonOn = (day: string) => Date.parse(`${day}T18:00Z`)

test('a service begins and ends on the local clock, the end never before the begin', () => {
  fc.assert(
    fc.property(anyDay, anyClock, anyClock, (day, start, end) => {
      const when = parseServiceTime({
        date: englishDate(day),
        time: `${englishTime(start)} - ${englishTime(end)}`,
      })
      assert.ok(when)
      assert.equal(when.start, `${day}T${start}`)
      assert.equal(when.end.slice(11), end)
      assert.ok(when.end >= when.start)
    }),
  )
})

test('a wake past midnight ends on the next day, at the end of a year too', () => {
  assert.deepEqual(parseServiceTime({ date: 'December 31, 2025', time: '10:00 PM - 1:00 AM' }), {
    start: '2025-12-31T22:00',
    end: '2026-01-01T01:00',
  })
  assert.equal(
    parseServiceTime({ date: 'February 28, 2028', time: '10 PM to midnight' })?.end,
    '2028-02-29T00:00',
  )
})

test('without an end the end is the start', () => {
  assert.deepEqual(parseServiceTime({ date: 'March 18, 2025', time: '2 PM' }), {
    start: '2025-03-18T14:00',
    end: '2025-03-18T14:00',
  })
})

test('nothing is put in a calendar while date or time is to be determined or cannot be read', () => {
  assert.equal(parseServiceTime({ date: 'TBD', time: '2 PM' }), null)
  assert.equal(parseServiceTime({ date: 'March 18, 2025', time: 'TBD' }), null)
  assert.equal(parseServiceTime({ date: 'March 18, 2025 (TBD)', time: '2 PM' }), null)
  assert.equal(parseServiceTime({ date: 'In spring', time: '2 PM' }), null)
  assert.equal(parseServiceTime({ date: 'March 18, 2025', time: 'after lunch' }), null)
})

test('on paper, a service has its weekday and time, without what is to be determined', () => {
  const time = '11 AM'
  assert.equal(formatServiceTime({ date: 'December 5, 2031', time }), 'Friday, December 5, 2031, 11 AM')
  assert.equal(formatServiceTime({ date: 'Sat, December 5, 2031', time: 'TBD' }), 'Sat, December 5, 2031')
  assert.equal(formatServiceTime({ date: 'TBD', time: ' ' }), '')
  assert.equal(describeService({ title: ' Mass', date: 'Soon', time }), 'Mass, Soon, 11 AM')
  assert.equal(describeService({ title: 'Mass', date: 'TBD', time: 'TBD' }), 'Mass')
})

test('TBD and its longer forms are recognized as a word, not within one', () => {
  for (const text of ['TBD', 'tbd', 'Time TBD.', 'TBA', 'To be determined', 'to be announced']) {
    assert.ok(isTbd(text), text)
  }
  for (const text of ['', '2:00 PM', 'Hatboro Church', 'Stbda Hall']) assert.ok(!isTbd(text), text)
})

test('a service is past from the midnight of its own zone on, not of the visitor’s', () => {
  const service = { date: 'March 18, 2025', time: '2:00 PM' }
  const midnightInChicago = Date.parse('2025-03-19T05:00Z')
  assert.ok(!isPast(service, 'America/Chicago', midnightInChicago - 1))
  assert.ok(isPast(service, 'America/Chicago', midnightInChicago))
  assert.ok(!isPast(service, 'America/Los_Angeles', midnightInChicago))
  assert.ok(isPast(service, 'America/New_York', midnightInChicago))
})

test('at any moment a day has ended where the zone’s calendar has a later one, also where UTC alone tells it', () => {
  const fromEnd = fc.integer({ min: -20 * 3_600_000, max: 20 * 3_600_000 })
  fc.assert(
    fc.property(anyDay, fromEnd, anyZone, (day, milliseconds, zone) => {
      const now = Date.parse(`${nextDay(day)}T00:00Z`) + milliseconds
      assert.equal(isPast({ date: englishDate(day), time: '' }, zone, now), day < findDay(zone, now))
    }),
  )
})

test('a day is past only when today is later, whatever the hour of the service', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (day, today) => {
      const past = isPast({ date: englishDate(day), time: 'TBD' }, 'America/Chicago', noonOn(today))
      assert.equal(past, day < today)
    }),
  )
})

test('what cannot be read or is to be determined is never past', () => {
  for (const date of ['TBD', 'March 18, 1950 TBD', 'March 1950', '3/18/1950', '']) {
    assert.ok(!isPast({ date, time: '2 PM' }, 'America/Chicago', noonOn('2025-06-01')), date)
  }
})

const named = (title: string, date: string, time = '2 PM') => ({ title, date, time, location: 'Chapel' })

test('services stand by date and hour, then those without a readable date, then the past ones', () => {
  const services = [
    named('last week', 'May 25, 2025'),
    named('unknown', 'TBD'),
    named('next year', 'January 2, 2026'),
    named('today, hour unknown', 'June 1, 2025', 'TBD'),
    named('today, end unknown', 'June 1, 2025', '2 PM - TBD'),
    named('today, evening', 'June 1, 2025', '6 PM'),
    named('last year', 'December 24, 2024'),
    named('today, morning', 'June 1, 2025', '10 AM'),
    named('in autumn', 'This autumn'),
  ]
  const titles = sortServices(services, 'America/Chicago', noonOn('2025-06-01')).map(({ title }) => title)
  assert.deepEqual(titles, [
    'today, morning',
    'today, end unknown',
    'today, evening',
    'today, hour unknown',
    'next year',
    'unknown',
    'in autumn',
    'last year',
    'last week',
  ])
})

test('a service that follows another one stays behind it, however often the list is sorted', () => {
  const services = [
    named('vespers', 'June 2, 2025', '6 PM'),
    named('funeral', 'June 2, 2025', '10 AM'),
    named('burial', 'June 2, 2025', 'im Anschluss'),
    named('coffee', 'June 2, 2025', 'after the burial'),
    named('supper', 'June 3, 2025', 'following the vespers'),
  ]
  const sort = (list: typeof services) => sortServices(list, 'America/Chicago', noonOn('2025-06-01'))
  const sorted = sort(services)
  const titles = sorted.map(({ title }) => title)
  assert.deepEqual(titles, ['funeral', 'burial', 'coffee', 'vespers', 'supper'])
  assert.deepEqual(sort(sorted), sorted)
})

const anyService = fc.record({
  day: anyDay,
  location: fc.constantFrom('Duluth, Minnesota', 'San Diego, California'),
  timezone: fc.option(anyZone),
})

test('all services are past from the moment on at which the last one is, in its own zone, and not a second earlier', () => {
  fc.assert(
    fc.property(fc.array(anyService, { minLength: 1 }), anyZone, (drawn, defaultZone) => {
      const services = drawn.map(({ day, ...place }) => ({
        ...place,
        title: 'Farewell',
        date: englishDate(day),
        time: 'TBD',
      }))
      const end = Date.parse(findServicesEnd(services, defaultZone) ?? '')
      const areAllPast = (now: number) =>
        services.every((service) => isPast(service, chooseZone(service, defaultZone), now))
      assert.ok(areAllPast(end))
      assert.ok(!areAllPast(end - 1_000))
    }),
  )
})

test('services of which one has no readable date are never all past, and without services there is no end', () => {
  const service = { title: 'Farewell', date: 'March 18, 2025', time: '2 PM', location: 'Duluth' }
  assert.equal(findServicesEnd([service, { ...service, date: 'TBD' }], 'America/Chicago'), null)
  assert.equal(findServicesEnd([], 'America/Chicago'), undefined)
})
