import type { texts as en } from '../../en/dashboard/answers.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Wczytywanie odpowiedzi o zdjęciach…',
  failed: 'Nie udało się teraz wczytać odpowiedzi o zdjęciach. Są bezpieczne; można spróbować jeszcze raz.',
  waiting: (number) =>
    `Goście powiedzieli coś o ${count(number, '# zdjęciu', '# zdjęciach', '# zdjęciach')}. Nikt inny tego nie widzi, dopóki nie zostanie przyjęte.`,
  allDecided: 'Nic już nie czeka na decyzję.',
  kinds: { who: 'Kto', when: 'Kiedy', where: 'Gdzie' },
  others: (number, isAfterNames) => {
    if (isAfterNames) return count(number, '# inna osoba', '# inne osoby', '# innych osób')
    return number === 1 ? 'Ktoś' : `Kilka osób (${formatNumber(number)})`
  },
  say: (people, number, value) => `${people} ${number === 1 ? 'mówi' : 'mówią'}: ${value}`,
  take: 'Przyjmij',
  putAside: 'Odłóż',
  putAllAside: 'Odłóż wszystko',
  decided: { take: 'Przyjęto', putAside: 'Odłożono', reopen: 'Znów czeka' },
  offer: {
    question:
      'Goście mogą wiedzieć, kto jest na tych zdjęciach i kiedy je zrobiono. Czy ich zapytać? Nikt nie widzi odpowiedzi, dopóki nie zostanie przyjęta.',
    on: 'Zapytaj gości',
    off: 'Nie pytaj',
  },
})
