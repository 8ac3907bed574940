import type { serviceTimeTexts as en } from '../../en/memorial/serviceTimes.ts'
import { sentences, toKey } from '../grammar.ts'

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

export const serviceTimeTexts = sentences<typeof en>({
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
