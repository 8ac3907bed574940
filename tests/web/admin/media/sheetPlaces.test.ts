import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPlaceAt, findPlacesInBox } from '../../../../web/admin/media/manage/sheet/sheetPlaces.ts'

// the second line is higher than the others, because a date in it takes two lines
const grid = { columns: 3, count: 8, cellWidth: 100, lineTops: [0, 150, 330] }

test('a frame chooses all that it touches', () => {
  assert.deepEqual(findPlacesInBox({ left: 10, top: 10, width: 20, height: 20 }, grid), [0])
  assert.deepEqual(findPlacesInBox({ left: 90, top: 140, width: 20, height: 20 }, grid), [0, 1, 3, 4])
})

test('a frame ends at the edges of the sheet and at the last photograph', () => {
  assert.deepEqual(findPlacesInBox({ left: -50, top: 320, width: 900, height: 900 }, grid), [3, 4, 5, 6, 7])
})

test('a point outside the sheet means the nearest place', () => {
  assert.equal(findPlaceAt(250, 160, grid), 5)
  assert.equal(findPlaceAt(-20, 329, grid), 3)
  assert.equal(findPlaceAt(20, -5, grid), 0)
  assert.equal(findPlaceAt(900, 900, grid), 7)
})
