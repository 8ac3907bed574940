import type { serviceTimeTexts as en } from '../../en/memorial/serviceTimes.ts'
import { sentences } from '../grammar.ts'

export const serviceTimeTexts = sentences<typeof en>({
  americanZones: {
    'America/Chicago': 'Ortszeit Chicago',
    'America/Los_Angeles': 'Ortszeit Los Angeles',
    'America/New_York': 'Ortszeit New York',
    'America/Denver': 'Ortszeit Denver',
  },
  timeIn: (city) => `Ortszeit ${city}`,
  dateToBe: 'Der Tag steht noch nicht fest',
  timeToBe: 'Die Uhrzeit steht noch nicht fest',
  locationToBe: 'Der Ort steht noch nicht fest',
})
