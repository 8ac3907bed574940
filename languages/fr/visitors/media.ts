import type { texts as en } from '../../en/visitors/media.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  edit: {
    gallery: { heading: 'Modifier la photo', failure: 'La photo n’a pas pu être modifiée.' },
    memory: {
      heading: 'Modifier la photo',
      failure: 'La photo n’a pas pu être modifiée. Vous pouvez réessayer.',
    },
  },
  title: 'Titre',
  description: 'Description',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  titleNeeded: 'Il manque un titre',
  updated: { title: 'Enregistré', description: 'La photo a été modifiée.' },
  held: { title: 'Pas encore affiché', description: 'Merci. La famille vérifie d’abord les liens.' },
  updateFailed: 'Enregistrement impossible',
  download: 'Télécharger',
  imageDownloaded: 'Photo téléchargée',
  videoDownloaded: 'Vidéo téléchargée',
  hasBeenDownloaded: (title) => `«\u00a0${title}\u00a0» est sur votre appareil.`,
  downloadFailed: (title) => ({
    title: 'Téléchargement impossible',
    description: `«\u00a0${title}\u00a0» n’a pas pu être téléchargé. Le fichier a peut-être été retiré entre-temps.`,
  }),
  close: 'Fermer',
  previous: 'Précédent',
  next: 'Suivant',
  newTab: 's’ouvre dans un nouvel onglet',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  count: (position, total) => `${formatNumber(position)} sur ${formatNumber(total)}`,
  slideshowFromHere: 'Diaporama à partir d’ici',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',
  gone: 'Cette photo n’est plus ici.',
})
