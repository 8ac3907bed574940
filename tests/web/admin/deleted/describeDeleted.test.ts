import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeFile } from '../../../../web/admin/deleted/describeDeleted.ts'

test('a deleted photograph is described by the guest who sent it, and its sizes', () => {
  const dates = { formatTakenDay: (date: string) => date }
  const photo = { takenAt: null, width: 800, height: 600, fileSize: 204_800 } as const
  const own = describeFile({ ...photo, isMemory: false, memoryAuthor: null }, dates)
  assert.deepEqual(own, ['800 × 600', '200 KB'])
  const sent = describeFile({ ...photo, isMemory: true, memoryAuthor: 'Jorunn' }, dates)
  assert.deepEqual(sent, ['From Jorunn', ...own])
})
