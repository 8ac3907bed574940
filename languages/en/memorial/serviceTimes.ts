import { sentences } from '../grammar.ts'

/** The words around the time and place of a service. */
export const serviceTimeTexts = sentences({
  americanZones: {
    'America/Chicago': 'Central Time',
    'America/Los_Angeles': 'Pacific Time',
    'America/New_York': 'Eastern Time',
    'America/Denver': 'Mountain Time',
  },
  timeIn: (city: string) => `time in ${city}`,
  /** the sentences for what the family has not determined yet */
  dateToBe: 'Date to be determined',
  timeToBe: 'Time to be determined',
  locationToBe: 'Location to be determined',
})
