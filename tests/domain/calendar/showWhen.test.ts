import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../support/random/fastCheck.ts'
import { dateStyles } from '../../../domain/calendar/dateStyle.ts'
import { writeDay } from '../../../domain/calendar/writeDay.ts'
import { addWeekday, parseDate } from '../../../domain/calendar/dates.ts'
import { showDate, showTime, showWhen, writeTimes } from '../../../domain/calendar/showWhen.ts'
import { writeClock } from '../../../domain/calendar/clock.ts'
import { suggestDates } from '../../../domain/calendar/suggestDates.ts'
import { suggestTimes } from '../../../domain/calendar/suggestTimes.ts'
import { findMistakenHalf } from '../../../domain/calendar/readTimes.ts'
import { parseTimes, saysAmOrPm } from '../../../domain/calendar/times.ts'
import { anyClock, anyDay } from './arbitraries.ts'

const anyStyle = fc.constantFrom(...dateStyles)

test('every date that is written can be read back, in each style, with and without its weekday', () => {
  fc.assert(
    fc.property(anyDay, anyStyle, (day, style) => {
      const text = writeDay(day, style)
      assert.equal(parseDate(text), day)
      assert.equal(parseDate(addWeekday(text)), day)
      // it is in the style already
      assert.equal(showDate(text, style), text)
      assert.deepEqual(suggestDates(text, 'service', undefined, style), [])
    }),
  )
})

test('every time that is written can be read back, in each style', () => {
  fc.assert(
    fc.property(anyClock, anyClock, anyStyle, (start, end, style) => {
      const text = writeTimes({ start, end }, style)
      assert.deepEqual(parseTimes(text), { start, end })
      assert.deepEqual(parseTimes(writeClock(start, style)), { start, end: start })
      assert.equal(showTime(text, style), text)
      // it is in the style already, and questioned only if AM and PM may have been mixed up
      if (!findMistakenHalf({ start, end }, saysAmOrPm(text))) assert.deepEqual(suggestTimes(text, style), [])
    }),
  )
})

test('showing in one style after another changes no meaning', () => {
  const anyStyles = fc.array(anyStyle, { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(anyDay, anyClock, anyClock, anyStyle, anyStyles, (day, start, end, first, styles) => {
      let when = { date: writeDay(day, first), time: writeTimes({ start, end }, first) }
      for (const style of styles) when = showWhen(when, style)
      assert.equal(parseDate(when.date), day)
      assert.deepEqual(parseTimes(when.time), { start, end })
    }),
  )
})

test('in the American style, everything stands as the family typed it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      assert.equal(showDate(text, 'monthFirst12'), text)
      assert.equal(showTime(text, undefined), text)
    }),
  )
  for (const text of ['18 March 2025', 'March 18, 2025', '2025-03-18'])
    assert.equal(showDate(text, 'monthFirst12'), text)
  for (const text of ['14:00-16:00', '2pm–4pm']) assert.equal(showTime(text, 'monthFirst12'), text)
})

const dates: [typed: string, dayFirst: string, monthFirst24?: string][] = [
  ['March 18, 2025', '18 March 2025'],
  ['Tuesday, March 18, 2025', 'Tuesday, 18 March 2025'],
  ['Tues. Mar. 18th 2025', 'Tuesday, 18 March 2025', 'Tuesday, March 18, 2025'],
  ['18 March 2025', '18 March 2025', 'March 18, 2025'],
  ['2025-03-18', '18 March 2025', 'March 18, 2025'],
  // a wrong weekday, two readings, or none
  ['Monday, March 18, 2025', 'Monday, March 18, 2025'],
  ['4/3/2026', '4/3/2026'],
  ['about 1941', 'about 1941'],
  ['TBD', 'TBD'],
  ['In June, day TBD', 'In June, day TBD'],
  ['', ''],
]
for (const [typed, dayFirst, monthFirst24 = typed] of dates)
  test(`the date ‘${typed}’ is shown as ‘${dayFirst}’ where the day comes first`, () => {
    assert.equal(showDate(typed, 'dayFirst24'), dayFirst)
    assert.equal(showDate(typed, 'dayFirst12'), dayFirst)
    assert.equal(showDate(typed, 'monthFirst24'), monthFirst24)
  })

const times: [typed: string, on24: string, on12: string][] = [
  ['2:00 PM - 6:00 PM', '14:00–18:00', '2:00 PM - 6:00 PM'],
  ['2pm–4pm', '14:00–16:00', '2pm–4pm'],
  ['2 PM', '14:00', '2 PM'],
  ['noon to 2 PM', '12:00–14:00', 'noon to 2 PM'],
  ['10 PM to midnight', '22:00–00:00', '10 PM to midnight'],
  ['14:00', '14:00', '2:00 PM'],
  ['14:00-16:00', '14:00–16:00', '2:00 PM - 4:00 PM'],
  ['14h30 to 16.00', '14:30–16:00', '2:30 PM - 4:00 PM'],
  ['2:00 PM - TBD', '2:00 PM - TBD', '2:00 PM - TBD'],
  ['2 - 4', '2 - 4', '2 - 4'],
  ['after Mass', 'after Mass', 'after Mass'],
]
for (const [typed, on24, on12] of times)
  test(`the time ‘${typed}’ is shown as ‘${on24}’ with 24 hours, and as ‘${on12}’ with 12`, () => {
    assert.equal(showTime(typed, 'dayFirst24'), on24)
    assert.equal(showTime(typed, 'monthFirst24'), on24)
    assert.equal(showTime(typed, 'dayFirst12'), on12)
  })
