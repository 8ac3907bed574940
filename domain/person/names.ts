import { listSpellings, splitIntoTokens } from '../search/search.ts'

/** Whether two names are one person: the search finds both with the same words, as with 'Łucja Müller' and 'lucja mueller'. */
export const isSameName = (name: string, other: string): boolean => {
  const spellings = listNameSpellings(other)
  return listNameSpellings(name).some((spelling) => spellings.includes(spelling))
}

/** Whether two different names may be one person: one has all words of the other, as 'Helen' and 'Helen Berg', or differs by a letter. */
export const isNearName = (name: string, other: string): boolean =>
  !isSameName(name, other) &&
  listNameSpellings(name).some((one) =>
    listNameSpellings(other).some(
      (two) => includesTokensOf(one, two) || includesTokensOf(two, one) || isOneLetterOff(one, two),
    ),
  )

/** Lists how people may type a name, folded as the search does, with one blank between words. A name without letters has none. */
export const listNameSpellings = (name: string): readonly string[] => [
  ...new Set(
    listSpellings(name)
      .map((spelling) => splitIntoTokens(spelling).join(' '))
      .filter(Boolean),
  ),
]

const includesTokensOf = (name: string, part: string) => {
  const tokens = name.split(' ')
  return part.split(' ').every((token) => tokens.includes(token))
}

/** Short names such as Ina and Ida differ by a letter, and not by mistake. */
const LEAST_LETTERS = 4

/** Whether one letter is missing, added, replaced, or exchanged with the next one. */
function isOneLetterOff(one: string, two: string): boolean {
  if (Math.min(one.length, two.length) < LEAST_LETTERS || Math.abs(one.length - two.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === two[start]) start++
  const [restOfOne, restOfTwo] = [one.slice(start), two.slice(start)]
  return (
    restOfOne.slice(1) === restOfTwo ||
    restOfOne === restOfTwo.slice(1) ||
    restOfOne.slice(1) === restOfTwo.slice(1) ||
    (restOfOne.slice(2) === restOfTwo.slice(2) &&
      restOfOne[0] === restOfTwo[1] &&
      restOfOne[1] === restOfTwo[0])
  )
}
