import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../support/random/fastCheck.ts'
import { sampleObituary } from '../../languages/en/memorial/sampleObituary.ts'
import { formatLifeDates, splitParagraphs } from '../../domain/paragraphs.ts'

test('blank lines part paragraphs, however many and whatever blanks they hold', () => {
  assert.deepEqual(splitParagraphs('One.\n\nTwo.\n \t \n\n\nThree.'), ['One.', 'Two.', 'Three.'])
})

test('a single line break stays within its paragraph', () => {
  const paragraphs = splitParagraphs('A poem\nof two lines.\n\nThen prose.')
  assert.deepEqual(paragraphs, ['A poem\nof two lines.', 'Then prose.'])
})

test('empty paragraphs are dropped', () => {
  assert.deepEqual(splitParagraphs(' \n\n\t\n\n'), [])
  assert.deepEqual(splitParagraphs('\n\nOnly one.\n\n'), ['Only one.'])
})

test('no word is lost and none is empty, whatever was typed', () => {
  const typed = fc.array(fc.constantFrom('word', '\n', ' ', '\t', '. '), { maxLength: 60 })
  fc.assert(
    fc.property(typed, (pieces) => {
      const paragraphs = splitParagraphs(pieces.join(''))
      const count = pieces.filter((one) => one === 'word').length
      assert.equal(paragraphs.join(' ').match(/word/g)?.length ?? 0, count)
      for (const paragraph of paragraphs) {
        assert.match(paragraph, /\S/)
        assert.doesNotMatch(paragraph, /\n\s*\n/)
      }
    }),
  )
})

test('the built-in life story has a paragraph for the receptions and one for the donation', () => {
  const paragraphs = splitParagraphs(sampleObituary)
  assert.ok(paragraphs.length >= 5)
  assert.match(paragraphs.at(-1) ?? '', /hospital/i)
})

test('dates stand around a dash, and alone when one is unknown', () => {
  assert.equal(formatLifeDates('May 12, 1948', 'February 9, 2025'), 'May 12, 1948 – February 9, 2025')
  assert.equal(formatLifeDates('', 'February 9, 2025'), 'February 9, 2025')
  assert.equal(formatLifeDates('', ''), '')
})
