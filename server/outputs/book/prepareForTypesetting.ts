import { language } from '../../../domain/language.ts'
import { splitAddress, splitLinks } from '../../../domain/links.ts'
import { limitMarks } from '../../codecs/pages/limitMarks.ts'
import { type BookFonts, findFonts } from './fonts.ts'
import { texts } from './texts.ts'

/**
 * Copies a template's data and applies `change` to every text. `owner` is the name, the alternative text or the title of the
 * innermost object with one of these that contains the text, and `key` is the text's key in the data.
 */
export function mapTexts<T>(value: T, change: ChangeText, owner = '', key = ''): T {
  if (typeof value === 'string') return change(value, owner, key) as T
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change, owner, key)) as T
  if (typeof value !== 'object' || value === null) return value
  const { name, alt, title } = value as { name?: string; alt?: string; title?: string }
  const innerOwner = name ?? alt ?? title ?? owner
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, change, innerOwner, key)]),
  ) as T
}

type ChangeText = (text: string, owner: string, key: string) => string

/**
 * Prepares a template's texts for printing, and finds their fonts. Replaces characters that no font has with their Unicode
 * numbers, and removes accents if a letter has too many. Adds a sentence to `report` for each of these changes.
 */
export async function prepareForTypesetting<T>(
  value: T,
  report: Set<string>,
): Promise<{ value: T; fonts: Pick<BookFonts, 'files' | 'families'> }> {
  const letters = new Set<string>()
  const markCounts = new Map<string, number>()
  const limitedTexts = mapTexts(value, (typedText, owner) => {
    const limitedText = limitMarks(typedText.replace(REMOVED_CHARACTERS, ''))
    if (limitedText.removedCount > 0)
      markCounts.set(owner, (markCounts.get(owner) ?? 0) + limitedText.removedCount)
    for (const letter of limitedText.text) letters.add(letter)
    return limitedText.text
  })
  for (const [owner, markCount] of markCounts) report.add(texts.leftOutMarks(shortenName(owner), markCount))
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
  return { value: mapTexts(limitedTexts, toPrintable), fonts }
}

/** Shortens a name for the report. Names may be long, because the description is the name of a photograph without a title. */
const shortenName = (text: string) => [...limitMarks(text).text].slice(0, 80).join('').trim()

/**
 * Matches characters to remove. Two of them would make PDF/UA invalid: a byte order mark, as in pasted text, and an emoji
 * variation selector after a space.
 */
const REMOVED_CHARACTERS = /(?!\n)[\p{Cc}\p{Cs}\ufeff]|(?<=\p{Zs})\ufe0f/gu

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
