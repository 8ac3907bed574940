import type { texts as en } from '../../en/dashboard/adjust.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Modifier l’image',
  rotateLeft: 'Tourner à gauche',
  rotateRight: 'Tourner à droite',
  crop: 'Recadrer',
  focalPoint: 'Point central',
  restore: 'Rétablir',
  straighten: 'Redresser',
  degrees: (degrees) => `${formatNumber(degrees)}°`,
  hint: 'L’original reste tel quel. «\u00a0Rétablir\u00a0» montre de nouveau l’image telle qu’elle a été envoyée.',
  hints: {
    crop: 'Le cadre et ses coins se déplacent au doigt, à la souris, ou avec les flèches du clavier.',
    focus:
      'Le cercle marque ce qui doit toujours se voir, par exemple son visage. Il se déplace au doigt, à la souris, ou avec les flèches du clavier.',
  },
  moveCrop: 'Déplacer le cadre',
  corners: {
    topLeft: 'Coin en haut à gauche',
    topRight: 'Coin en haut à droite',
    bottomLeft: 'Coin en bas à gauche',
    bottomRight: 'Coin en bas à droite',
  },
  moveFocalPoint: 'Déplacer le point central',
  updateFailed: {
    title: 'Enregistrement impossible',
    description: 'L’image n’a pas pu être modifiée. Vous pouvez réessayer.',
  },
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: { title: 'Modifications enregistrées', description: 'Les visiteurs voient l’image ainsi.' },
})
