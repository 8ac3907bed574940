import type { dateTexts as en } from '../../en/memorial/dates.ts'
import { sentences } from '../grammar.ts'

const describeAge = (years: number) => {
  if (years === 0) return 'בשנת החיים הראשונה'
  if (years === 1) return 'בגיל שנה'
  if (years === 2) return 'בגיל שנתיים'
  return `בגיל ${years}`
}

export const dateTexts = sentences<typeof en>({
  about: (date) => `בסביבות ${date}`,
  perhaps: (date) => `אולי ${date}`,
  /** 'שנות ה־50' are always those of the 20th century */
  decade: (year) => `שנות ה־${year.replace(/^19(?=[2-9])/, '')}`,
  century: (number) => `המאה ה־${number}`,
  /** a season of a year; the first one is spring */
  season: (season, year) => `${['אביב', 'קיץ', 'סתיו', 'חורף'][season]} ${year}`,
  between: (first, last) => `${first} עד ${last}`,
  since: (first) => `מאז ${first}`,
  until: (last) => `עד ${last}`,
  at: (day, clock) => `${day}, ${clock}`,
  age: describeAge,
})
