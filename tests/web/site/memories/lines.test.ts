import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitLines } from '../../../../web/site/memories/splitLines.ts'

const shown = (text: string) =>
  splitLines(text).map(({ text, startsParagraph }) => (startsParagraph ? `¶${text}` : text))

test('a text is split into lines, and blank lines start a new paragraph', () => {
  const lines = shown('He sang.\nQuietly.\n\n\nWe left his chair.')
  assert.deepEqual(lines, ['He sang.', 'Quietly.', '¶We left his chair.'])
})

test('blank lines around a text are dropped, and spaces within it stay', () => {
  assert.deepEqual(shown('\n  \n  first\nlast \n\n'), ['¶  first', 'last '])
})

test('every line has its own key', () => {
  const keys = splitLines('a\n\na\na').map(({ key }) => key)
  assert.equal(new Set(keys).size, keys.length)
})
