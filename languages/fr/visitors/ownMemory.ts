import type { texts as en } from '../../en/visitors/ownMemory.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: 'Votre souvenir',
  loading: 'Chargement de votre souvenir…',
  missing:
    'Ce lien ne mène à aucun souvenir. Il a peut-être été retiré, un lien plus récent l’a peut-être remplacé, ou la fin du lien manque.',
  unseen: 'Les visiteurs ne voient pas ce souvenir pour le moment.',
  photos: 'Photos de ce souvenir',
  save: 'Enregistrer',
  saved: { title: 'Enregistré', description: 'Votre souvenir a été modifié.' },
  saveFailed: { title: 'Enregistrement impossible', description: 'Le souvenir n’a pas pu être modifié.' },
  withdraw: 'Retirer le souvenir',
  withdrawQuestion: {
    title: 'Retirer ce souvenir\u202f?',
    description: 'Le texte et les photos seront supprimés pour toujours.',
    confirm: 'Retirer le souvenir',
    cancel: 'Le garder',
  },
  photographStays:
    'Le texte et vos propres photos seront supprimés pour toujours. La photo de la galerie reste.',
  withdrawn: { title: 'Souvenir retiré', description: 'Il n’est plus sur cette page.' },
  withdrawFailed: { title: 'Retrait impossible', description: 'Le souvenir n’a pas pu être retiré.' },
  leave: 'Revenir à tous les souvenirs',
  wroteHere: 'Vous avez écrit sur ce téléphone.',
  wroteHereThis: (beginning) => `Vous avez écrit sur ce téléphone\u00a0: «\u00a0${beginning}\u00a0»`,
  change: 'Modifier votre souvenir',
})
