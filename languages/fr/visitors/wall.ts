import type { texts as en } from '../../en/visitors/wall.ts'
import { ofName, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: (name) => `À la mémoire ${ofName(name)}`,
  nothing: 'Ce que vous écrivez sur lui apparaît ici.',
  off: 'Le mur est éteint.',
  isOff: 'Le mur est éteint. L’allumer',
  purpose:
    'Il montre les souvenirs et les photos sur un écran, les nouveaux aussitôt. Il s’ouvre dès qu’il est allumé.',
  switch: 'Un mur des souvenirs pour un écran',
  notSwitchedOn: {
    title: 'Enregistrement impossible',
    description: 'Le mur n’a pas pu être allumé. Réessayez.',
  },
  sharedBy: (name) => `Partagé par ${name}`,
  share: 'Partager un souvenir',
  code: (address) => `Code QR\u00a0: partager un souvenir sur ${address}`,
  home: 'Accueil',
})
