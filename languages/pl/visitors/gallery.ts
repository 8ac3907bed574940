import type { texts as en } from '../../en/visitors/gallery.ts'
import { countItems, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: 'Galeria',
  filters: { all: 'Wszystko', photos: 'Zdjęcia', videos: 'Nagrania' },
  filter: 'Co pokazać',
  loading: 'Wczytywanie galerii…',
  empty: 'Galeria jest jeszcze pusta',
  emptyHint: 'Zdjęcia i nagrania dodaje się w panelu',
  failed: 'Nie udało się wczytać galerii',
  failedHint: 'Zdjęcia są bezpieczne; można spróbować jeszcze raz.',
  again: 'Spróbuj ponownie',
  all: 'Zobacz wszystkie zdjęcia i nagrania',
  count: (count) => countItems(count),
  edit: 'Zmień',
})
