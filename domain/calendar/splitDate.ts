import type { Language } from '../language.ts'
import { dateLanguages, englishParticles, namedDate, otherParticles } from './languages/dateLanguage.ts'
import { fold } from './languages/fold.ts'
import { knownLanguages, readsEnglishOnly } from './languages/knownLanguages.ts'

/** The names, numbers and marks of a text that may be a date. */
export interface DateParts {
  parts: readonly string[]
  /**
   * a letter or a digit for each part: M is a month, W a weekday, 1, 2 or 4 a number of that length, and `englishParticles` and `otherParticles` have the others:
   * 'W,M1o' for 'Friday, Dec. 4th'
   */
  form: string
  /** from 1; 0 if the text names no month */
  month: number
  /** the English name */
  weekday: string | undefined
  numbers: readonly string[]
}

/** Splits a text into the parts of a date, in any of the languages, whatever spaces it has. A name includes the period after it. */
export function splitDate(text: string, known = knownLanguages): DateParts {
  const letters = !readsEnglishOnly && known.length > 1 ? fold(text) : text.toLowerCase()
  const parts = letters.match(/\d+|[\u05d0-\u05ea]+׳?|\p{L}+\.?|[^\s\d\p{L}]/gu) ?? []
  // 'mar.' is March, and Tuesday before another month in French and Spanish
  const form = parts
    .map((part) => findLetter(part, known))
    .join('')
    .replace(/^M(?=,?t?[12]\.?f?M)/, (month) => (isName('weekdays', parts[0], known) ? 'W' : month))
  const find = (letter: string) => parts[form.indexOf(letter)]
  return {
    parts,
    form,
    month: 1 + findName('months', find('M'), known),
    weekday: dateLanguages.en.weekdays[findName('weekdays', find('W'), known)],
    numbers: parts.filter((part) => /\d/.test(part)),
  }
}

/** Takes off the weekday and the small words before a date, and the word after its year. */
export const trimForm = (form: string) => form.replace(/^(?:(?:t-?)*W,?)?(?:t-?(?=[\dt]))*|y,?$/g, '')

/** Finds the language of a date. A name that several languages share is of the family's language, or else of the first. */
export function findDateLanguage(text: string, familyLanguage: Language = 'en'): Language {
  if (readsEnglishOnly) return 'en'
  const { parts, form } = splitDate(text)
  // only English writes the month first
  if (/^W?,?M/.test(form) && namedDate.test(trimForm(form))) return 'en'
  const [month, weekday] = ['M', 'W'].map((letter) => parts[form.indexOf(letter)])
  const hasNames = (language: Language) =>
    findName('months', month, [language]) >= 0 && (!weekday || findName('weekdays', weekday, [language]) >= 0)
  return [familyLanguage, ...knownLanguages].find(hasNames) ?? 'en'
}

const readParticles = (particles: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(particles).flatMap(([letter, text]) =>
      text.split(' ').map((word) => [fold(word), letter]),
    ),
  )

const englishLetters = readParticles(englishParticles)
const allLetters = readsEnglishOnly ? englishLetters : { ...englishLetters, ...readParticles(otherParticles) }

const findLetter = (part: string, known: readonly Language[]): string => {
  if (/\d/.test(part)) return `${Math.min(part.length, 9)}`
  if (isName('months', part, known)) return 'M'
  if (isName('weekdays', part, known)) return 'W'
  return /\p{L}/u.test(part)
    ? ((!readsEnglishOnly && known.length > 1 ? allLetters : englishLetters)[part.replace('.', '')] ?? '_')
    : part
}

type Kind = 'months' | 'weekdays'

const isName = (kind: Kind, word: string | undefined, known: readonly Language[]) =>
  findName(kind, word, known) >= 0

/** Finds the place, from 0, of the name that a word is or is short for; -1 if there is none. */
function findName(kind: Kind, word = '', within: readonly Language[]): number {
  const name = word.replace('.', '')
  const short = readsEnglishOnly ? name : name.replace(/^[בל]|׳$/g, '')
  for (const language of within) {
    const place = foldedNames[language][kind].findIndex((names) =>
      // Hebrew writes 'in' together with the month
      names.some((each) => isShortFor(name, each) || isShortFor(short, each)),
    )
    if (place >= 0) return place
  }
  return -1
}

const foldNames = (names: readonly string[]) => names.map((each) => fold(each).split('/'))

const foldedNames = Object.fromEntries(
  Object.entries(dateLanguages).map(([language, { months, weekdays }]) => [
    language,
    { months: foldNames(months), weekdays: foldNames(weekdays) },
  ]),
) as Record<Language, Record<Kind, string[][]>>

/** Whether a word is a name, or consists of at least its first three letters, as 'sept' does. */
const isShortFor = (word: string, name: string) => word === name || (word.length > 2 && name.startsWith(word))
