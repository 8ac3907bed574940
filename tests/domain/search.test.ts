import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMatcher, listTerms, listTokens, toSearchText } from '../../domain/search/search.ts'
import { found, notFound } from '../support/searchExamples.ts'

const has = (text: string, query: string) => createMatcher(query)(toSearchText(text))

for (const [text, ...queries] of found)
  test(`a reader who types another spelling finds ${text}`, () => {
    for (const query of queries) assert.ok(has(text, query), query)
  })

test('a text that lacks one of the words is not found', () => {
  for (const [text, ...queries] of notFound)
    for (const query of queries) assert.ok(!has(text, query), query.slice(0, 40))
})

test('a query of blanks, punctuation or NUL has no words, and one of thousands has twelve', () => {
  for (const query of ['', ' \n\t', '"*"', '-- (): !', '\0', '\u0301', '🐝'])
    assert.ok(listTerms(query).length === 0 && !has('Any text', query), JSON.stringify(query))
  assert.deepEqual(listTerms('a\0b'), [['a'], ['b']])
  const numbers = Array.from({ length: 2_000 }, (_, index) => `${index}`)
  assert.equal(listTerms(numbers.join(' ')).length, 12)
})

test('an index has each word once, and a Hebrew word also without its prefix', () => {
  assert.deepEqual(listTokens('Müller, müller 1962'), ['muller', '1962', 'mueller'])
  assert.deepEqual(listTokens('ולסבתא בן'), ['ולסבתא', 'לסבתא', 'בן'])
})
