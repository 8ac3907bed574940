import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countShown } from '../../../web/ui/longLists/countShown.ts'

test('a list hides several items behind a button, and never a single one', () => {
  const hidden = (count: number) => Math.max(0, count - countShown(count, 3))
  assert.deepEqual([2, 3, 4, 5, 6].map(hidden), [0, 0, 0, 2, 3])
})
