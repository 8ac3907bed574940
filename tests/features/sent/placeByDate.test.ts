import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { isInOrderOfDates, placeByDate } from '../../../server/features/sent/placeByDate.ts'
import { fc } from '../../support/random/fastCheck.ts'

const item = (date: string) => ({
  id: date,
  takenAt: date === '' ? null : (date.replace('!', '') as Edtf),
  doubtfulDate: date.endsWith('!'),
})

/** Returns the dates of the items in their places. A date with an exclamation mark is doubtful. */
const place = (gallery: string[], added: string[]) =>
  placeByDate(gallery.map(item), added.map(item)).map(({ id }) => id)

test('what is dated goes before the first dated item that is later, and what has no date to the end', () => {
  assert.deepEqual(place(['1950', '', '1960', '1970'], ['1965', '', '1955-06']), [
    '1950',
    '',
    '1955-06',
    '1960',
    '1965',
    '1970',
    '',
  ])
})

test('items of one gap are in the order of their dates, and equal dates in the order in which they came', () => {
  const [early, late] = [item('1961'), item('1962')]
  const [first, second] = [
    { ...item('1965'), id: 'first' },
    { ...item('1965'), id: 'second' },
  ]
  const placed = placeByDate(['1960', '1965', '1970'].map(item), [late, first, early, second])
  assert.deepEqual(
    placed.map(({ id }) => id),
    ['1960', '1961', '1962', '1965', 'first', 'second', '1970'],
  )
})

test('everything goes to the end if the family has another order, or has dated only one item', () => {
  assert.deepEqual(place(['1970', '1960'], ['1950', '1965']), ['1970', '1960', '1950', '1965'])
  assert.deepEqual(place(['', '1960', ''], ['1950']), ['', '1960', '', '1950'])
  assert.deepEqual(place([], ['1950', '1940']), ['1950', '1940'])
})

test('a doubtful date is none: it neither breaks the order nor finds a place', () => {
  assert.ok(isInOrderOfDates(['1950', '2025!', '1960'].map(item)))
  assert.deepEqual(place(['1950', '2025!', '1960'], ['1940!']), ['1950', '2025!', '1960', '1940!'])
  assert.ok(!isInOrderOfDates(['1950', '2025!'].map(item)))
})

test('a gallery in the order of dates stays so, nothing is lost, and its own items keep their order', () => {
  const year = fc.integer({ min: 1900, max: 1930 }).map(String)
  const mixed = fc.array(fc.oneof(year, fc.constant('')))
  fc.assert(
    fc.property(mixed, mixed, (some, added) => {
      const dated = some.filter(Boolean).sort()
      const gallery = some.map((date) => (date === '' ? '' : (dated.shift() ?? ''))).map(item)
      const placed = placeByDate(gallery, added.map(item))
      assert.equal(placed.length, gallery.length + added.length)
      assert.deepEqual(
        placed.filter((each) => gallery.includes(each)),
        gallery,
      )
      if (isInOrderOfDates(gallery)) assert.ok(isInOrderOfDates(placed))
    }),
  )
})
