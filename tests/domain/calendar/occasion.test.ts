import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPast } from '../../../domain/calendar/serviceTime.ts'
import { findOccasion, findPeriod } from '../../../domain/calendar/occasion.ts'

const QUARTER_HOUR = 900_000

const service = (date: string, time = '11 AM - 1 PM', timezone: string | null = null) => ({
  title: 'Funeral',
  location: 'Grove Funeral Home',
  date,
  time,
  timezone,
})
type Service = ReturnType<typeof service>
const life = { birthDate: 'September 3, 1941', deathDate: 'November 20, 2026' }
const find = (services: Service[], moment: string, dates = life) =>
  findOccasion({ services, zone: 'America/Chicago', ...dates }, Date.parse(moment))
/** The kind of the occasion, and for a service its date and whether it is today. */
const describe = (...given: Parameters<typeof find>) => {
  const occasion = find(...given)
  if (occasion?.kind !== 'service') return occasion?.kind ?? null
  return `${occasion.service.date}${occasion.isToday ? ' today' : ''}`
}
const funeral = service('December 4, 2026')

test('a service is announced for a week, and is today from midnight to midnight where it is', () => {
  assert.equal(describe([funeral], '2026-11-28T05:59Z'), null)
  assert.equal(describe([funeral], '2026-11-28T06:00Z'), 'December 4, 2026')
  assert.equal(describe([funeral], '2026-12-04T05:59Z'), 'December 4, 2026')
  assert.equal(describe([funeral], '2026-12-04T06:00Z'), 'December 4, 2026 today')
  assert.equal(describe([funeral], '2026-12-05T05:59Z'), 'December 4, 2026 today')
  const inKolkata = service('December 4, 2026', '11 AM', 'Asia/Kolkata')
  assert.equal(describe([inKolkata], '2026-12-04T18:29Z'), 'December 4, 2026 today')
  assert.equal(describe([inKolkata], '2026-12-04T18:30Z'), 'afterServices')
  assert.equal(find([inKolkata], '2026-12-04T12:00Z')?.until, Date.parse('2026-12-04T18:30Z'))
})

test('the one that is next comes first, and the last one of a day stays until its end', () => {
  const services = [service('December 6, 2026'), service('December 4, 2026', '3 PM'), funeral]
  const titles = (moment: string) => {
    const occasion = find(services, moment)
    return occasion?.kind === 'service' && `${occasion.service.date}, ${occasion.service.time}`
  }
  assert.equal(titles('2026-12-04T18:00Z'), 'December 4, 2026, 11 AM - 1 PM')
  assert.equal(titles('2026-12-04T19:00Z'), 'December 4, 2026, 3 PM')
  assert.equal(titles('2026-12-05T00:30Z'), 'December 6, 2026, 11 AM - 1 PM')
  assert.equal(describe([funeral], '2026-12-04T23:00Z'), 'December 4, 2026 today')
})

test('its livestream is offered from an hour before it until its end', () => {
  const isStreamed = (time: string, moment: string) => {
    const occasion = find([service('December 4, 2026', time)], moment)
    return occasion?.kind === 'service' && occasion.isStreamed
  }
  const offered = ['15:59', '16:00', '18:59', '19:00'].map((clock) =>
    isStreamed('11 AM - 1 PM', `2026-12-04T${clock}Z`),
  )
  assert.deepEqual(offered, [false, true, true, false])
  assert.equal(isStreamed('11 AM', '2026-12-04T19:59Z'), true)
  assert.equal(isStreamed('TBD', '2026-12-04T17:00Z'), false)
})

test('the family thanks for two weeks after the last service, however many are still without a date', () => {
  const services = [funeral, service('TBD')]
  assert.equal(describe(services, '2026-12-05T06:00Z'), 'afterServices')
  assert.equal(describe(services, '2026-12-19T05:59Z'), 'afterServices')
  assert.equal(describe(services, '2026-12-19T06:00Z'), null)
  assert.equal(describe([funeral, service('January 10, 2027')], '2026-12-06T06:00Z'), null)
})

test('his birthday and the day of his death come back each year', () => {
  const noon = (day: string) => find([funeral], `${day}T18:00Z`)
  const ofDeath = noon('2028-11-20')
  assert.deepEqual(ofDeath, { kind: 'deathday', years: 2, until: Date.parse('2028-11-21T06:00Z') })
  assert.deepEqual(noon('2027-09-03'), {
    kind: 'birthday',
    year: 1941,
    until: Date.parse('2027-09-04T05:00Z'),
  })
  assert.equal(noon('2027-09-04'), null)
  assert.equal(noon('2026-11-20'), null)
  assert.equal(describe([funeral], '2026-09-03T18:00Z'), null, 'before his death')
  assert.equal(describe([funeral], '2028-11-20T18:00Z', { ...life, deathDate: 'in November' }), null)
})

test('without a service that has a date, a day is like any other', () => {
  for (const services of [[], [service('TBD')], [service('Friday')]])
    assert.equal(describe(services, '2027-11-20T18:00Z'), null)
})

test('only at the beginning of a period does the clock change the occasion, or which services are past', () => {
  const zone = 'America/Chicago'
  const services = [
    service('December 4, 2026', '10:20 AM - 11:05 AM'),
    service('December 4, 2026', '3 PM', 'Asia/Kathmandu'),
    service('December 6, 2026', 'TBD', 'Asia/Kolkata'),
    // clocks change at midnight between the two days
    service('September 5, 2026', '11 PM - 1 AM', 'America/Santiago'),
    service('TBD'),
  ]
  const calendar = { services, zone, ...life, birthDate: 'December 8, 1941' }
  const describeMoment = (moment: number) => {
    const past = services.map((each) => each.date !== 'TBD' && isPast(each, each.timezone ?? zone, moment))
    return JSON.stringify([findOccasion(calendar, moment), past])
  }
  /** Goes through the days, and returns when periods began. */
  const visit = (firstDay: string, lastDay: string) => {
    const begun: string[] = []
    let period = { from: 0, until: 0 }
    let meaning = ''
    for (let moment = Date.parse(firstDay); moment < Date.parse(lastDay); moment += QUARTER_HOUR) {
      if (moment >= period.until) {
        period = findPeriod(calendar, moment)
        assert.ok(period.from <= moment && moment < period.until)
        begun.push(new Date(period.from).toISOString().slice(0, 16))
        meaning = describeMoment(period.from)
        assert.equal(describeMoment(period.until - 1), meaning, begun.at(-1))
      }
      assert.equal(describeMoment(moment), meaning, new Date(moment).toISOString())
    }
    return begun
  }
  const ofDay = visit('2026-12-04T12:30Z', '2026-12-05T07:00Z')
  const expected = ['12:15', '15:20', '17:05', '18:15'].map((clock) => `2026-12-04T${clock}`)
  assert.deepEqual(ofDay, [...expected, '2026-12-05T06:00'])
  visit('2026-09-05', '2026-09-07')
  visit('2026-11-27', '2026-11-29')
  visit('2026-12-05', '2026-12-09')
  visit('2026-12-18', '2026-12-22')
})

test('without services and dates nothing ends a period, and a birthday on February 29 begins one in leap years', () => {
  const from = (moment: string, birthDate: string) =>
    findPeriod({ services: [service('TBD')], zone: 'UTC', birthDate, deathDate: '' }, Date.parse(moment)).from
  assert.equal(from('2026-12-04T12:00Z', '1940'), -Infinity)
  assert.equal(from('2028-02-29T10:00Z', 'February 29, 1940'), Date.parse('2028-02-29T00:00Z'))
  assert.equal(from('2027-03-01T10:00Z', 'February 29, 1940'), -Infinity)
})
