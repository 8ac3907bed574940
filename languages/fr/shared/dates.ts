import type { dateTexts as en } from '../../en/shared/dates.ts'
import { ofName, plural, sentences } from '../grammar.ts'

/** Adds the article that a day, a decade and a century need after a preposition: 'le 12 mai 1958', 'les années 1950'. */
const withArticle = (date: string) => {
  if (date.startsWith('années')) return `les ${date}`
  return /^\d{1,2}(er)? \D|siècle$/.test(date) ? `le ${date}` : date
}

/** Writes the end of an open range: 'jusqu’en 1958', 'jusqu’au 12 mai 1958', 'jusqu’aux années 1950', 'jusque vers 1958'. */
const writeUntil = (last: string) => {
  if (/^(vers|peut-être)/.test(last)) return `jusque ${last}`
  const [article] = withArticle(last).split(' ')
  if (article === 'les') return `jusqu’aux ${last}`
  return article === 'le' ? `jusqu’au ${last}` : `jusqu’en ${last}`
}

const tens = ['', 'X', 'XX', 'XXX']
const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']

/** The words around dates, times and zones. */
export const dateTexts = sentences<typeof en>({
  about: (date) => `vers ${withArticle(date)}`,
  perhaps: (date) => `peut-être ${withArticle(date)}`,
  decade: (year) => `années ${year}`,
  century: (number) => `${tens[Math.floor(number / 10)]}${ones[number % 10]}e siècle`,
  between: (first, last) => `${first} – ${last}`,
  since: (first) => `depuis ${withArticle(first)}`,
  until: writeUntil,
  at: (day, clock) => `${day}, ${clock}`,
  age: (years) =>
    years === 0 ? 'sa première année' : plural(years, { one: 'il avait # an', other: 'il avait # ans' }),
  americanZones: {
    'America/Chicago': 'heure du Centre (Chicago)',
    'America/Los_Angeles': 'heure du Pacifique (Los Angeles)',
    'America/New_York': 'heure de l’Est (New York)',
    'America/Denver': 'heure des Rocheuses (Denver)',
  },
  timeIn: (city) => `heure ${ofName(city)}`,
  dateToBe: 'Date à préciser',
  timeToBe: 'Heure à préciser',
  locationToBe: 'Lieu à préciser',
})
