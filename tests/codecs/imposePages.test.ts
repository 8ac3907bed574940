import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderForFolding } from '../../server/codecs/pages/imposePages.ts'

test('four pages are on one sheet, with the last and the first outside', () => {
  assert.deepEqual(orderForFolding([1, 2, 3, 4]), [
    [4, 1],
    [2, 3],
  ])
})

test('sheets that are folded into each other read from the first page to the last', () => {
  for (const count of [4, 8, 12, 24]) {
    const pages = Array.from({ length: count }, (_, index) => index + 1)
    const sides = orderForFolding(pages)
    const sheets = Array.from({ length: count / 4 }, (_, index) => sides.slice(2 * index, 2 * index + 2))
    // a leaf is one half of a sheet: its front is on the right of the front, its back on the left of the back
    const firstLeaves = sheets.map(([front, back]) => [front?.[1], back?.[0]])
    const lastLeaves = sheets.map(([front, back]) => [back?.[1], front?.[0]]).toReversed()
    assert.deepEqual([...firstLeaves, ...lastLeaves].flat(), pages)
  }
})
