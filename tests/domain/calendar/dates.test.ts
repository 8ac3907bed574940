import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../support/random/fastCheck.ts'
import {
  addWeekday,
  nextDay,
  findMistakenWeekday,
  parseDate,
  findWeekday,
} from '../../../domain/calendar/dates.ts'
import { anyCase, anyDay, englishDate, gap } from './arbitraries.ts'

test('every day from 1900 to 2199 is read back from its English form', () => {
  fc.assert(fc.property(anyDay, (day) => assert.equal(parseDate(englishDate(day)), day)))
})

test('spacing, letter case, a weekday, a short month and an ordinal change nothing', () => {
  const written = fc.record({
    day: anyDay,
    weekday: fc.boolean(),
    short: fc.boolean(),
    ordinal: fc.boolean(),
    comma: fc.boolean(),
    gaps: fc.tuple(gap, gap, gap, gap, gap),
  })
  const text = written.chain(({ day, weekday, short, ordinal, comma, gaps: [g0, g1, g2, g3, g4] }) => {
    const [month = '', date = '', year = ''] = englishDate(day).split(/,? /)
    const front = weekday ? `${findWeekday(day)},${g1}` : ''
    const suffix = ordinal ? 'th' : ''
    const plain = `${front}${short ? month.slice(0, 3) : month}${g2}${date}${suffix}${comma ? ',' : ''}${g3}${year}`
    return fc.tuple(anyCase(`${g0}${plain}${g4}`), fc.constant(day))
  })
  fc.assert(fc.property(text, ([sloppy, day]) => assert.equal(parseDate(sloppy), day)))
})

test('the specification’s own example is 18 March 2025, with and without its weekday', () => {
  assert.equal(parseDate('March 18, 2025'), '2025-03-18')
  assert.equal(parseDate('Tuesday, March 18, 2025'), '2025-03-18')
  assert.equal(parseDate('Tues. Mar. 18th 2025'), '2025-03-18')
  assert.equal(parseDate('Sept 5, 2026'), '2026-09-05')
})

test('a date with the day first, and an ISO date, is read as well', () => {
  const ways = [
    '18 March 2025',
    '18th of March 2025',
    'the 18th of March, 2025',
    '18. March 2025',
    'Tuesday, 18 March 2025',
    'Tuesday the 18th of March 2025',
    'Tue 18 Mar 2025',
    'Tues., 18 Mar. 2025',
    ' 18   march  2025 ',
    '2025-03-18',
  ]
  for (const way of ways) assert.equal(parseDate(way), '2025-03-18', way)
  assert.equal(findMistakenWeekday('Monday, 18 March 2025'), 'Tuesday')
  assert.equal(addWeekday('18 March 2025'), 'Tuesday, 18 March 2025')
  assert.equal(addWeekday('Tue 18 March 2025'), 'Tue 18 March 2025')
})

test('February 29 exists in leap years only', () => {
  assert.equal(parseDate('February 29, 2028'), '2028-02-29')
  assert.equal(parseDate('February 29, 2000'), '2000-02-29')
  assert.equal(parseDate('February 29, 2027'), null)
  assert.equal(parseDate('February 29, 2100'), null)
})

test('what is not month, day and year is not guessed at', () => {
  const unclear = [
    '',
    'TBD',
    'Date TBD',
    'March 18',
    'March 2025',
    'March 0, 2025',
    'March 32, 2025',
    'April 31, 2025',
    'March 18, 25',
    'March 18, 0025',
    'March 18, 20255',
    'Ma 18, 2025',
    'Marching 18, 2025',
    '3/18/2025',
    '2025-3-18',
    '18 Ma 2025',
    '18 March',
    '31 April 2025',
    '17-18 March 2025',
    '118 March 2025',
    'Someday 18 March 2025',
    '18 March 2025 TBD',
    'Someday, March 18, 2025',
    'March 18, 2025 TBD',
    'March 18, 2025 or March 19, 2025',
    'March 18-19, 2025',
  ]
  for (const text of unclear) assert.equal(parseDate(text), null, text)
})

test('a year near 1000 or 9999 is not read, because a year earlier or later has other digits', () => {
  for (const year of [1000, 1099, 9901, 9999]) assert.equal(parseDate(`March 18, ${year}`), null)
  for (const year of [1100, 9900]) assert.equal(parseDate(`March 18, ${year}`), `${year}-03-18`)
})

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseDate(text)))
})

test('a weekday that does not belong to the date is noticed, and which one does', () => {
  assert.equal(findMistakenWeekday('Monday, March 18, 2025'), 'Tuesday')
  assert.equal(findMistakenWeekday('Tuesday, March 18, 2025'), null)
  assert.equal(findMistakenWeekday('March 18, 2025'), null)
  assert.equal(findMistakenWeekday('Monday, sometime'), null)
})

test('a date without a weekday gets it, and any other text stays as it was written', () => {
  assert.equal(addWeekday('December 5, 2031'), 'Friday, December 5, 2031')
  assert.equal(addWeekday(' Dec. 5th 2031'), 'Friday, Dec. 5th 2031')
  const asWritten = [
    'Friday, December 5, 2031',
    'Mon December 5, 2031',
    'December 35, 2031',
    'Early Dec.',
    'TBD',
    '',
  ]
  for (const text of asWritten) assert.equal(addWeekday(text), text)
})

test('the day after the last of a month is the first of the next, leap days included', () => {
  assert.equal(nextDay('2025-12-31'), '2026-01-01')
  assert.equal(nextDay('2028-02-28'), '2028-02-29')
  assert.equal(nextDay('2027-02-28'), '2027-03-01')
  fc.assert(fc.property(anyDay, (day) => assert.ok(nextDay(day) > day)))
})
