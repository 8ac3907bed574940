import type { copyTexts as enCopy, originalsTexts as enOriginals } from '../../en/dashboard/downloads.ts'
import { sentences } from '../grammar.ts'

export const copyTexts = sentences<typeof enCopy>({
  title: 'Kopia na pamiątkę',
  purpose:
    'Do oglądania: cała strona pamięci tak, jak widzą ją goście, w jednym pliku ZIP. Po rozpakowaniu otwiera się w każdej przeglądarce, nawet bez internetu.',
  size: 'Zdjęcia',
  sizes: {
    all: 'Na pendrive, w pełnym rozmiarze',
    small: 'Małe, do e-maila',
  },
  book: 'Z książką (PDF)',
  start: 'Utwórz kopię',
  startAgain: 'Utwórz nową kopię',
  ready: 'Kopia jest gotowa. Najlepiej przechowywać ją w kilku miejscach.',
  canceled: 'Kopia nie powstała.',
})

export const originalsTexts = sentences<typeof enOriginals>({
  title: 'Wszystkie oryginały',
  purpose:
    'Na wypadek, gdyby trzeba było zacząć od nowa: każde zdjęcie, nagranie i utwór w całości i wszystko, co napisano, w jednym pliku ZIP. Zdjęcia JPEG mają w sobie tytuł, opis, autora i datę. Można z tego założyć nową stronę pamięci.',
  download: 'Pobierz wszystkie oryginały',
  caution: 'Tylko dla rodziny: są tu też adresy e-mail i wspomnienia, których nie widać na stronie.',
})
