import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Edtf } from '../../../../domain/calendar/edtf.ts'
import { listYears } from '../../../../web/media/years/listYears.ts'

const yearsOf = (...dates: (string | null)[]) =>
  listYears(dates.map((takenAt) => ({ takenAt: takenAt as Edtf | null }))).map(({ label, place }) => [
    label,
    place,
  ])

test('each year leads to its first photograph in the present order, and the earliest year comes first', () => {
  assert.deepEqual(yearsOf('1970-05', '1958', '1970', '1958-06-01T10:00:00'), [
    ['1958', 1],
    ['1970', 0],
  ])
})

test('a decade comes before its years, a range counts by its beginning, and what has no date comes last', () => {
  assert.deepEqual(yearsOf(null, '1951', '195X', '1950/1960', '../1949', '1951~', '1952-21?', '19XX'), [
    ['20th century', 7],
    ['1949', 4],
    ['1950s', 2],
    ['1950', 3],
    ['1951', 1],
    ['1952', 6],
    [null, 0],
  ])
})
