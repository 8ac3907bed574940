import type { texts as en } from '../../en/visitors/send.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>(({ genitive }) => ({
  heading: (name) => (genitive ? `Prosimy o zdjęcia ${genitive}` : `${name} – prosimy o zdjęcia`),
  loading: 'Otwieranie strony…',
  familyFirst: 'Najpierw zobaczy je rodzina.',
  choose: 'Wybierz zdjęcia i nagrania',
  drop: 'albo upuść je tutaj',
  list: 'Wybrane zdjęcia i nagrania',
  chosen: (number) => `Wybrano ${formatNumber(number)}.`,
  others: (number) => `i jeszcze ${formatNumber(number)}`,
  portions: (number) =>
    `Teraz zostanie wysłanych pierwszych ${formatNumber(number)}, a reszta zaraz po nich.`,
  remove: 'Usuń',
  removeAll: 'Usuń wszystko',
  name: 'Imię i nazwisko',
  nameCut: 'Imię i nazwisko nie zmieściło się w całości; końcówkę pominięto.',
  nameNeeded: 'Prosimy o imię i nazwisko.',
  email: 'E-mail',
  emailHint: 'Nie trzeba podawać. Dzięki niemu rodzina może podziękować.',
  emailWrong: 'To nie jest poprawny adres e-mail. To pole może też zostać puste.',
  message: 'Kilka słów do rodziny',
  messageHint: 'Nie trzeba pisać.',
  send: 'Wyślij rodzinie',
  chooseFirst: 'Najpierw proszę wybrać zdjęcia lub nagrania.',
  sending: 'Wysyłanie…',
  arrivedOf: (arrived, total) =>
    `Dotarło ${formatNumber(arrived)} z ${formatNumber(total)}, zostało ${formatNumber(total - arrived)}.`,
  mayClose: 'Tę stronę można zamknąć. Po ponownym otwarciu na tym urządzeniu wysyłanie ruszy dalej.',
  keepOpen: 'Proszę nie zamykać tej strony, dopóki wszystko nie dotrze.',
  offline: 'Nie ma połączenia. Gdy wróci, wysyłanie samo ruszy dalej.',
  stopped:
    'Nie udało się wysłać wszystkiego. To, co wybrano, jest tu zachowane; można spróbować jeszcze raz.',
  lost: (number) =>
    `To urządzenie nie zachowało ${count(number, '# pliku', '# plików', '# plików')}, gdy strona była zamknięta. Proszę wybrać jeszcze raz.`,
  arrived: (number) => count(number, 'Dotarło #.', 'Dotarły #.', 'Dotarło #.'),
  thanks: () => 'Dziękujemy!',
  more: 'Wyślij więcej',
  nextGuest: 'Następna osoba',
  memories: 'Dodaj wspomnienie',
  own: {
    heading: 'Wysłane z tego urządzenia',
    empty: 'Nie ma tu już nic z tego, co wysłano.',
    taken: 'Rodzina dodała to do galerii.',
    takeBack: 'Wycofaj',
    question: {
      title: 'Wycofać to zdjęcie lub nagranie?',
      description: 'Zostanie usunięte i rodzina już go nie zobaczy.',
      confirm: 'Wycofaj',
      cancel: 'Zostaw',
    },
    takenBack: { title: 'Wycofano', description: 'Rodzina już tego nie ma.' },
    notTakenBack: {
      title: 'Nie wycofano',
      description: 'Nie udało się tego wycofać. Można spróbować jeszcze raz.',
    },
  },
  sharedHint:
    'Z tego urządzenia korzysta wiele osób. Gdy wszystko dotrze, nic z tego tu nie zostanie. Jeśli nikt nie dotknie go przez 3 minuty, formularz zostanie wyczyszczony.',
}))
export const { own: ownTexts } = texts
