import type { texts as en } from '../../en/server/archive.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  zipName: (memorial) => `${memorial} - wszystkie oryginały.zip`,
  files: { report: 'RAPORT.txt', captions: 'opisy.csv' },
  folders: {
    gallery: 'Galeria',
    otherPictures: 'Inne zdjęcia',
    sent: 'Nadesłane',
    music: 'Muzyka',
    posters: 'Kadry z nagrań',
    shown: 'Tak jak na stronie',
  },
  captions: ['Plik', 'Tytuł', 'Opis', 'Od', 'Data zdjęcia', 'Dodano', 'Wysłano jako', 'Osoby'],
  unreadable: 'nie da się go odczytać',
  missing: 'nie ma go',
  damaged: 'jest uszkodzony: zmieniła się jego długość',
})
