import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatShortDay, formatCount, shortenText } from '../../../web/admin/format.ts'

test('a day is formatted short', () => {
  assert.equal(formatShortDay('2025-04-06T12:00:00.000Z', 'Unknown date'), 'Apr 6, 2025')
})

test('a day that nobody knows is said to be unknown', () => {
  for (const unknown of [null, '', 'some day']) {
    assert.equal(formatShortDay(unknown, 'Unknown date'), 'Unknown date')
  }
})

test('a preview is one line, cut where it grows long, and never through a letter', () => {
  assert.equal(shortenText('One\n\n two  three '), 'One two three')
  const long = shortenText('🌻'.repeat(101))
  assert.equal(long, `${'🌻'.repeat(100)}…`)
})

test('a count has a comma between thousands', () => {
  assert.equal(formatCount(1, 'item'), '1 item')
  assert.equal(formatCount(2_000, 'item'), '2,000 items')
})
