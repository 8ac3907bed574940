import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  distanceTo,
  givenWay,
  moved,
  placeAt,
  scrollSpeed,
  typedPlace,
} from '../../../../web/admin/sortable/places.ts'

test('an item moves down, up, to the end and to where it was', () => {
  const list = ['a', 'b', 'c', 'd']
  assert.deepEqual(moved(list, 0, 2), ['b', 'c', 'a', 'd'])
  assert.deepEqual(moved(list, 3, 0), ['d', 'a', 'b', 'c'])
  assert.deepEqual(moved(list, 1, 3), ['a', 'c', 'd', 'b'])
  assert.deepEqual(moved(list, 2, 2), list)
  assert.deepEqual(moved(list, 9, 0), list)
})

test('a typed place is a whole number from 1 to the count', () => {
  assert.equal(typedPlace('1', 3), 0)
  assert.equal(typedPlace(' 3 ', 3), 2)
  for (const ignored of ['', '0', '4', '-1', '1.5', '2,0', '1e0', 'two', 'NaN']) {
    assert.equal(typedPlace(ignored, 3), null, ignored)
  }
})

const rows = [
  { index: 7, top: 0, bottom: 100 },
  { index: 8, top: 100, bottom: 150 },
  { index: 9, top: 150, bottom: 260 },
]

test('a row is dropped where the row under the pointer stands', () => {
  const places = [-30, 0, 99, 100, 149, 200, 900].map((y) => placeAt(rows, y))
  assert.deepEqual(places, [7, 7, 7, 8, 8, 9, 9])
  assert.equal(placeAt([], 10), null)
})

test('the page scrolls faster the nearer a held row is to the edge, and not at all in the middle', () => {
  assert.equal(scrollSpeed(400, 800), 0)
  assert.ok(scrollSpeed(10, 800) < scrollSpeed(70, 800) && scrollSpeed(70, 800) < 0)
  assert.ok(scrollSpeed(795, 800) > scrollSpeed(730, 800) && scrollSpeed(730, 800) > 0)
  assert.equal(scrollSpeed(-500, 800), scrollSpeed(0, 800))
})

test('rows between the old and the new index make room for the dragged row', () => {
  const ways = (from: number, to: number) =>
    [0, 1, 2, 3].map((index) => givenWay(index, { from, to, height: 80 }))
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
  assert.equal(distanceTo(rows, { from: 0, to: 2, height: 50 }), 130)
  assert.equal(distanceTo(rows, { from: 2, to: 1, height: 30 }), -100)
  assert.equal(distanceTo(rows, { from: 2, to: 4, height: 30 }), 60)
})
