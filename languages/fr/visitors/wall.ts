import type { texts as en } from '../../en/visitors/wall.ts'
import { ofName, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: (name) => `À la mémoire ${ofName(name)}`,
  nothing: 'Vos souvenirs apparaîtront ici.',
  off: 'Le mur des souvenirs n’est pas activé.',
  isOff: 'Le mur des souvenirs n’est pas activé. L’activer',
  purpose:
    'Il montre les souvenirs et les photos sur un écran, les nouveaux aussitôt. Sa page s’ouvre dès qu’il est activé.',
  switch: 'Un mur des souvenirs pour un écran',
  notSwitchedOn: {
    title: 'Enregistrement impossible',
    description: 'Le mur n’a pas pu être activé. Vous pouvez réessayer.',
  },
  sharedBy: (name) => `Partagé par ${name}`,
  share: 'Laisser un souvenir',
  code: (address) => `Code QR\u00a0: laisser un souvenir sur ${address}`,
  home: 'Accueil',
})
