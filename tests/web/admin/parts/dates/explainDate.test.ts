import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeDay } from '../../../../../domain/calendar/writeDay.ts'
import { addDays, findToday } from '../../../../../domain/calendar/dates.ts'
import { createDates } from '../../../../../web/admin/parts/dates/dates.ts'
import { explainDate, findLastDay } from '../../../../../web/admin/parts/dates/explainDate.ts'

const explain = (text: string, lastDay = findToday()) => explainDate(text, lastDay, createDates(undefined))
const tomorrow = addDays(findToday(), 1)

test('a date that is readable, not known or partly known needs no word', () => {
  for (const text of ['', 'TBD', '1941', 'about 1941', 'March 3, 1941', writeDay(findToday())])
    assert.equal(explain(text), undefined, text)
})

test('a day that is still to come, after his death or in no calendar is named, and a text that is no date', () => {
  assert.equal(explain(writeDay(tomorrow)), 'This day is still to come.')
  assert.equal(
    explain(tomorrow.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$2/$3/$1')),
    'This day is still to come.',
  )
  assert.equal(explain(writeDay(tomorrow), '2020-03-04'), 'This day is still to come.')
  assert.equal(explain('March 5, 2020', '2020-03-04'), 'This is after the day of his death.')
  assert.equal(explain('March 2020', '2020-03-04'), undefined)
  assert.equal(explain('February 30, 2020'), 'February 2020 has only 29 days.')
  assert.equal(explain('20 ноября'), 'This date cannot be read. Write it like March 18, 2025.')
})

test('a birth is at the latest on the day of the death, if that can be read, and never after today', () => {
  assert.equal(findLastDay('March 4, 2020'), '2020-03-04')
  for (const text of ['', 'TBD', 'In spring', writeDay(tomorrow)])
    assert.equal(findLastDay(text), findToday())
})
