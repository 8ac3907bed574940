import type { copyTexts as enCopy, originalsTexts as enOriginals } from '../../en/dashboard/downloads.ts'
import { sentences } from '../grammar.ts'

export const copyTexts = sentences<typeof enCopy>({
  title: 'Une copie à garder',
  purpose:
    'À regarder\u00a0: tout le site tel que les visiteurs le voient, en un fichier ZIP. Une fois décompressé, il s’ouvre dans tout navigateur, même sans internet.',
  size: 'Photos',
  sizes: {
    all: 'Pour une clé USB, en taille d’origine',
    small: 'Petites, pour un e-mail',
  },
  book: 'Avec le livre (PDF)',
  start: 'Créer une copie',
  startAgain: 'Créer une nouvelle copie',
  ready: 'Votre copie est prête. Mieux vaut la garder en plusieurs endroits.',
  canceled: 'Aucune copie n’a été créée.',
})

export const originalsTexts = sentences<typeof enOriginals>({
  title: 'Tous les originaux',
  purpose:
    'Pour tout recréer\u00a0: chaque photo, vidéo et morceau en entier, et tout ce qui a été écrit, en un fichier ZIP. Les photos JPEG portent leur titre, leur description, leur auteur et leur date. On peut en tirer un nouveau site.',
  download: 'Télécharger tous les originaux',
  caution:
    'Pour la famille seulement\u00a0: il contient aussi des adresses e-mail et des souvenirs qui ne sont pas montrés.',
})
