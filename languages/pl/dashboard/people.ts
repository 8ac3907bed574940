import type { texts as en } from '../../en/dashboard/people.ts'
import { count, countPhotographs, formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  whoIsInThem: 'Kto jest na zdjęciach',
  chosenDialog: (number) =>
    number === 1 ? 'Kto jest na zdjęciu?' : `Kto jest na tych ${formatNumber(number)} zdjęciach?`,
  addHint: 'Klawisz Enter dodaje osobę. Imię wybrane z listy to ta sama osoba.',
  inSome: (number, total) => `na ${formatNumber(number)} z ${formatNumber(total)}`,
  remove: (name) => `Usuń: ${name}`,
  place: (name) => `Zaznacz na zdjęciu: ${name}`,
  placeHint: (name) =>
    `${name} – wystarczy dotknąć tego miejsca na zdjęciu albo nacisnąć pinezkę obok imienia i przesunąć kółko strzałkami.`,
  save: 'Zapisz osoby',
  named: { title: 'Zapisano osoby' },
  namesBack: { title: 'Przywrócono osoby' },
  list: 'Osoby',
  listDialog: 'Osoby na zdjęciach',
  loading: 'Wczytywanie listy…',
  failed: 'Nie udało się teraz wczytać listy.',
  photographs: countPhotographs,
  name: 'Imię i nazwisko',
  mergeHint: 'Jeśli ta sama osoba jest na liście także pod innym imieniem, wystarczy je tu wybrać.',
  merge: (from, into, number) => ({
    title: 'Czy to ta sama osoba?',
    description: `Na ${count(number, '# zdjęciu', '# zdjęciach', '# zdjęciach')} zamiast „${from}” będzie „${into}”. Wcześniejsze imię zostaje w historii każdego zdjęcia.`,
    confirm: 'Połącz',
  }),
  merged: { title: 'To teraz jedna osoba' },
  placesChanged: 'Zmieniono, gdzie kto jest na zdjęciu.',
  noNames: 'bez imion',
  noDate: 'bez daty',
  namesCame: (number, names, hasMore) =>
    `Przy ${count(number, '# zdjęciu', '# zdjęciach', '# zdjęciach')} były już imiona: ${names}${hasMore ? '…' : '.'} Goście jeszcze ich nie widzą.`,
  showAllNames: 'Pokaż gościom wszystkie imiona',
  notAmongAll:
    'Imiona ukryte i bardzo do nich podobne nie są pokazywane razem z innymi: o każdym z nich decyduje się osobno.',
  eachName: 'Zdecyduj o każdym imieniu',
  showName: 'Pokaż',
  keepHidden: 'Zachowaj tylko dla rodziny',
  leaveOutName: 'Pomiń',
  nearHidden: (name, hiddenName) => ({
    title: 'Czy to ta sama osoba?',
    description: `„${name}” to prawie to samo co „${hiddenName}”, a tego imienia goście nie widzą.`,
    confirm: 'Ukryj także to imię',
    cancel: 'To ktoś inny',
  }),
})
