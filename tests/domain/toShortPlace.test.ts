import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toShortPlace } from '../../domain/toShortPlace.ts'

test('the short name of a place ends at its first comma, also an Arabic one, or with its first line', () => {
  for (const rest of [', 12 Elm Street', '\n12 Elm Street', ' ، 12 Elm Street', ''])
    assert.equal(toShortPlace(` Grove Funeral Home${rest}`), 'Grove Funeral Home')
})
