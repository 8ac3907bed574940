import type { largerTexts as en } from '../../en/dashboard/largerCopies.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const largerTexts = sentences<typeof en>({
  looksLike: ({ title, untitled }, position) =>
    `${untitled ? 'To zdjęcie' : `„${title}”`} wygląda tak samo jak numer ${formatNumber(position)} w galerii.`,
  alike: (number) =>
    number === 1
      ? 'Dwa zdjęcia wyglądają tak samo. Oba zostają, chyba że ktoś zdecyduje inaczej.'
      : `Pary zdjęć, które wyglądają tak samo: ${formatNumber(number)}. Wszystkie zostają, chyba że ktoś zdecyduje inaczej.`,
  newIsLarger: 'Nowe jest większe.',
  earlierIsLarger: 'To w galerii jest większe.',
  take: 'Zamień na większe',
  takeOnes: (number) => (number === 1 ? 'Zamień na większe' : `Zamień na większe (${formatNumber(number)})`),
  taken: (number) => ({
    title: 'Zmiany zapisane',
    description:
      number === 1
        ? 'W galerii jest teraz większe zdjęcie. Tytuł i miejsce się nie zmieniły.'
        : 'W galerii są teraz większe zdjęcia. Tytuły i miejsca się nie zmieniły.',
  }),
  failed: {
    title: 'Nie zapisano',
    description: 'Nie udało się zamienić zdjęcia na większe. Można spróbować jeszcze raz.',
  },
})
