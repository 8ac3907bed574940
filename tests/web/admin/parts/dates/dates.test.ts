import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishStyles } from '../../../../../domain/calendar/dateStyle.ts'
import { createDates } from '../../../../../web/admin/parts/dates/dates.ts'

// without a zone, so that every machine shows the same
const moment = '2025-04-06T15:04:00'
const thisYear = new Date().getFullYear()

test('the dashboard writes dates and times in the family’s style, by default in the American one', () => {
  const write = (style?: (typeof englishStyles)[number]) => {
    const dates = createDates(style)
    return [dates.formatShortDay(moment), dates.formatMinute(moment), dates.formatLongDay(moment)]
  }
  const american = ['Apr 6, 2025', 'Apr 6, 2025, 3:04 PM', 'April 6, 2025']
  assert.deepEqual(write(), american)
  assert.deepEqual(englishStyles.map(write), [
    american,
    ['Apr 6, 2025', 'Apr 6, 2025, 15:04', 'April 6, 2025'],
    ['6 Apr 2025', '6 Apr 2025, 3:04 PM', '6 April 2025'],
    ['6 Apr 2025', '6 Apr 2025, 15:04', '6 April 2025'],
  ])
})

test('a day of this year has no year', () => {
  assert.equal(createDates().formatLongDay(`${thisYear}-11-18T12:00`), 'November 18')
  assert.equal(createDates('dayFirst24').formatLongDay(`${thisYear}-11-18T12:00`), '18 November')
})

test('a day that nobody knows is said to be unknown', () => {
  for (const unknown of [null, '', 'some day'])
    assert.equal(createDates().formatShortDay(unknown, 'Unknown date'), 'Unknown date')
})

test('the examples in a hint follow the style', () => {
  const hint = 'Such as Tuesday, March 18, 2025, or 2:00 PM - 6:00 PM. TBD if it is not known yet.'
  assert.equal(createDates('monthFirst12').rewriteExamples(hint), hint)
  assert.equal(
    createDates('dayFirst24').rewriteExamples(hint),
    'Such as Tuesday, 18 March 2025, or 14:00–18:00. TBD if it is not known yet.',
  )
  const spanish = createDates('es12').rewriteExamples('Por ejemplo, de 14:00 a 18:00.')
  assert.equal(spanish.replaceAll('\u00a0', ' '), 'Por ejemplo, de 2:00 p. m. a 6:00 p. m.')
})

test('a keeper reads dates in his language, and examples are not rewritten in another one than English', () => {
  const dates = createDates('monthFirst12', 'de')
  assert.equal(dates.formatDay('2025-04-06'), '6. April 2025')
  assert.equal(dates.formatLongDay(`${new Date().getFullYear()}-11-18T12:00`), '18. November')
  assert.equal(dates.addWeekday('April 6, 2025'), 'Sunday, April 6, 2025')
  const hint = 'Wie am March 18, 2025 um 2:00 PM.'
  assert.equal(dates.rewriteExamples(hint), hint)
  assert.equal(
    createDates('de', 'dayFirst24').rewriteExamples('Such as March 18, 2025.'),
    'Such as 18 March 2025.',
  )
})
