import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findIndexByKey } from '../../../web/ui/gestures/findIndexByKey.ts'

const steps = { ArrowDown: 1, PageUp: -10 }
const cases: [name: string, key: string, from: number, to: number | null][] = [
  ['a key moves forward by its steps', 'ArrowDown', 4, 5],
  ['a key moves back by its steps', 'PageUp', 14, 4],
  ['a key does not move past the end', 'ArrowDown', 19, 19],
  ['a key stops at the beginning if it has more steps', 'PageUp', 4, 0],
  ['Home leads to the beginning', 'Home', 4, 0],
  ['End leads to the end', 'End', 4, 19],
  ['a key without steps leads nowhere', 'ArrowLeft', 4, null],
]

for (const [name, key, from, to] of cases)
  test(name, () => assert.equal(findIndexByKey(key, steps, from, 20), to))
