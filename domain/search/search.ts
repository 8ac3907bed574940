import { foldConfusables } from '../foldConfusables.ts'
import { foldLetters } from '../foldLetters.ts'
import { normalizeUnicode } from '../normalizeUnicode.ts'

/** Makes a function that says whether a text, as `toSearchText` returns it, has each word of a query. */
export function createMatcher(query: string): (searchText: string) => boolean {
  const terms = query.split(/\s+/).map(listSpellings)
  return (searchText) => terms.every((spellings) => spellings.some((each) => searchText.includes(each)))
}

/** Prepares a text for `createMatcher`. */
export const toSearchText = (text: string): string => listSpellings(text).join('\n')

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
