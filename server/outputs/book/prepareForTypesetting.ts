import { language } from '../../../domain/language.ts'
import { splitAddress, splitLinks } from '../../../domain/links.ts'
import { limitDirections } from '../../codecs/pages/limitDirections.ts'
import { limitMarks } from '../../codecs/pages/limitMarks.ts'
import { type BookFonts, findFonts } from '../../codecs/pages/fonts.ts'
import { changeEachText, type ChangeText } from './changeEachText.ts'
import { texts } from './texts.ts'

/**
 * Prepares a template's texts for printing, and finds their fonts. Replaces characters that no font has with their Unicode
 * numbers, and removes accents if a letter has too many, and changes of the direction of writing if too many are open. Adds a
 * sentence to `report` for each of these changes.
 */
export async function prepareForTypesetting<T>(
  value: T,
  report: Set<string>,
): Promise<{ value: T; fonts: Pick<BookFonts, 'files' | 'families'> }> {
  const letters = new Set<string>()
  const markCounts = new Map<string, number>()
  const directionCounts = new Map<string, number>()
  const limitedTexts = changeEachText(value, (typedText, owner, key) => {
    const withMarks = limitMarks(typedText.replace(REMOVED_CHARACTERS, ''))
    const limitedText = limitDirections(withMarks.text)
    // an alternative text repeats another text
    if (key !== 'alt') {
      addCount(markCounts, owner, withMarks.removedCount)
      addCount(directionCounts, owner, limitedText.removedCount)
    }
    // a heading or an alternative text without a character would make PDF/UA invalid
    const text = typedText && !limitedText.text.trim() ? EMPTY_TEXT : limitedText.text
    for (const letter of text) letters.add(letter)
    return text
  })
  for (const [owner, count] of markCounts) report.add(texts.leftOutMarks(owner, count))
  for (const [owner, count] of directionCounts) report.add(texts.leftOutDirections(owner, count))
  const fonts = await findFonts(letters)
  const numbersByLetter = new Map(
    [...fonts.missingLetters].toSorted().map((letter) => [letter, `[${toCodePoint(letter)}]`]),
  )
  const [firstNumber] = numbersByLetter.values()
  if (firstNumber) report.add(texts.lostLetters([...numbersByLetter.keys()], firstNumber))
  const toPrintable: ChangeText = (text, _owner, key) => {
    const printableText = [...text].map((letter) => numbersByLetter.get(letter) ?? letter).join('')
    // alternative texts are read aloud and have no lines
    return key === 'alt' ? printableText : addBreaks(printableText)
  }
  return { value: changeEachText(limitedTexts, toPrintable), fonts }
}

/**
 * Reduces a text to the characters that are the least work for the typesetter. Removes marks, and characters that are invisible,
 * private or not assigned. An accent stays if Unicode has its letter with it.
 */
export const makePlain = (text: string) =>
  addBreaks(
    text
      .normalize('NFC')
      .replace(/(?!\n)[\p{M}\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
      .replace(/[\p{Z}]/gu, ' '),
  )

function addCount(counts: Map<string, number>, owner: string, count: number) {
  if (count > 0) counts.set(owner, (counts.get(owner) ?? 0) + count)
}

/**
 * Matches characters to remove. Three of them would make PDF/UA invalid: a byte order mark, as in pasted text, a variation
 * selector of Mongolian that Typst takes for a letter, and an emoji variation selector after a space.
 */
const REMOVED_CHARACTERS = /(?!\n)[\p{Cc}\p{Cs}\ufeff\u180f]|(?<=\p{Zs})\ufe0f/gu

/** Printed instead of a text that has only characters to remove, or only spaces. */
const EMPTY_TEXT = '–'

const toCodePoint = (letter: string) =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/**
 * Adds zero-width spaces where words that are too long for a line can break. The templates do not print those in addresses. If a
 * text has too many addresses for that, they get none, and Typst breaks them by its own rules.
 */
const addBreaks = (text: string) => {
  const textWithBreaks = splitLinks(text)
    .map((part) => (part.href === undefined ? breakProse(part.text) : breakAddress(part.text)))
    .join('')
  const pieces = textWithBreaks.split(/(?<=\s)(?=\S)/u)
  return pieces.filter((word) => findBrokenAddress(word) >= 0).length <= MAX_ADDRESSES
    ? textWithBreaks
    : pieces.map(removeBreaksFromAddress).join('')
}

/** Finds where an address with breaks begins in a word, or returns -1. The pattern in templates/base.typ finds the same. */
function findBrokenAddress(word: string): number {
  const start = word.search(/https?:\/\//iu)
  return start >= 0 && word.includes(BREAK, start) ? start : -1
}

function removeBreaksFromAddress(word: string): string {
  const start = findBrokenAddress(word)
  return start < 0 ? word : word.slice(0, start) + word.slice(start).replaceAll(BREAK, '')
}

/** Typst refuses a paragraph in which more than 512 pieces of text are printed in a special way. */
const MAX_ADDRESSES = 100

const BREAK = '\u200b'

/** Lets an address break before its punctuation. A long piece without punctuation breaks into equal parts. */
const breakAddress = (address: string) =>
  splitAddress(address)
    .map((piece) => {
      const letters = splitIntoLetters(piece)
      const partCount = Math.ceil(letters.length / MAX_PIECE_LENGTH)
      return joinParts(letters, Math.ceil(letters.length / partCount))
    })
    .join(BREAK)

const MAX_PIECE_LENGTH = 24

/** Matches words that are too long for a line. Excludes the scripts whose words Typst can break by itself. */
const LONG_WORD = /(?:(?![\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}])[^\s-]){32,}/gu
const LONG_WORD_LENGTH = 32
const BREAK_EVERY = 8

const breakProse = (text: string) =>
  text.replace(LONG_WORD, (word) => {
    const letters = splitIntoLetters(word)
    return letters.length < LONG_WORD_LENGTH ? word : joinParts(letters, BREAK_EVERY)
  })

const splitIntoLetters = (word: string) =>
  Array.from(characterSegmenter.segment(word), ({ segment }) => segment)

const characterSegmenter = new Intl.Segmenter(language, { granularity: 'grapheme' })

/** Joins letters, with a break after each part of this length. */
const joinParts = (letters: readonly string[], partLength: number) =>
  letters.map((letter, index) => (index > 0 && index % partLength === 0 ? BREAK + letter : letter)).join('')
