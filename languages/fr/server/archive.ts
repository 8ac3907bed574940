import type { texts as en } from '../../en/server/archive.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  zipName: (memorial) => `${memorial} - tous les originaux.zip`,
  files: { report: 'RAPPORT.txt', captions: 'légendes.csv' },
  folders: {
    gallery: 'Galerie',
    otherPictures: 'Autres images',
    sent: 'Photos reçues',
    music: 'Musique',
    posters: 'Images de vidéos',
    shown: 'Comme à l’écran',
  },
  captions: [
    'Fichier',
    'Titre',
    'Description',
    'Auteur',
    'Date de la photo',
    'Date d’ajout',
    'Envoyé sous le nom',
    'Personnes',
  ],
  unreadable: 'il ne peut pas être lu',
  missing: 'il manque',
  damaged: 'il est abîmé\u00a0: sa taille a changé',
})
