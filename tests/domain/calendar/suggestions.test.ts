import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suggestDate, suggestTime } from '../../../domain/calendar/suggestions.ts'

const dates: [string, string | null][] = [
  ['12/5/2026', 'December 5, 2026'],
  ['12/5/26', 'December 5, 2026'],
  ['3/4/41', 'March 4, 1941'],
  ['25/12/2026', 'December 25, 2026'],
  ['5.12.2026', 'December 5, 2026'],
  ['2026-12-05', 'December 5, 2026'],
  ['5 December 2026', 'December 5, 2026'],
  ['5th of Dec, 2026', 'December 5, 2026'],
  ['December 5, 2026', null],
  ['2/30/2026', null],
  ['13/13/2026', null],
  ['yesterday', null],
  ['TBD', null],
  ['', null],
]
for (const [typed, written] of dates)
  test(`the date ‘${typed}’ is offered as ${written ?? 'nothing'}`, () =>
    assert.equal(suggestDate(typed, 2026), written))

const times: [string, string | null][] = [
  ['14:00', '2:00 PM'],
  ['14:00-16:30', '2:00 PM - 4:30 PM'],
  ['10 to 12', '10:00 AM - 12:00 PM'],
  ['2 o’clock', '2:00 PM'],
  ['9.30', '9:30 AM'],
  ['0:15', '12:15 AM'],
  ['2pm', null],
  ['25:00', null],
  ['after lunch', null],
  ['', null],
]
for (const [typed, written] of times)
  test(`the time ‘${typed}’ is offered as ${written ?? 'nothing'}`, () =>
    assert.equal(suggestTime(typed), written))
