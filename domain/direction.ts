export type Direction = 'ltr' | 'rtl'

/**
 * Finds the direction in which a text runs, by most of its letters: 'rtl' for Arabic, Hebrew and other scripts. Arabic digits count
 * as letters, because a date can have nothing else. Isolated parts do not count: they are names in a sentence, and a long name must
 * not turn it around. Nor do addresses, which have the same letters in all languages.
 */
export function findDirection(text: string): Direction {
  const countedText = text
    .slice(0, MAX_COUNTED)
    .replace(isolatedPart, '')
    .split(/\s/)
    .filter((word) => !/\/\/|@|^www\./.test(word))
    .join()
  const count = (letters: RegExp) => countedText.match(letters)?.length ?? 0
  return count(rightToLeftLetters) * 2 > count(allLetters) ? 'rtl' : 'ltr'
}

/** The `dir` of an element with this text. Undefined if the text has no letter from right to left: then the page's direction is right. */
export const findDir = (text: string): Direction | undefined =>
  hasRightToLeft(text) ? findDirection(text) : undefined

/**
 * Prepares a name for a sentence that runs in `direction`: a name with letters that run in the other direction gets the characters that
 * isolate it, so that the sentence around it keeps its direction and its order. Any other name stays as it is, and so does a text that
 * is isolated already.
 */
export const isolate = (name: string, direction: Direction = 'ltr'): string => {
  // a part that is isolated already does not count, unless it is all of the name
  const ownLetters = name.replace(isolatedPart, (part) => (part === name ? part : ''))
  const runsOtherWay = direction === 'ltr' ? hasRightToLeft(ownLetters) : leftToRightLetter.test(ownLetters)
  return runsOtherWay && !/[\n\u2066-\u2069]/.test(ownLetters) ? `\u2068${name}\u2069` : name
}

/**
 * Isolates what runs from left to right and has no letter that says so, such as '03 123 4567', '10 MB' or '/wall': next to letters
 * from right to left, its parts would change places. A range such as '10:00–12:00' is read like the text around it, and stays.
 * `direction` is that of the page. On a page from left to right, only texts with letters from right to left change.
 */
export const isolateNumbers = (text: string, direction: Direction = 'ltr'): string =>
  direction === 'rtl' || hasRightToLeft(text)
    ? text.replace(numbers, (part, sign?: string, number?: string, unit?: string, end?: string) =>
        sign || unit || end || brokenNumber.test(number ?? '') ? `\u2068${part}\u2069` : part,
      )
    : text

/** The beginning of a text shows in which direction it runs. */
const MAX_COUNTED = 2_000

const isolatedPart = /\u2068[^\u2068\u2069]*\u2069/g

const scripts = String.raw`\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}`
const letters = String.raw`[\p{L}\u0660-\u0669\u06f0-\u06f9]`
const allLetters = new RegExp(letters, 'gu')
/** The lookahead keeps signs of these scripts, such as an Arabic full stop, from counting as letters. */
const rightToLeftLetters = new RegExp(`(?=${letters})[${scripts}\\u0660-\\u0669]`, 'gu')
const leftToRightLetter = new RegExp(`(?![${scripts}])\\p{L}`, 'u')
const hasRightToLeft = (text: string) => text.search(rightToLeftLetters) >= 0

const signs = String.raw`[+\u2212*#\p{Sc}/.@~?]{1,3}`
/** Words of Latin letters, with the numbers after them, up to the next letter from right to left. */
const latin = String.raw`\p{sc=Latn}(?:[^()\n\u200f\u2066-\u2069${scripts}]*[\p{sc=Latn}\p{Nd}])?`
const digits = String.raw`(?:\(\p{Nd}+\) ?)?\p{Nd}`
/** After a period or a colon, a blank ends the number: a time stands before a telephone number. */
const number = `${digits}(?:(?:[-–\u00a0 ]| ?× ?)?${digits})*(?:(?:[-.,:/]| ?× ?)?${digits})*`
const unit = String.raw`[-/]?${latin}|[\u00a0 ]\p{sc=Latn}{1,3}(?![\u00a0 '’./-]*\p{sc=Latn})`
const end = String.raw`(?::?/|[+%°=#\p{Sc}])+(?!\p{L})`
/** Matches numbers, and also what stays as it is: isolated parts, links, and signs behind a letter, which belong to no number after them. */
const numbers = new RegExp(
  String.raw`${isolatedPart.source}|https?:\/\/[^\s\u2066-\u2069]+|(?!\p{sc=Latn})\p{L}${signs}|(--|${signs})?(?:${latin}|(${number})(${unit})?)(${end})?`,
  'gu',
)
/** Matches a number with blanks or brackets, one after an area code, and one with hyphens; '08-12' and '1948–2025' are ranges. */
const brokenNumber = /[\u00a0 ]|[(×]|^[0٠۰]..?[-–]...|-.*-/u
