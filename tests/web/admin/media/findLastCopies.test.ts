import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findLastCopies } from '../../../../web/admin/media/stored/findLastCopies.ts'

const copies = [
  { id: 'copy of the boat', sameAsId: 'boat' },
  { id: 'copy of the lake', sameAsId: 'lake' },
  { id: 'copy from before the update' },
]
const gallery = [{ id: 'lake' }, ...copies]

test('a copy is the last one once the earlier item is no longer in the gallery', () => {
  assert.deepEqual([...findLastCopies(copies, gallery)], ['copy of the boat'])
})

test('no copy counts as the last one before the gallery has been read, or if it was read before the copies were stored', () => {
  assert.equal(findLastCopies(copies, undefined).size, 0)
  assert.equal(findLastCopies(copies, [{ id: 'lake' }]).size, 0)
})
