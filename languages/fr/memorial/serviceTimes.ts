import type { serviceTimeTexts as en } from '../../en/memorial/serviceTimes.ts'
import { ofCity, sentences } from '../grammar.ts'

export const serviceTimeTexts = sentences<typeof en>({
  americanZones: {
    'America/Chicago': 'heure du Centre (Chicago)',
    'America/Los_Angeles': 'heure du Pacifique (Los Angeles)',
    'America/New_York': 'heure de l’Est (New York)',
    'America/Denver': 'heure des Rocheuses (Denver)',
  },
  timeIn: (city) => `heure ${ofCity(city)}`,
  dateToBe: 'Date à préciser',
  timeToBe: 'Heure à préciser',
  locationToBe: 'Lieu à préciser',
})
