import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../support/random/fastCheck.ts'
import type { DateStyle } from '../../../domain/calendar/dateStyle.ts'
import { findShortMonth, readDates } from '../../../domain/calendar/readDate.ts'
import { suggestTimes } from '../../../domain/calendar/suggestTimes.ts'
import { findDuration, parseTimes } from '../../../domain/calendar/times.ts'
import { writeClock } from '../../../domain/calendar/clock.ts'
import { anyClock } from './arbitraries.ts'

const dates: [string, ...string[]][] = [
  ['12/5/2026', '2026-12-05', '2026-05-12'],
  ['12/5/27', '2027-12-05', '2027-05-12'],
  ['3/4/41', '1941-03-04', '1941-04-03'],
  ['4-3-2026', '2026-04-03', '2026-03-04'],
  ['4/4/2026', '2026-04-04'],
  ['25/12/2026', '2026-12-25'],
  ['12/25/2026', '2026-12-25'],
  ['5.12.2026', '2026-12-05'],
  ['2026-12-5', '2026-12-05'],
  ['5 December 2026', '2026-12-05'],
  ['December 5, 2026', '2026-12-05'],
  ['Dec 5 26', '2026-12-05'],
  ['2/30/2026'],
  ['0/4/2026'],
  ['13/13/2026'],
  ['yesterday'],
  ['TBD'],
  [''],
]
for (const [typed, ...days] of dates)
  test(`the date ‘${typed}’ can be ${days.join(' or ') || 'no day'}`, () => {
    assert.deepEqual(readDates(typed, undefined, 'service', '2026-11-27'), days)
    assert.deepEqual(readDates(typed, 'monthFirst24', 'service', '2026-11-27'), days)
    assert.deepEqual(readDates(typed, 'dayFirst12', 'service', '2026-11-27'), days.toReversed())
  })

test('two digits of a photograph’s year can be of two centuries, but never of the future', () => {
  const read = (text: string) => readDates(text, undefined, 'photograph', '2026-11-27')
  assert.deepEqual(read('6/13/27'), ['1927-06-13'])
  assert.deepEqual(read('6/13/26'), ['2026-06-13', '1926-06-13'])
  assert.deepEqual(read('12/13/26'), ['1926-12-13'])
  assert.deepEqual(read('6/13/65'), ['1965-06-13'])
})

const shortMonths: [string, string, number][] = [
  ['February 30, 2026', 'February 2026', 28],
  ['Friday, 29 February 2026', 'February 2026', 28],
  ['February 30', 'February', 29],
  ['31 June', 'June', 30],
  ['31st of June 2026', 'June', 30],
  ['4/31/2026', 'April', 30],
  ['31/4/2026', 'April', 30],
  ['March 32, 2026', 'March', 31],
  ['2/30/26', 'February 2026', 28],
  ['2/30/00', 'February 2000', 29],
]
for (const [typed, month, days] of shortMonths)
  test(`‘${typed}’ does not exist, because ${month} has only ${days} days`, () =>
    assert.deepEqual(findShortMonth(typed), { month, days }))

test('nothing is said of the month in any other text', () => {
  const others = [
    'February 29, 2028',
    'February 29',
    '6/62',
    'June 30',
    '13/13/2026',
    'June 1958',
    '20 de noviembre',
    'TBD',
    '',
  ]
  for (const text of others) assert.equal(findShortMonth(text), null, text)
})

const times: [string, on12: string[], on24: string[]][] = [
  ['14:00', ['2:00 PM'], []],
  ['14:00-16:30', ['2:00 PM - 4:30 PM'], []],
  ['11:00', ['11:00 AM'], []],
  ['2 PM - 4:30 PM', [], ['14:00–16:30']],
  ['2pm', [], ['14:00']],
  ['noon', [], ['12:00']],
  ['2:00 - 4:00', ['2:00 PM - 4:00 PM'], ['14:00–16:00', '02:00–04:00']],
  ['11:00 - 1:00', ['11:00 AM - 1:00 PM'], ['11:00–13:00']],
  ['9:00 - 4', ['9:00 AM - 4:00 PM'], ['09:00–16:00']],
  ['2 o’clock', ['2:00 PM'], ['14:00', '02:00']],
  ['10 to 12', ['10:00 AM - 12:00 PM'], ['10:00–12:00']],
  ['9.30', ['9:30 AM'], ['09:30']],
  ['0:15', ['12:15 AM'], ['00:15']],
  ['9:00-14:00', ['9:00 AM - 2:00 PM'], ['09:00–14:00']],
  // the two hours of a range belong together
  ['4-8', ['4:00 PM - 8:00 PM'], ['16:00–20:00']],
  ['6 - 9', ['6:00 PM - 9:00 PM'], ['18:00–21:00']],
  ['2 to 8', ['2:00 PM - 8:00 PM'], ['14:00–20:00']],
  // in French and Spanish, 'six' and 'once' are hours
  ['2 to six', [], []],
  ['at once', [], []],
  ['5-7:30', ['5:00 PM - 7:30 PM'], ['17:00–19:30']],
  ['7–9', ['7:00 PM - 9:00 PM'], ['19:00–21:00']],
  ['12-3', ['12:00 PM - 3:00 PM'], ['12:00–15:00']],
  ['11-1', ['11:00 AM - 1:00 PM'], ['11:00–13:00']],
  ['10 until 2', ['10:00 AM - 2:00 PM'], ['10:00–14:00']],
  ['9-5', ['9:00 AM - 5:00 PM'], ['09:00–17:00']],
  ['8-8', ['8:00 AM - 8:00 PM'], ['08:00–20:00']],
  ['8-10', ['8:00 AM - 10:00 AM', '8:00 PM - 10:00 PM'], ['08:00–10:00', '20:00–22:00']],
  ['7-12', ['7:00 PM - 12:00 AM', '7:00 AM - 12:00 PM'], ['19:00–00:00', '07:00–12:00']],
  ['8:30', ['8:30 AM', '8:30 PM'], ['08:30', '20:30']],
  ['16-20', ['4:00 PM - 8:00 PM'], ['16:00–20:00']],
  ['14 - 4', ['2:00 PM - 4:00 PM'], ['14:00–16:00']],
  ['2-16', ['2:00 PM - 4:00 PM'], ['14:00–16:00']],
  ['11:00-01:00', ['11:00 AM - 1:00 PM'], ['11:00–13:00']],
  ['04:00-08:00', ['4:00 PM - 8:00 PM', '4:00 AM - 8:00 AM'], []],
  ['08:00-10:00', ['8:00 AM - 10:00 AM'], []],
  ['22:00-01:00', ['10:00 PM - 1:00 AM'], []],
  ['4-8pm', [], ['16:00–20:00']],
  ['10 to 2pm', [], ['10:00–14:00']],
  // AM instead of PM
  ['12:30 AM', ['12:30 PM'], ['12:30', '00:30']],
  ['12 AM - 2 PM', ['12:00 PM - 2:00 PM'], ['12:00–14:00', '00:00–14:00']],
  ['10 AM - 12 AM', ['10:00 AM - 12:00 PM'], ['10:00–12:00', '10:00–00:00']],
  ['4:00 PM - 8:00 AM', ['4:00 PM - 8:00 PM'], ['16:00–20:00', '16:00–08:00']],
  ['16:00–08:00', ['4:00 PM - 8:00 PM', '4:00 PM - 8:00 AM'], ['16:00–20:00']],
  ['10 PM - 12:30 AM', [], ['22:00–00:30']],
  // more words than two times
  ['from 4 until 8', ['4:00 PM - 8:00 PM'], ['16:00–20:00']],
  ['from 4pm to 8pm', ['4:00 PM - 8:00 PM'], ['16:00–20:00']],
  ['between 4 and 8', ['4:00 PM - 8:00 PM'], ['16:00–20:00']],
  ['4 thru 8', ['4:00 PM - 8:00 PM'], ['16:00–20:00']],
  ['4p-8p', ['4:00 PM - 8:00 PM'], ['16:00–20:00']],
  ['4 - 8 in the evening', ['4:00 PM - 8:00 PM'], ['16:00–20:00']],
  ['11 - 1 in the afternoon', ['11:00 AM - 1:00 PM'], ['11:00–13:00']],
  ['at 8 in the morning', ['8:00 AM'], ['08:00']],
  ['7 at night', ['7:00 PM'], ['19:00']],
  ['10 - 12 in the morning', [], []],
  ['8 - 12 in the evening', [], []],
  // nobody means half a day
  ['1-1', [], []],
  ['13-1', [], []],
  ['midnight', [], ['00:00']],
  ['25:00', [], []],
  ['25-3', [], []],
  ['1-2-3', [], []],
  ['after lunch', [], []],
  ['2 - TBD', [], []],
  ['', [], []],
]
const hours: [12 | 24, DateStyle | undefined][] = [
  [12, undefined],
  [12, 'dayFirst12'],
  [24, 'monthFirst24'],
  [24, 'dayFirst24'],
]
for (const [typed, on12, on24] of times)
  test(`the time ‘${typed}’ is offered on a clock with 12 and with 24 hours`, () => {
    for (const [count, style] of hours)
      assert.deepEqual(suggestTimes(typed, style), count === 12 ? on12 : on24, style)
  })

test('no range without AM and PM is offered as more than 12 hours, and each offer is read as a time', () => {
  const hour = fc.integer({ min: 1, max: 12 })
  const separator = fc.constantFrom('-', ' - ', '–', ' to ', ' until ')
  const style = fc.constantFrom<DateStyle>('monthFirst12', 'dayFirst24')
  fc.assert(
    fc.property(hour, hour, separator, style, (start, end, between, chosenStyle) => {
      const offers = suggestTimes(`${start}${between}${end}`, chosenStyle)
      const isHalfDay = start === end
      assert.ok(offers.length === 1 || offers.length === 2 || (offers.length === 0 && isHalfDay))
      for (const offer of offers) {
        const times = parseTimes(offer)
        assert.ok(times && findDuration(times) <= 12 * 60, offer)
      }
    }),
  )
})

test('what is offered for a time with AM or PM is not questioned again', () =>
  fc.assert(
    fc.property(anyClock, anyClock, (start, end) => {
      const typed = `${writeClock(start)} - ${writeClock(end)}`
      for (const offer of suggestTimes(typed)) assert.deepEqual(suggestTimes(offer), [])
    }),
  ))
