import type { texts as en } from '../../en/dashboard/people.ts'
import { count, countPhotographs, formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  whoIsInThem: 'Kto jest na zdjęciach',
  chosenDialog: (number) =>
    number === 1 ? 'Kto jest na zdjęciu?' : `Kto jest na tych zdjęciach? (${formatNumber(number)})`,
  addHint: 'Po każdej osobie wystarczy nacisnąć Enter. Wybór z listy oznacza tę samą osobę.',
  inSome: (number, total) => `na ${formatNumber(number)} z ${formatNumber(total)}`,
  remove: (name) => `Usuń: ${name}`,
  place: (name) => `Zaznacz miejsce: ${name}`,
  placeHint: (name) =>
    `Wystarczy dotknąć zdjęcia tam, gdzie jest ta osoba (${name}), albo nacisnąć pinezkę obok imienia i przesunąć okrąg strzałkami.`,
  save: 'Zapisz osoby',
  named: { title: 'Osoby zapisane' },
  namesBack: { title: 'Osoby przywrócone' },
  list: 'Osoby',
  listDialog: 'Osoby na zdjęciach',
  loading: 'Wczytywanie osób…',
  failed: 'Nie udało się teraz wczytać osób.',
  photographs: countPhotographs,
  name: 'Imię i nazwisko',
  mergeHint: 'Jeśli dwa wpisy oznaczają tę samą osobę, wystarczy wybrać tu ten drugi.',
  merge: (from, into, number) => ({
    title: 'Czy to ta sama osoba?',
    description: `Na ${count(number, '# zdjęciu', '# zdjęciach', '# zdjęciach')} zamiast „${from}” będzie „${into}”. Wcześniejszy wpis zostaje w historii każdego zdjęcia.`,
    confirm: 'Połącz',
  }),
  merged: { title: 'Osoby połączone' },
  placesChanged: 'Zmieniono miejsca osób na zdjęciu.',
  noNames: 'bez osób',
  noDate: 'bez daty',
})
