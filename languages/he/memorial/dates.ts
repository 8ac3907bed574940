import type { dateTexts as en } from '../../en/memorial/dates.ts'
import { sentences } from '../grammar.ts'

const describeAge = (years: number) => {
  if (years === 0) return 'בשנתו הראשונה'
  if (years === 1) return 'בן שנה'
  if (years === 2) return 'בן שנתיים'
  return `בן ${years}`
}

export const dateTexts = sentences<typeof en>({
  about: (date) => `בסביבות ${date}`,
  perhaps: (date) => `אולי ${date}`,
  decade: (year) => `שנות ה־${year}`,
  century: (number) => `המאה ה־${number}`,
  /** a season of a year; the first one is spring */
  season: (season, year) => `${['אביב', 'קיץ', 'סתיו', 'חורף'][season]} ${year}`,
  between: (first, last) => `${first} עד ${last}`,
  since: (first) => `מאז ${first}`,
  until: (last) => `עד ${last}`,
  at: (day, clock) => `${day}, ${clock}`,
  age: describeAge,
})
