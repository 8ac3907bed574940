import type { texts as en } from '../../en/dashboard/sortable.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  drag: 'Faire glisser',
  moveTo: 'Placer',
  howTo:
    'Espace pour prendre, flèches haut et bas pour déplacer, Espace pour poser, Échap pour remettre en place.',
  picked: (name, position, count) => `Pris\u00a0: ${name}, position ${position} sur ${count}.`,
  over: (name, position, count) => `${name}, position ${position} sur ${count}.`,
  dropped: (name, position, count) => `Posé\u00a0: ${name}, position ${position} sur ${count}.`,
  back: (name, position, count) => `Remis en place\u00a0: ${name}, position ${position} sur ${count}.`,
})
