import { sentences } from '../grammar.ts'
import { he, his } from '../pronouns.ts'

/** The words around dates. */
export const dateTexts = sentences((person) => ({
  about: (date: string) => `about ${date}`,
  perhaps: (date: string) => `perhaps ${date}`,
  /** such as '1950s' */
  decade: (year: string) => `${year}s`,
  century: (number: number) => `${number}th century`,
  /** a season of a year; the first one is spring */
  season: (season: number, year: string) => `${['spring', 'summer', 'fall', 'winter'][season]} ${year}`,
  between: (first: string, last: string) => `${first} to ${last}`,
  since: (first: string) => `since ${first}`,
  until: (last: string) => `until ${last}`,
  at: (day: string, clock: string) => `${day}, ${clock}`,
  /** his age in a photograph, such as 'he was 24' */
  age: (years: number) => (years === 0 ? `${his(person)} first year` : `${he(person)} was ${years}`),
}))
