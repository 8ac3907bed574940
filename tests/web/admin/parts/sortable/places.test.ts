import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  computeScrollSpeed,
  computeShift,
  findPlaceAt,
  findPlacesInBox,
} from '../../../../../web/admin/parts/sortable/places.ts'

/** A list of four rows that differ in height. */
const edges = [0, 50, 150, 180, 260]

test('a row is dropped where the row under the pointer stands', () => {
  const list = { columns: 1, count: 4, width: 900, edges }
  const places = [-30, 0, 49, 50, 149, 150, 200, 900].map((y) => findPlaceAt(2_000, y, list))
  assert.deepEqual(places, [0, 0, 0, 1, 1, 2, 3, 3])
  assert.equal(findPlaceAt(0, 10, { columns: 1, count: 0, width: 900, edges: [0] }), -1)
})

// the second line is higher than the others, because a date in it takes two lines
const sheet = { columns: 3, count: 8, width: 300, edges: [0, 150, 330, 480] }

test('a frame chooses all that it touches', () => {
  assert.deepEqual(findPlacesInBox({ start: 10, top: 10, width: 20, height: 20 }, sheet), [0])
  assert.deepEqual(findPlacesInBox({ start: 90, top: 140, width: 20, height: 20 }, sheet), [0, 1, 3, 4])
})

test('a frame ends at the edges of the sheet and at the last photograph', () => {
  assert.deepEqual(findPlacesInBox({ start: -50, top: 320, width: 900, height: 900 }, sheet), [3, 4, 5, 6, 7])
})

test('a point outside the sheet means the nearest place', () => {
  assert.equal(findPlaceAt(250, 160, sheet), 5)
  assert.equal(findPlaceAt(-20, 329, sheet), 3)
  assert.equal(findPlaceAt(20, -5, sheet), 0)
  assert.equal(findPlaceAt(20, 900, sheet), 6)
  assert.equal(findPlaceAt(900, 900, sheet), 7)
})

test('the page scrolls faster the nearer a held row is to the edge, and not at all in the middle', () => {
  assert.equal(computeScrollSpeed(400, 800), 0)
  assert.ok(computeScrollSpeed(10, 800) < computeScrollSpeed(70, 800) && computeScrollSpeed(70, 800) < 0)
  assert.ok(computeScrollSpeed(795, 800) > computeScrollSpeed(730, 800) && computeScrollSpeed(730, 800) > 0)
  assert.equal(computeScrollSpeed(-500, 800), computeScrollSpeed(0, 800))
})

test('rows between the old and the new index make room for the dragged row', () => {
  const shifts = (from: number, to: number) =>
    [0, 1, 2, 3].filter((index) => index !== from).map((index) => computeShift(index, from, to, edges))
  assert.deepEqual(shifts(0, 2), [-50, -50, 0])
  assert.deepEqual(shifts(3, 1), [0, 80, 80])
  assert.deepEqual(shifts(1, 1), [0, 0, 0])
})

test('a row moved by keys lands where the others have made room', () => {
  assert.equal(computeShift(0, 0, 2, edges), 130)
  assert.equal(computeShift(2, 2, 1, edges), -100)
  assert.equal(computeShift(1, 1, 3, edges), 110)
  assert.equal(computeShift(1, 1, 1, edges), 0)
})
