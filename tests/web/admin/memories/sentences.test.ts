import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../support/random/fastCheck.ts'
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

test('whatever the marks, the sentences are those that one pattern would find, which takes too long for a row of marks', () => {
  const pattern = /.+?(?:[.!?…]+["”’»)]*(?=\s|$)|[。！？]+|$)/g
  const pieces = ['a', 'é', '1', '.', '!', '…', '"', '”', ')', '。', '！', ' ', '\t', '\n']
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((list) => list.join(''))
  fc.assert(
    fc.property(text, (text) => {
      const found = text.split('\n').flatMap((line) => line.match(pattern) ?? [])
      const expected = new Set(found.map((sentence) => sentence.trim()).filter(Boolean))
      assert.deepEqual(splitSentences(text), [...expected])
    }),
    { numRuns: 2_000 },
  )
})
