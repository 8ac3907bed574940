import { foldConfusables } from '../foldConfusables.ts'
import { foldLetters } from '../foldLetters.ts'
import { normalizeUnicode } from '../normalizeUnicode.ts'

/** The most words of a query that are looked for: more than anybody types. */
const MAX_TERMS = 30

/** Makes a function that says whether a text, as `toSearchText` returns it, has each word of a query. A query without words finds nothing. */
export function createMatcher(query: string): (searchText: string) => boolean {
  const terms = listTerms(query)
  return (searchText) =>
    terms.length > 0 && terms.every((spellings) => spellings.some((each) => searchText.includes(each)))
}

/** Prepares a text for `createMatcher`. */
export const toSearchText = (text: string): string => listSpellings(text).join('\n')

/** Lists the different words of a query, each in all of its spellings. A query of blanks or punctuation has none. */
export function listTerms(query: string): readonly (readonly string[])[] {
  const [plain = [], spelledOut = plain] = listSpellings(query).map(splitIntoTokens)
  const terms = new Map(
    plain.map((token, index) => [token, [...new Set([token, spelledOut[index] ?? token])]]),
  )
  return [...terms.values()].slice(0, MAX_TERMS)
}

/**
 * Lists the different words of a text in all of their spellings, for an index that finds the beginnings of words. A Hebrew word is
 * also listed without a prefix of one letter, such as that for ‘and’, ‘in’ or ‘to’.
 */
export const listTokens = (text: string): readonly string[] => [
  ...new Set(
    listSpellings(text)
      .flatMap(splitIntoTokens)
      .flatMap((token) => (hebrewPrefix.test(token) ? [token, token.slice(1)] : token)),
  ),
]

const hebrewPrefix = /^[ובהלמשכ](?=\p{Script=Hebrew}{2})/u

/** Splits a folded text into runs of letters and digits. A longer run, which no language has, becomes several. */
export const splitIntoTokens = (folded: string): readonly string[] =>
  folded.match(/[\p{L}\p{N}]{1,64}/gu) ?? []

/** Lists how people may type a text, folded: 'muller' and 'mueller' for 'Müller', 'arhus' and 'aarhus' for 'Århus'. */
export const listSpellings = (text: string): readonly string[] => [
  ...new Set([text, spellOut(text)].map(foldForSearch)),
]

/** Writes ä, ö, ü, ø and å with two letters, as people do who lack them on their keyboard. */
const spellOut = (text: string) =>
  normalizeUnicode(text, 'NFD')
    .replace(/([aou])\u0308/gi, '$1e')
    .replace(/a\u030a/gi, 'aa')
    .replace(/ø/gi, 'oe')

/**
 * Makes accents, case, letters that keyboards lack and the Hebrew hyphen alike, too, so that ‘jose’ finds ‘José’, and ‘lodz’ finds
 * ‘Łódź’.
 */
export const foldForSearch = (text: string): string =>
  foldLetters(foldConfusables(text)).replaceAll('\u05be', '-')
