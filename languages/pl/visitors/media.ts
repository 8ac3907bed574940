import type { texts as en } from '../../en/visitors/media.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  edit: {
    gallery: { heading: 'Zmień opis zdjęcia', failure: 'Nie udało się zmienić opisu zdjęcia.' },
    memory: {
      heading: 'Zmień opis zdjęcia',
      failure: 'Nie udało się zmienić opisu zdjęcia. Można spróbować jeszcze raz.',
    },
  },
  title: 'Tytuł',
  description: 'Opis',
  save: 'Zapisz zmiany',
  saving: 'Zapisywanie…',
  titleNeeded: 'Potrzebny jest tytuł',
  updated: { title: 'Zapisano', description: 'Opis zdjęcia został zmieniony.' },
  held: { title: 'Jeszcze niewidoczne', description: 'Dziękujemy. Rodzina najpierw sprawdza linki.' },
  updateFailed: 'Nie zapisano',
  download: 'Pobierz',
  imageDownloaded: 'Zdjęcie pobrane',
  videoDownloaded: 'Nagranie pobrane',
  hasBeenDownloaded: (title) => `Pobrano „${title}”.`,
  downloadFailed: (title) => ({
    title: 'Nie pobrano',
    description: `„${title}” – być może ktoś to już usunął.`,
  }),
  close: 'Zamknij',
  previous: 'Poprzednie',
  next: 'Następne',
  newTab: 'otwiera się w nowej karcie',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  count: (position, total) => `${formatNumber(position)} z ${formatNumber(total)}`,
  slideshowFromHere: 'Pokaz od tego miejsca',
  copyLink: 'Kopiuj link',
  linkCopied: 'Link skopiowany',
  gone: 'Tego zdjęcia już tu nie ma.',
})
