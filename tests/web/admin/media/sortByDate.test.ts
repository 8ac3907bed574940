import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Edtf } from '../../../../domain/calendar/edtf.ts'
import { listYears } from '../../../../web/media/years/listYears.ts'
import { sortByDate } from '../../../../web/admin/media/manage/sortByDate.ts'

test('sorting by date puts the oldest first and undated items last', () => {
  const dates = [null, '1960', '195X', null, '1958-06-01', '1958', '1958-06']
  const items = dates.map((takenAt, index) => ({ id: String(index), takenAt: takenAt as Edtf | null }))
  const sorted = sortByDate(items)
  const sortedDates = sorted.map(({ takenAt }) => takenAt)
  assert.deepEqual(sortedDates, ['195X', '1958', '1958-06-01', '1958-06', '1960', null, null])
  assert.deepEqual(
    sorted.slice(-2).map(({ id }) => id),
    ['0', '3'],
  )
})

test('the day on which a print was photographed does not count when sorting by date', () => {
  const print = { id: 'print', takenAt: '2025-11-26T10:15:30' as Edtf, doubtfulDate: true }
  const undated = { id: 'undated', takenAt: null }
  const items = [undated, print, { id: 'photograph', takenAt: '1998' as Edtf }]
  assert.deepEqual(
    sortByDate(items).map(({ id }) => id),
    ['photograph', 'undated', 'print'],
  )
  assert.deepEqual(listYears(items), [
    { label: '1998', place: 2 },
    { label: null, place: 0 },
  ])
})
