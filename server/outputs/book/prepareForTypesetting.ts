import { language } from '../../../domain/language.ts'
import { limitMarks } from '../../codecs/pages/limitMarks.ts'
import { type BookFonts, findFonts } from './fonts.ts'
import { texts } from './texts.ts'

/**
 * Copies a template's data and applies `change` to every text. `owner` is the name, the alternative text or the title of the
 * innermost object with one of these that contains the text.
 */
export function mapTexts<T>(value: T, change: (text: string, owner: string) => string, owner = ''): T {
  if (typeof value === 'string') return change(value, owner) as T
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change, owner)) as T
  if (typeof value !== 'object' || value === null) return value
  const { name, alt, title } = value as { name?: string; alt?: string; title?: string }
  const innerOwner = name ?? alt ?? title ?? owner
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, change, innerOwner)]),
  ) as T
}

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
  const toPrintable = (text: string) =>
    addBreaks([...text].map((letter) => numbersByLetter.get(letter) ?? letter).join(''))
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
 * Matches words that are too long for a line. They get zero-width spaces, so that they can break across lines. The scripts that
 * the pattern excludes need none, because Typst can break their words.
 */
const LONG_WORD = /(?:(?![\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}])[^\s-]){32,}/gu
const LONG_WORD_LENGTH = 32
const BREAK_EVERY = 8
const characterSegmenter = new Intl.Segmenter(language, { granularity: 'grapheme' })

const addBreaks = (text: string) =>
  text.replace(LONG_WORD, (word) => {
    const letters = Array.from(characterSegmenter.segment(word), ({ segment }) => segment)
    if (letters.length < LONG_WORD_LENGTH) return word
    return letters
      .map((letter, index) => (index > 0 && index % BREAK_EVERY === 0 ? `\u200b${letter}` : letter))
      .join('')
  })
