import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findNextService, formatNextService } from '../../../domain/calendar/nextService.ts'
import type { Language } from '../../../domain/language.ts'
import { anyPerson } from '../../../domain/person/person.ts'
import { english, inLanguage } from '../../../languages/inLanguage.ts'

const now = Date.parse('2026-12-03T18:00Z')
const describe = (services: Parameters<typeof findNextService>[0], at = now) => {
  const next = findNextService(services, 'America/Chicago', at, english)
  return next && formatNextService(next, ':')
}
const place = { title: 'Funeral', location: 'St. Mary’s Church, Duluth' }
const funeral = { ...place, date: 'December 4, 2026', time: '4:00 PM' }

test('the next service is said with its weekday, and without its year only if it is the next such day', () => {
  assert.equal(describe([funeral]), 'Funeral: Friday, December 4, 4:00 PM, St. Mary’s Church, Duluth')
  assert.equal(
    describe([{ ...funeral, date: 'Sat, Jan 2nd, 2027' }]),
    'Funeral: Sat, Jan 2nd, 4:00 PM, St. Mary’s Church, Duluth',
  )
  const onDate = (date: string) => describe([{ ...funeral, date, location: 'TBD' }]) ?? ''
  assert.match(onDate('May 1, 2030'), /: Wednesday, May 1, 2030, 4:00 PM/)
  // in 330 and 331 days, and a year and a day
  assert.match(onDate('October 29, 2027'), /: Friday, October 29, 4:00 PM/)
  assert.match(onDate('October 30, 2027'), /: Saturday, October 30, 2027, 4:00 PM/)
  assert.match(onDate('December 4, 2027'), /: Saturday, December 4, 2027, 4:00 PM/)
  assert.match(onDate('4 December 2027'), /: Saturday, 4 December 2027, 4:00 PM/)
})

test('the next service is the first whose day has not ended in its own zone', () => {
  const visitation = { ...funeral, title: 'Visitation', date: 'December 3, 2026' }
  const past = { ...funeral, title: 'Mass', date: 'December 2, 2026' }
  const services = [past, funeral, visitation]
  assert.match(describe(services) ?? '', /^Visitation/)
  const midnightInChicago = Date.parse('2026-12-04T06:00Z')
  assert.match(describe(services, midnightInChicago - 1) ?? '', /^Visitation/)
  assert.match(describe(services, midnightInChicago) ?? '', /^Funeral/)
  const californian = { ...visitation, location: 'Oakland, California' }
  assert.match(describe([past, funeral, californian], midnightInChicago) ?? '', /^Visitation/)
  assert.equal(describe([past]), null)
  assert.equal(describe([]), null)
})

test('what is to be determined is said so', () => {
  assert.equal(
    describe([{ ...place, date: 'TBD', time: 'TBD' }]),
    'Funeral: Date to be determined, St. Mary’s Church, Duluth',
  )
  assert.equal(
    describe([{ ...funeral, time: 'TBD', location: 'TBD' }]),
    'Funeral: Friday, December 4, Time to be determined, Location to be determined',
  )
  assert.match(describe([{ ...funeral, time: '2:00 PM - TBD' }]) ?? '', /December 4, 2:00 PM - TBD,/)
  assert.match(
    describe([{ ...place, date: 'In June, day TBD', time: 'noon' }]) ?? '',
    /: In June, day TBD, noon,/,
  )
})

test('the next service has the weekday of the family’s language, and no word of the year without the year', () => {
  const near = (date: string, language: Language) =>
    findNextService([{ ...funeral, date }], 'America/Chicago', now, inLanguage(language, anyPerson))
  assert.equal(near('4 de diciembre de 2026', 'es')?.date, 'Viernes, 4 de diciembre', 'a line of its own')
  assert.equal(near('4 de diciembre de 2026', 'es')?.when, 'viernes, 4 de diciembre, a\u00a0las\u00a04:00 PM')
  assert.equal(near('4. Dezember 2026', 'de')?.date, 'Freitag, 4. Dezember')
  assert.equal(near('4 grudnia 2026 r.', 'pl')?.when, 'piątek, 4 grudnia, 4:00 PM')
  assert.equal(near('4 April 2027', 'de')?.date, 'Sonntag, 4 April')
})
