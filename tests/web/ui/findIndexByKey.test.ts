import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findIndexByKey } from '../../../web/ui/gestures/findIndexByKey.ts'

const steps = { ArrowDown: 1, PageUp: -10 }
const placeAfter = (key: string, at: number) => findIndexByKey(key, steps, at, 20)

test('a key moves by its steps but not past the ends; Home and End lead to the ends', () => {
  assert.deepEqual([placeAfter('ArrowDown', 4), placeAfter('PageUp', 14)], [5, 4])
  assert.deepEqual([placeAfter('ArrowDown', 19), placeAfter('PageUp', 4)], [19, 0])
  assert.deepEqual([placeAfter('Home', 4), placeAfter('End', 4)], [0, 19])
})

test('a key without steps leads nowhere', () => {
  assert.equal(placeAfter('ArrowLeft', 4), null)
})
