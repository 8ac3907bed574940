import type { texts as en } from '../../en/dashboard/answers.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Wczytywanie odpowiedzi gości…',
  failed: 'Nie udało się teraz wczytać odpowiedzi gości. Są bezpieczne; można spróbować jeszcze raz.',
  waiting: (number) =>
    `Goście napisali coś o ${count(number, '# zdjęciu', '# zdjęciach', '# zdjęciach')}. Nikt inny tego nie widzi, dopóki nie zostanie to przyjęte.`,
  allDecided: 'Nic już nie czeka na decyzję.',
  kinds: { who: 'Kto', when: 'Kiedy', where: 'Gdzie', remark: 'O zdjęciu' },
  others: (number, isAfterNames) => {
    if (isAfterNames) return count(number, 'jeszcze # osoba', 'jeszcze # osoby', 'jeszcze # osób')
    return number === 1 ? 'Ktoś' : `Goście (${formatNumber(number)})`
  },
  say: (people, number, value) => `${people} ${number === 1 ? 'mówi' : 'mówią'}: ${value}`,
  take: 'Przyjmij',
  change: 'Zmień imię lub nazwisko',
  isIt: (name) => `${name}?`,
  hiddenName: (name) => `Goście nie widzą, że na zdjęciach jest „${name}”.`,
  takeRemark: 'Dodaj do opisu',
  takeAll: (number, total) =>
    number === total
      ? `Przyjmij wszystko (${formatNumber(number)})`
      : `Przyjmij ${formatNumber(number)} z ${formatNumber(total)}`,
  putAside: 'Odłóż',
  putAllAside: 'Odłóż wszystko',
  decided: { take: 'Przyjęto', putAside: 'Odłożono', reopen: 'Znów czeka' },
  offer: {
    question:
      'Może goście wiedzą, kto jest na tych zdjęciach i kiedy je zrobiono. Zapytać ich? Nikt nie widzi odpowiedzi, dopóki nie zostanie przyjęta.',
    on: 'Zapytaj gości',
    off: 'Nie pytaj',
  },
})
