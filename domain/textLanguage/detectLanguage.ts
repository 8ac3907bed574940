import { normalizeUnicode } from '../normalizeUnicode.ts'
import { vocabularies, ownLetters } from './vocabularies.ts'

/** The languages that are told apart, by their codes in BCP 47. */
export type TextLanguage = keyof typeof vocabularies

/**
 * Returns the language that a text is written in, as far as the letters and the commonest words of its beginning tell it; null if
 * they do not, for example because the text is short, is in two languages, or could be in either of two similar ones.
 */
export function detectLanguage(text: string): TextLanguage | null {
  const beginning = text.slice(0, MAX_CHARACTERS)
  if (!isLongEnough(beginning)) return null
  const tokens = normalizeUnicode(beginning, 'NFC').toLowerCase().match(WORD) ?? []
  const foundLanguages = tokens.map(findLanguages)
  /** Counts the words that speak for a language, but not for the other. */
  const count = (language: TextLanguage, other?: TextLanguage) =>
    foundLanguages.filter((found) => found.has(language) && !(other && found.has(other))).length
  const counts = languages.map((language) => ({ language, wordCount: count(language) }))
  const [best = 'en', ...others] = counts
    .sort((a, b) => b.wordCount - a.wordCount)
    .map(({ language }) => language)
  const commonCount = tokens.filter((word) => languagesByWord.get(word)?.has(best)).length
  if (commonCount < tokens.length * MIN_SHARE) return null
  const isClear = others.every(
    (other) => count(best, other) >= Math.max(MIN_EVIDENCE, count(other, best) * MIN_RATIO),
  )
  return isClear ? best : null
}

/** The language of a text as it is stored with the text: 'und' if it is unknown, as BCP 47 says, or null if the text is too short. */
export type StoredLanguage = TextLanguage | 'und' | null

export const findStoredLanguage = (text: string): StoredLanguage =>
  isLongEnough(text.slice(0, MAX_CHARACTERS)) ? (detectLanguage(text) ?? 'und') : null

/**
 * Returns the value of `lang` for the element of a text on a page: 'und' if the language is unknown, so that browsers do not hyphenate
 * it; undefined if the text is in the language of the page, or too short to tell.
 */
export const toLang = (language: StoredLanguage, pageLanguage: string): string | undefined =>
  language === null || language === pageLanguage ? undefined : language

const isLongEnough = (beginning: string) => (beginning.match(LETTER)?.length ?? 0) >= MIN_LETTERS

export const languages = Object.keys(vocabularies) as TextLanguage[]

const LETTER = /\p{L}/gu
/** Matches words, and the parts of words with an apostrophe, such as l'homme. */
const WORD = /[\p{L}\p{M}]+/gu

/** The beginning of a text tells its language. A bound is needed, because strangers send texts, and each letter costs time. */
const MAX_CHARACTERS = 2_000
/** A shorter text has too few words to count. */
const MIN_LETTERS = 60
/** In running text, about half of the words are in the list; in a list of names few are. */
const MIN_SHARE = 0.2
/** The number of words that must speak for a language, and not for another one. */
const MIN_EVIDENCE = 3
/** How many times as many words must speak for a language as for another one. A quotation does not count that much. */
const MIN_RATIO = 3

/** Returns the languages that a word speaks for: those with it in their list, or else those that write all its special letters. */
function findLanguages(word: string): ReadonlySet<TextLanguage> {
  const knownLanguages = languagesByWord.get(word)
  if (knownLanguages) return knownLanguages
  const specialLetters = [...word].filter((letter) => letter > '\u007f')
  if (specialLetters.length === 0) return NONE
  return new Set(
    languages.filter((each) => specialLetters.every((letter) => ownLetters[each].includes(letter))),
  )
}

const NONE: ReadonlySet<TextLanguage> = new Set()

const languagesByWord = new Map<string, Set<TextLanguage>>()
for (const language of languages)
  for (const word of vocabularies[language].split(/\s+/)) {
    const wordLanguages = languagesByWord.get(word) ?? new Set()
    languagesByWord.set(word, wordLanguages.add(language))
  }
