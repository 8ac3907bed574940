import type { serviceTimeTexts as en } from '../../en/memorial/serviceTimes.ts'
import { sentences } from '../grammar.ts'

/** Puts the article before the one city that has one within a sentence: 'hora de la Ciudad de México'. */
export const addArticle = (city: string) => (city === 'Ciudad de México' ? `la ${city}` : city)

export const serviceTimeTexts = sentences<typeof en>({
  americanZones: {
    'America/Chicago': 'hora del centro de EE.\u00a0UU.',
    'America/Los_Angeles': 'hora del Pacífico de EE.\u00a0UU.',
    'America/New_York': 'hora del este de EE.\u00a0UU.',
    'America/Denver': 'hora de la montaña de EE.\u00a0UU.',
  },
  timeIn: (city) => `hora de ${addArticle(city)}`,
  dateToBe: 'Fecha por confirmar',
  timeToBe: 'Hora por confirmar',
  locationToBe: 'Lugar por confirmar',
})
