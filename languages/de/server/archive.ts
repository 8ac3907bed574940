import type { texts as en } from '../../en/server/archive.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  zipName: (memorial) => `${memorial} - alle Originale.zip`,
  files: { report: 'BERICHT.txt', captions: 'Bildtexte.csv' },
  folders: {
    gallery: 'Galerie',
    otherPictures: 'Andere Bilder',
    sent: 'Von Gästen',
    music: 'Musik',
    posters: 'Vorschaubilder',
    shown: 'Wie gezeigt',
  },
  captions: [
    'Datei',
    'Titel',
    'Beschreibung',
    'Von',
    'Aufgenommen',
    'Hinzugefügt',
    'Gesendet als',
    'Personen',
  ],
  unreadable: 'lässt sich nicht lesen',
  missing: 'fehlt',
  damaged: 'beschädigt: die Länge hat sich geändert',
})
