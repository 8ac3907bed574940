import type { serviceTimeTexts as en } from '../../en/memorial/serviceTimes.ts'
import { sentences } from '../grammar.ts'

export const serviceTimeTexts = sentences<typeof en>({
  americanZones: {
    'America/Chicago': 'hora del centro (EE.\u00a0UU.)',
    'America/Los_Angeles': 'hora del Pacífico (EE.\u00a0UU.)',
    'America/New_York': 'hora del este (EE.\u00a0UU.)',
    'America/Denver': 'hora de la montaña (EE.\u00a0UU.)',
  },
  timeIn: (city) => `hora de ${city}`,
  dateToBe: 'Fecha por confirmar',
  timeToBe: 'Hora por confirmar',
  locationToBe: 'Lugar por confirmar',
})
