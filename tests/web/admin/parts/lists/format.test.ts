import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortenText } from '../../../../../web/admin/parts/lists/format.ts'
import { formatCount } from '../../../../../languages/en/grammar.ts'

test('a preview is one line, cut where it grows long, and never through a letter', () => {
  assert.equal(shortenText('One\n\n two  three '), 'One two three')
  const long = shortenText('🌻'.repeat(101))
  assert.equal(long, `${'🌻'.repeat(100)}…`)
})

test('a count has a comma between thousands', () => {
  assert.equal(formatCount(1, 'item'), '1 item')
  assert.equal(formatCount(2_000, 'item'), '2,000 items')
})
