import { splitAddress, splitLinks } from '../../../domain/textLinks.ts'

/**
 * Marks where addresses, and words that are too long for a line, can break. The templates print no marks, so that copied text has
 * none. A text with too many marked words gets zero-width spaces in long words instead, and none in addresses, which Typst breaks
 * by its own rules.
 */
export function addBreaks(text: string): string {
  const markedText = mark(text, { inAddress: MARK, inWord: MARK })
  const markedParts = markedText.split(/\s/u).filter((word) => word.includes(MARK))
  return markedParts.length <= MAX_MARKED_PARTS
    ? markedText
    : mark(text, { inAddress: '', inWord: ZERO_WIDTH_SPACE })
}

export const removeBreaks = (text: string) => text.replaceAll(ZERO_WIDTH_SPACE, '').replaceAll('\u00a0', ' ')

const ZERO_WIDTH_SPACE = '\u200b'

/** Two zero-width spaces, because people type single ones. The pattern in templates/base.typ finds the same. */
const MARK = ZERO_WIDTH_SPACE.repeat(2)

/** Typst refuses a paragraph in which more than 512 pieces of text are printed in a special way. */
const MAX_MARKED_PARTS = 100

interface Marks {
  inAddress: string
  inWord: string
}

const mark = (text: string, marks: Marks) =>
  splitLinks(text)
    .map((part) => (part.href === undefined ? markProse(part.text, marks) : markAddress(part.text, marks)))
    .join('')

/** Lets an address break before its punctuation. A long piece without punctuation breaks into equal parts. */
const markAddress = (address: string, { inAddress }: Marks) =>
  splitAddress(address)
    .map((piece) => {
      const letters = splitIntoLetters(piece)
      const partCount = Math.ceil(letters.length / MAX_PIECE_LENGTH)
      return joinParts(letters, Math.ceil(letters.length / partCount), inAddress)
    })
    .join(inAddress)

const MAX_PIECE_LENGTH = 24

const markProse = (text: string, marks: Marks) =>
  text.replace(WORD, (word) => {
    if (BARE_ADDRESS.test(word)) return markAddress(word, marks)
    return word.replace(LONG_PART, (part) => {
      const letters = splitIntoLetters(part)
      return letters.length < MIN_LONG_PART ? part : joinParts(letters, BREAK_EVERY, marks.inWord)
    })
  })

/** Matches words. Excludes the scripts whose words Typst can break by itself. */
const WORD =
  /(?:(?![\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])\S)+/gu

/** Matches words such as www.example.org/hall or ruth@example.org. */
const BARE_ADDRESS = /[\p{L}\p{N}]\.\p{Ll}{2}/u

/** Matches the parts of a word, between its hyphens, that are too long for a line. */
const LONG_PART = /[^-]{32,}/gu
const MIN_LONG_PART = 32
const BREAK_EVERY = 8

const splitIntoLetters = (word: string) =>
  Array.from(characterSegmenter.segment(word), ({ segment }) => segment)

const characterSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Joins letters, with a mark after each part of this length. */
const joinParts = (letters: readonly string[], partLength: number, mark: string) =>
  letters.map((letter, index) => (index > 0 && index % partLength === 0 ? mark + letter : letter)).join('')
