import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveTogether, parsePosition } from '../../../../../web/admin/parts/sortable/order.ts'

const itemsOf = (ids: string) => [...ids].map((id) => ({ id }))
const move = (chosen: string, to: number) =>
  moveTogether(itemsOf('abcdef'), new Set(chosen), to)
    .map(({ id }) => id)
    .join('')

test('the chosen items move together, the first to the wanted position', () => {
  assert.equal(move('be', 0), 'beacdf')
  assert.equal(move('be', 1), 'abecdf')
  assert.equal(move('eb', 3), 'acdbef')
  assert.equal(move('a', 5), 'bcdefa')
})

test('an item moves down, up, to the end and to where it was', () => {
  assert.equal(move('a', 2), 'bcadef')
  assert.equal(move('f', 0), 'fabcde')
  assert.equal(move('c', 2), 'abcdef')
  assert.equal(move('x', 0), 'abcdef')
})

test('items moved to the end all fit there', () => {
  assert.equal(move('abc', 5), 'defabc')
  assert.equal(move('abcdef', 3), 'abcdef')
})

test('a typed place is a whole number from 1 to the count', () => {
  assert.equal(parsePosition('1', 3), 0)
  assert.equal(parsePosition(' 3 ', 3), 2)
  for (const ignored of ['', '0', '4', '-1', '1.5', '2,0', '1e0', 'two', 'NaN']) {
    assert.equal(parsePosition(ignored, 3), null, ignored)
  }
})
