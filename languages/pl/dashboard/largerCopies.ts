import type { largerTexts as en } from '../../en/dashboard/largerCopies.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const largerTexts = sentences<typeof en>({
  newIsLarger: 'Nowe jest większe.',
  earlierIsLarger: 'To w galerii jest większe.',
  take: 'Weź większe',
  takeOnes: (number) => (number === 1 ? 'Weź większe' : `Weź większe (${formatNumber(number)})`),
  taken: (number) => ({
    title: 'Zmiany zapisane',
    description:
      number === 1
        ? 'W galerii jest teraz większe zdjęcie. Tytuł i miejsce są takie jak przedtem.'
        : 'W galerii są teraz większe zdjęcia. Tytuły i miejsca są takie jak przedtem.',
  }),
  failed: {
    title: 'Nie zapisano',
    description: 'Nie udało się wziąć większego zdjęcia. Można spróbować jeszcze raz.',
  },
})
