import { dateLanguage } from './dateLanguage.ts'

/** The names, numbers and marks of a text that may be a date. */
export interface DateParts {
  parts: readonly string[]
  /** a letter or a digit for each part, as in `dateLanguage`: 'W,M1o' for 'Friday, Dec. 4th' */
  form: string
  /** from 1; 0 if the text names no month */
  month: number
  weekday: string | undefined
  numbers: readonly string[]
}

/** Splits a text into the parts of a date, whatever spaces it has. A name includes the period after it. */
export function splitDate(text: string): DateParts {
  const parts = text.match(/\d+|\p{L}+\.?|[^\s\d\p{L}]/gu) ?? []
  const form = parts.map(findLetter).join('')
  const find = (letter: string) => parts[form.indexOf(letter)] ?? ''
  const numbers = parts.filter((part) => /\d/.test(part))
  return { parts, form, month: findMonth(find('M')), weekday: findWeekdayName(find('W')), numbers }
}

const findLetter = (part: string): string => {
  if (/\d/.test(part)) return `${Math.min(part.length, 9)}`
  if (findMonth(part)) return 'M'
  if (findWeekdayName(part)) return 'W'
  return /\p{L}/u.test(part) ? (letters[part.replace('.', '').toLowerCase()] ?? '_') : part
}

const letters: Readonly<Record<string, string>> = dateLanguage.letters

const findMonth = (word: string) => 1 + dateLanguage.months.findIndex((name) => isShortFor(word, name))

const findWeekdayName = (word: string) => dateLanguage.weekdays.find((name) => isShortFor(word, name))

/** Whether a word consists of at least the first three letters of a name, such as 'Sept' or 'tues.'. */
const isShortFor = (word: string, name: string) =>
  /^\p{L}{3}/u.test(word) && name.toLowerCase().startsWith(word.replace('.', '').toLowerCase())
