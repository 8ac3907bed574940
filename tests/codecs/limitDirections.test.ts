import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '../../contract/limits.ts'
import { limitDirections } from '../../server/codecs/pages/limitDirections.ts'

const [embed, override, isolate, first] = ['\u202b', '\u202e', '\u2067', '\u2068'] as const
const [endOfEmbedding, endOfIsolate] = ['\u202c', '\u2069'] as const

test('texts that change their direction as people write it stay as they are', () => {
  for (const text of [
    'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים (1:1)',
    `He said “${isolate}שלום ${first}Ada${endOfIsolate}!${endOfIsolate}” and left.`,
    `${embed}محمد${endOfEmbedding} und ${embed}علي${endOfEmbedding}`,
    // messengers make such texts: each name has its beginning and end, and the last two ends have no beginning
    `${`${first}Ada${endOfIsolate}, `.repeat(500)}${endOfIsolate}${endOfEmbedding}`,
    // each paragraph has a beginning without an end
    `${isolate}שלום\n`.repeat(500),
    `${isolate.repeat(8)}a${endOfIsolate.repeat(8)}`.repeat(100),
  ])
    assert.deepEqual(limitDirections(text), { text, removedCount: 0 })
})

test('of more than eight that are open, the others are left out, and all letters stay', () => {
  for (const opening of '\u202a\u202b\u202d\u202e\u2066\u2067\u2068')
    for (const count of [9, 71, limits.memory / 2])
      assert.deepEqual(limitDirections(`${opening}a`.repeat(count)), {
        text: `${opening}a`.repeat(8) + 'a'.repeat(count - 8),
        removedCount: count - 8,
      })
})

test('what closes something that is left out is left out too, so that the rest is closed where it was', () => {
  const eight = isolate.repeat(8)
  assert.deepEqual(
    limitDirections(
      `${eight}${override}a${endOfEmbedding}b${first}c${endOfIsolate}d${endOfIsolate.repeat(8)}`,
    ),
    { text: `${eight}abcd${endOfIsolate.repeat(8)}`, removedCount: 4 },
  )
  // the end of an isolate closes the embeddings in it, and not the isolate around it
  assert.deepEqual(
    limitDirections(
      `${isolate}${embed.repeat(9)}a${endOfIsolate}${embed.repeat(8)}b${endOfEmbedding.repeat(8)}`,
    ),
    {
      text: `${isolate}${embed.repeat(7)}a${endOfIsolate}${embed.repeat(8)}b${endOfEmbedding.repeat(8)}`,
      removedCount: 2,
    },
  )
  // the end of an embedding closes no isolate
  const text = `${isolate}${endOfEmbedding}a${endOfIsolate}`
  assert.deepEqual(limitDirections(text), { text, removedCount: 0 })
})

test('the limit begins again in each paragraph', () => {
  const line = `${isolate}a`.repeat(10)
  assert.deepEqual(limitDirections(`${line}\n${line}`).removedCount, 4)
})
