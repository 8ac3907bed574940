import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortenText } from '../../../../../web/admin/parts/lists/format.ts'

test('a preview is one line, cut where it grows long, and never through a letter', () => {
  assert.equal(shortenText('One\n\n two  three '), 'One two three')
  const long = shortenText('🌻'.repeat(101))
  assert.equal(long, `${'🌻'.repeat(100)}…`)
})
