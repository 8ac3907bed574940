import { foldForSearch } from './foldConfusables.ts'
import { normalizeUnicode } from './normalizeUnicode.ts'

/** Makes a function that says whether a text, as `toSearchText` returns it, has each word of a query. */
export function createMatcher(query: string): (searchText: string) => boolean {
  const words = query.split(/\s+/).map(listSpellings)
  return (searchText) => words.every((spellings) => spellings.some((word) => searchText.includes(word)))
}

/** Prepares a text for `createMatcher`. */
export const toSearchText = (text: string): string => listSpellings(text).join('\n')

/** Lists how people may type a text, folded: 'muller' and 'mueller' for 'Müller', 'arhus' and 'aarhus' for 'Århus'. */
export const listSpellings = (text: string): readonly string[] => {
  const spelledOut = normalizeUnicode(text, 'NFC').replace(
    /[äåöøü]/gi,
    (letter) => twoLetters[letter.toLowerCase()] ?? letter,
  )
  return [...new Set([text, spelledOut])].map(foldForSearch)
}

/** Letters that people without them on their keyboard write as two. */
const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', å: 'aa', ö: 'oe', ø: 'oe', ü: 'ue' }
