import type { serviceTexts as en } from '../../en/dashboard/serviceShow.ts'
import { count, countPhotographs, formatNumber, sentences } from '../grammar.ts'

export const serviceTexts = sentences<typeof en>({
  choose: (number) => `Wybierz ${formatNumber(number)} na uroczystość`,
  offer: (number) => `Wybrać ${countPhotographs(number)}?`,
  loading: 'Wczytywanie zdjęć…',
  failed: 'Nie można teraz wczytać zdjęć. Są bezpieczne; można spróbować jeszcze raz.',
  how: 'Najpierw portrety i zdjęcia z tytułem. Pozostałe są rozłożone na wszystkie lata, po jednym z każdej chwili. Wszystkie zostają w galerii.',
  chosen: 'Te zdjęcia, w kolejności pokazu',
  take: (number) => count(number, 'Pokaż to zdjęcie', 'Pokaż te # zdjęcia', 'Pokaż te # zdjęć'),
  takenAlready: 'Pokaz zdjęć zawiera już dokładnie te zdjęcia.',
  taken: (number) => ({
    title: 'Zapisano',
    description: `Teraz w pokazie: ${countPhotographs(number)}. W galerii są wszystkie.`,
  }),
  undone: { title: 'Zapisano', description: 'W pokazie zdjęć są te same zdjęcia co przedtem.' },
})
