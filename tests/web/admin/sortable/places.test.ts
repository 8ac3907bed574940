import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  computeDistance,
  computeShift,
  moveItem,
  findDropIndex,
  computeScrollSpeed,
  parsePosition,
} from '../../../../web/admin/sortable/places.ts'

test('an item moves down, up, to the end and to where it was', () => {
  const list = ['a', 'b', 'c', 'd']
  assert.deepEqual(moveItem(list, 0, 2), ['b', 'c', 'a', 'd'])
  assert.deepEqual(moveItem(list, 3, 0), ['d', 'a', 'b', 'c'])
  assert.deepEqual(moveItem(list, 1, 3), ['a', 'c', 'd', 'b'])
  assert.deepEqual(moveItem(list, 2, 2), list)
  assert.deepEqual(moveItem(list, 9, 0), list)
})

test('a typed place is a whole number from 1 to the count', () => {
  assert.equal(parsePosition('1', 3), 0)
  assert.equal(parsePosition(' 3 ', 3), 2)
  for (const ignored of ['', '0', '4', '-1', '1.5', '2,0', '1e0', 'two', 'NaN']) {
    assert.equal(parsePosition(ignored, 3), null, ignored)
  }
})

const rows = [
  { index: 7, top: 0, bottom: 100 },
  { index: 8, top: 100, bottom: 150 },
  { index: 9, top: 150, bottom: 260 },
]

test('a row is dropped where the row under the pointer stands', () => {
  const places = [-30, 0, 99, 100, 149, 200, 900].map((y) => findDropIndex(rows, y))
  assert.deepEqual(places, [7, 7, 7, 8, 8, 9, 9])
  assert.equal(findDropIndex([], 10), null)
})

test('the page scrolls faster the nearer a held row is to the edge, and not at all in the middle', () => {
  assert.equal(computeScrollSpeed(400, 800), 0)
  assert.ok(computeScrollSpeed(10, 800) < computeScrollSpeed(70, 800) && computeScrollSpeed(70, 800) < 0)
  assert.ok(computeScrollSpeed(795, 800) > computeScrollSpeed(730, 800) && computeScrollSpeed(730, 800) > 0)
  assert.equal(computeScrollSpeed(-500, 800), computeScrollSpeed(0, 800))
})

test('rows between the old and the new index make room for the dragged row', () => {
  const ways = (from: number, to: number) =>
    [0, 1, 2, 3].map((index) => computeShift(index, { from, to, height: 80 }))
  assert.deepEqual(ways(0, 2), [0, -80, -80, 0])
  assert.deepEqual(ways(3, 1), [0, 80, 80, 0])
  assert.deepEqual(ways(1, 1), [0, 0, 0, 0])
})

test('a row moved by keys lands where the others have made room', () => {
  const rows = [
    { index: 0, top: 0, bottom: 50 },
    { index: 1, top: 50, bottom: 150 },
    { index: 2, top: 150, bottom: 180 },
  ]
  assert.equal(computeDistance(rows, { from: 0, to: 2, height: 50 }), 130)
  assert.equal(computeDistance(rows, { from: 2, to: 1, height: 30 }), -100)
  assert.equal(computeDistance(rows, { from: 2, to: 4, height: 30 }), 60)
})
