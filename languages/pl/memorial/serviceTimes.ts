import type { serviceTimeTexts as en } from '../../en/memorial/serviceTimes.ts'
import { sentences } from '../grammar.ts'

export const serviceTimeTexts = sentences<typeof en>({
  americanZones: {
    'America/Chicago': 'czas środkowy w USA',
    'America/Los_Angeles': 'czas pacyficzny w USA',
    'America/New_York': 'czas wschodni w USA',
    'America/Denver': 'czas górski w USA',
  },
  timeIn: (city) => `czas lokalny: ${city}`,
  dateToBe: 'Data do ustalenia',
  timeToBe: 'Godzina do ustalenia',
  locationToBe: 'Miejsce do ustalenia',
})
