import type { dateTexts as en } from '../../en/shared/dates.ts'
import { sentences, toKey } from '../grammar.ts'

const describeAge = (years: number) => {
  if (years === 0) return 'בשנתו הראשונה'
  if (years === 1) return 'בן שנה'
  if (years === 2) return 'בן שנתיים'
  return `בן ${years}`
}

/** The places of zones where many Hebrew-speaking families live, by the city in the name of the zone. */
const zonePlaces: Readonly<Record<string, string>> = {
  Jerusalem: 'ישראל',
  'Tel Aviv': 'ישראל',
  London: 'לונדון',
  Paris: 'פריז',
  Berlin: 'ברלין',
  Moscow: 'מוסקבה',
  Toronto: 'טורונטו',
  'Buenos Aires': 'בואנוס איירס',
  Johannesburg: 'יוהנסבורג',
  Sydney: 'סידני',
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
  americanZones: {
    'America/Chicago': 'שעון מרכז ארצות הברית',
    'America/Los_Angeles': 'שעון החוף המערבי של ארצות הברית',
    'America/New_York': 'שעון החוף המזרחי של ארצות הברית',
    'America/Denver': 'שעון הרי הרוקי, ארצות הברית',
  },
  timeIn: (city) => `שעון ${zonePlaces[toKey(city)] ?? city}`,
  dateToBe: 'התאריך ייקבע בהמשך',
  timeToBe: 'השעה תיקבע בהמשך',
  locationToBe: 'המקום ייקבע בהמשך',
})
