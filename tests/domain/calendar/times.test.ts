import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../support/random/fastCheck.ts'
import { parseTimes } from '../../../domain/calendar/times.ts'
import { anyCase, anyClock, englishTime, gap } from './arbitraries.ts'

const read = (text: string) => {
  const times = parseTimes(text)
  return times && `${times.start}–${times.end}`
}

test('every minute of the day is read back from its English form, and ends when it begins', () => {
  fc.assert(
    fc.property(anyClock, (clock) => {
      assert.deepEqual(parseTimes(englishTime(clock)), { start: clock, end: clock })
    }),
  )
})

test('every pair of times is read back, whatever separates them and however sloppily', () => {
  const separator = fc.constantFrom('-', '–', '—', ' - ', ' – ', ' to ', ' TO ', ' until ', '- ')
  const text = fc
    .record({ start: anyClock, end: anyClock, separator, before: gap, after: gap })
    .chain(({ start, end, separator, before, after }) =>
      fc.record({
        text: anyCase(`${before}${englishTime(start)}${separator}${englishTime(end)}${after}`),
        times: fc.constant({ start, end }),
      }),
    )
  fc.assert(fc.property(text, ({ text, times }) => assert.deepEqual(parseTimes(text), times)))
})

test('the ways people write an afternoon all mean the same', () => {
  const ways = [
    '2:00 PM - 6:00 PM',
    '2:00 PM to 6:00 PM',
    '2:00 pm – 6:00 pm',
    '2PM-6PM',
    '2 p.m. — 6 p. m.',
    ' 2 : 00   PM  -  6.00PM ',
    '02:00 PM until 06:00 PM',
    '2 - 6 PM',
    '2 PM - 6',
  ]
  for (const way of ways) assert.equal(read(way), '14:00–18:00', way)
})

test('noon and midnight are the twelves they should be', () => {
  assert.equal(read('12:00 PM'), '12:00–12:00')
  assert.equal(read('12:00 AM'), '00:00–00:00')
  assert.equal(read('12:30 AM - 12:30 PM'), '00:30–12:30')
  assert.equal(read('noon - 2 PM'), '12:00–14:00')
  assert.equal(read('12 noon'), '12:00–12:00')
  assert.equal(read('10 PM to Midnight'), '22:00–00:00')
})

test('where one side does not say AM or PM, the shortest time between is meant', () => {
  assert.equal(read('11 - 1 PM'), '11:00–13:00')
  assert.equal(read('12 - 2 PM'), '12:00–14:00')
  assert.equal(read('10 - 12 AM'), '22:00–00:00')
  assert.equal(read('11:30 PM - 1'), '23:30–01:00')
  assert.equal(read('11 - noon'), '11:00–12:00')
  assert.equal(read('8 - 8 PM'), '08:00–20:00')
})

test('a time of the 24-hour clock is read if its hours have two digits', () => {
  const ways = {
    '14:00': '14:00–14:00',
    '14.00': '14:00–14:00',
    '14h30': '14:30–14:30',
    '09:30': '09:30–09:30',
    '11:00': '11:00–11:00',
    '12:15': '12:15–12:15',
    '00:15': '00:15–00:15',
    '14:00-16:00': '14:00–16:00',
    '14:00–16:00': '14:00–16:00',
    '20:00 to 22:30': '20:00–22:30',
    '22:00 - 02:00': '22:00–02:00',
    '19:00 - 08:00': '19:00–08:00',
    'noon - 14:30': '12:00–14:30',
    '14:00 - 4 PM': '14:00–16:00',
  }
  for (const [way, times] of Object.entries(ways)) assert.equal(read(way), times, way)
})

test('next to AM or PM, two digits mean what they always meant', () => {
  assert.equal(read('10:00 - 11:00 PM'), '22:00–23:00')
  assert.equal(read('11:00 - 1:00 PM'), '11:00–13:00')
  assert.equal(read('12:00 - 02:00 AM'), '00:00–02:00')
})

test('what is not a time is not guessed at', () => {
  const unclear = [
    '',
    'TBD',
    '2',
    '2:00',
    '2:00 - 6:00',
    '9:30',
    '2 - 4',
    '14',
    '24:00',
    '9:00 - 14:00',
    // nobody means 14 or 16 hours
    '11:00-01:00',
    '10:00 - 02:00',
    '12:00–01:00',
    '14:60',
    '0:30 AM',
    '13:00 PM',
    '2:60 PM',
    '2:5 PM',
    '2:00 PM - TBD',
    '2:00 PM -',
    '2:00 PM - 4:00 PM - 6:00 PM',
    '2:00 PM CST',
    '2:00 PM Eastern',
    'afternoon',
    'from 2 PM',
    '2 PM, 6 PM',
    'today 2 PM',
  ]
  for (const text of unclear) assert.equal(parseTimes(text), null, text)
})

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseTimes(text)))
})
