import type { dateTexts as en } from '../../en/memorial/dates.ts'
import { plural, sentences } from '../grammar.ts'

/** Adds the article that some dates need after a preposition: 'le 12 mai 1958', 'l’été 1958', 'les années 1950'. */
const withArticle = (date: string) => {
  if (date.startsWith('années')) return `les ${date}`
  if (/^(été|automne|hiver) /.test(date)) return `l’${date}`
  return /^(\d{1,2}(er)? \D|printemps |\S+ siècle$)/.test(date) ? `le ${date}` : date
}

/** Writes the end of an open range: 'jusqu’en 1958', 'jusqu’au 12 mai 1958', 'jusqu’à l’été 1958', 'jusque vers 1958'. */
const writeUntil = (last: string) => {
  if (/^(vers|peut-être)/.test(last)) return `jusque ${last}`
  const date = withArticle(last)
  if (date === last) return `jusqu’en ${last}`
  return `jusqu’à ${date}`.replace('à les ', 'aux ').replace('à le ', 'au ')
}

const tens = ['', 'X', 'XX', 'XXX']
const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']

/** The words around dates, times and zones. */
export const dateTexts = sentences<typeof en>({
  about: (date) => `vers ${withArticle(date)}`,
  perhaps: (date) => `peut-être ${withArticle(date)}`,
  decade: (year) => `années ${year}`,
  century: (number) => `${tens[Math.floor(number / 10)]}${ones[number % 10]}e siècle`,
  /** a season of a year; the first one is spring */
  season: (season, year) => `${['printemps', 'été', 'automne', 'hiver'][season]} ${year}`,
  between: (first, last) => `${first} – ${last}`,
  since: (first) => `depuis ${withArticle(first)}`,
  until: writeUntil,
  at: (day, clock) => `${day}, ${clock}`,
  age: (years) => (years === 0 ? 'sa première année' : plural(years, { one: 'à # an', other: 'à # ans' })),
})
