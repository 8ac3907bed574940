import type { dateTexts as en } from '../../en/memorial/dates.ts'
import { plural, sentences } from '../grammar.ts'

export const dateTexts = sentences<typeof en>({
  about: (date) => (/^\d+$/.test(date) ? `um ${date}` : `etwa ${date}`),
  perhaps: (date) => `vielleicht ${date}`,
  /** such as '1950er Jahre' */
  decade: (year) => `${year}er Jahre`,
  century: (number) => `${number}. Jahrhundert`,
  /** a season of a year; the first one is spring */
  season: (season, year) => `${['Frühling', 'Sommer', 'Herbst', 'Winter'][season]} ${year}`,
  between: (first, last) => `${first} bis ${last}`,
  since: (first) => `seit ${first}`,
  until: (last) => `bis ${last}`,
  at: (day, clock) => `${day}, ${clock}`,
  /** the age in a photograph, such as 'mit 24 Jahren' */
  age: (years) =>
    years === 0 ? 'im ersten Lebensjahr' : plural(years, { one: 'mit einem Jahr', other: 'mit # Jahren' }),
})
