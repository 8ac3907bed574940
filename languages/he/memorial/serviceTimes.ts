import type { serviceTimeTexts as en } from '../../en/memorial/serviceTimes.ts'
import { sentences } from '../grammar.ts'

/** All of the country has the time of its one zone. */
export const nameClock = (city: string) => `שעון ${city === 'ירושלים' ? 'ישראל' : city}`

export const serviceTimeTexts = sentences<typeof en>({
  americanZones: {
    'America/Chicago': 'שעון מרכז ארצות הברית',
    'America/Los_Angeles': 'שעון החוף המערבי של ארצות הברית',
    'America/New_York': 'שעון החוף המזרחי של ארצות הברית',
    'America/Denver': 'שעון הרי הרוקי, ארצות הברית',
  },
  timeIn: nameClock,
  dateToBe: 'התאריך ייקבע בהמשך',
  timeToBe: 'השעה תיקבע בהמשך',
  locationToBe: 'המקום ייקבע בהמשך',
})
