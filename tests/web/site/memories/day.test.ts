import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateOf, previewOf } from '../../../../web/admin/format.ts'
import { dayHere, dayInZone } from '../../../../web/site/memories/day.ts'

test('the server writes the day in full, in the memorial’s zone', () => {
  assert.equal(dayInZone('2025-01-05T18:00:00.000Z', 'America/Chicago'), 'January 5, 2025')
  assert.equal(dayInZone('2025-01-05T02:00:00.000Z', 'America/Chicago'), 'January 4, 2025')
  assert.equal(dayInZone('2025-01-05T05:30:00.000Z', 'America/New_York'), 'January 5, 2025')
})

test('the browser writes it by the clock of the device', () => {
  assert.equal(dayHere('2025-01-05T12:00:00'), 'January 5, 2025')
  assert.equal(dayHere('2025-12-31T23:59:59'), 'December 31, 2025')
})

test('the administrator reads it short', () => {
  assert.equal(dateOf('2025-04-06T12:00:00.000Z', 'Unknown date'), 'Apr 6, 2025')
})

test('a day that nobody knows is said to be unknown', () => {
  for (const unknown of [null, '', 'some day']) {
    assert.equal(dayInZone(unknown, 'America/Chicago'), 'Unknown date')
    assert.equal(dayHere(unknown), 'Unknown date')
    assert.equal(dateOf(unknown, 'Unknown date'), 'Unknown date')
  }
})

test('a preview is one line, cut where it grows long, and never through a letter', () => {
  assert.equal(previewOf('One\n\n two  three '), 'One two three')
  const long = previewOf('🌻'.repeat(101))
  assert.equal(long, `${'🌻'.repeat(100)}…`)
})
