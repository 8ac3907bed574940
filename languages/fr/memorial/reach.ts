import type { reachTexts as en } from '../../en/memorial/reach.ts'
import { sentences } from '../grammar.ts'

/** Says who can open an address, that no code is shown or printed for it, and what to do. */
export const reachTexts = sentences<typeof en>({
  computer: 'Seul cet ordinateur peut ouvrir cette adresse.',
  network: 'Seuls les appareils de ce réseau peuvent ouvrir cette adresse.',
  noCode: 'Il n’y a donc pas de code à imprimer.',
  advice: 'La personne qui gère le serveur peut lui donner une adresse que tout le monde peut ouvrir.',
})
