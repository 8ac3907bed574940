import { englishMonths } from './formatDay.ts'

/**
 * The names in a date, and the order of its parts. In the form of a date (`splitDate`), M is a month, W a weekday, and 1, 2 or 4 a number of
 * that length; `letters` has the others. `formatDay` (language.ts) writes dates; `datePhrases` has the texts around them.
 */
export const dateLanguage = {
  months: englishMonths,
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  letters: { the: 't', of: 'f', st: 'o', nd: 'o', rd: 'o', th: 'o' },
  /** the form of 'December 4' and 'the 4th of December', with a year or without */
  namedDate: /^(?:M[12]o?|t?[12]o?\.?f?M)(?:,?['’‘]?[24])?,?$/,
}
