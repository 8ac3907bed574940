import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateOf, previewOf } from '../../../../web/admin/format.ts'
import { dayOf } from '../../../../web/site/memories/day.ts'

test('visitors read the day in full, in the zone they are in', () => {
  assert.equal(dayOf('2025-01-05T18:00:00.000Z', 'America/Chicago', 'Unknown date'), 'January 5, 2025')
  assert.equal(dayOf('2025-01-05T02:00:00.000Z', 'America/Chicago', 'Unknown date'), 'January 4, 2025')
  assert.equal(dayOf('2025-01-05T02:00:00.000Z', 'Europe/Berlin', 'Unknown date'), 'January 5, 2025')
})

test('the administrator reads it short', () => {
  assert.equal(dateOf('2025-04-06T12:00:00.000Z', 'Unknown date'), 'Apr 6, 2025')
})

test('a day that nobody knows is said to be unknown', () => {
  for (const unknown of [null, '', 'some day']) {
    assert.equal(dayOf(unknown, 'America/Chicago', 'Unknown date'), 'Unknown date')
    assert.equal(dateOf(unknown, 'Unknown date'), 'Unknown date')
  }
})

test('a preview is one line, cut where it grows long, and never through a letter', () => {
  assert.equal(previewOf('One\n\n two  three '), 'One two three')
  const long = previewOf('🌻'.repeat(101))
  assert.equal(long, `${'🌻'.repeat(100)}…`)
})
