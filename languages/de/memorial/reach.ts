import type { reachTexts as en } from '../../en/memorial/reach.ts'
import { sentences } from '../grammar.ts'

export const reachTexts = sentences<typeof en>({
  computer: 'Nur dieser Computer kann diese Adresse öffnen.',
  network: 'Nur Geräte in diesem Netz können diese Adresse öffnen.',
  noCode: 'Deshalb gibt es keinen Code zum Drucken.',
  advice: 'Bitten Sie die Person, die den Server betreut, um eine Adresse, die alle öffnen können.',
})
