import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalizeLine, normalizeText, trimEdges } from '../../domain/normalizeText.ts'

const edges: [written: string, meaning: string][] = [
  [' Ada ', 'Ada'],
  ['\ufeffAda', 'Ada'],
  ['\u00a0Ada\u202f\u3000', 'Ada'],
  ['\u200bAda\u200b\u200b', 'Ada'],
  ['\u00adAda\u2060', 'Ada'],
  ['\u200e\u200fعائشة\u061c', 'عائشة'],
  ['\u202aAda\u202c', 'Ada'],
  ['\u2068Ada\u2069 ', 'Ada'],
  ['\u202aC:\\Ada', 'C:\\Ada'],
  [' \u2067שלום\u2069 in Haifa ', '\u2067שלום\u2069 in Haifa'],
  ['\u2067\u2068Ada\u2069 שלום\u2069', '\u2067\u2068Ada\u2069 שלום\u2069'],
  ['\r\nAda\t', 'Ada'],
  ['Ada\u200b Lovelace', 'Ada\u200b Lovelace'],
  [' \u200b\ufeff ', ''],
  ['', ''],
]
for (const [written, meaning] of edges)
  test(`${JSON.stringify(written)} is ${JSON.stringify(meaning)} in one line`, () => {
    assert.equal(trimEdges(written), meaning)
    assert.equal(normalizeLine(written), meaning)
  })

test('what ends a letter or an emoji stays at the end', () => {
  for (const text of ['❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'ന്\u200d', 'می\u200c']) assert.equal(trimEdges(text), text)
})

test('a text of several lines keeps its blanks', () =>
  assert.equal(normalizeText('  A poem,\r\n  indented. '), '  A poem,\n  indented. '))
