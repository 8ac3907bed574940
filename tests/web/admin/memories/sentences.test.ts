import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitSentences } from '../../../../web/admin/memories/sentences.ts'

test('sentences end at their marks and lines, and stand in the text as they are written', () => {
  const text =
    'He taught me to whistle. “I still do!” Version 1.5 of it…\nGood man\n\nGood man\n彼は歌った。私も。'
  const found = splitSentences(text)
  assert.deepEqual(found, [
    'He taught me to whistle.',
    '“I still do!”',
    'Version 1.5 of it…',
    'Good man',
    '彼は歌った。',
    '私も。',
  ])
  for (const sentence of found) assert.ok(text.includes(sentence))
})
