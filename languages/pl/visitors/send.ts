import type { KindCounts } from '../../../contract/media/media.ts'
import type { texts as en } from '../../en/visitors/send.ts'
import { count, countItems, countPhotographs, countVideos, formatNumber, sentences } from '../grammar.ts'

const countKinds = ({ photographs, videos }: KindCounts) => {
  if (videos === 0) return countPhotographs(photographs)
  if (photographs === 0) return countVideos(videos)
  return countItems(photographs + videos)
}

export const texts = sentences<typeof en>(({ genitive }) => ({
  heading: (name) => (genitive ? `Prosimy o zdjęcia ${genitive}` : `${name} – prosimy o zdjęcia`),
  loading: 'Otwieranie strony…',
  incomplete:
    'Ten link jest niepełny: brakuje jego końca. Można jeszcze raz zeskanować kod albo skopiować cały link.',
  familyFirst: 'Najpierw zobaczy je rodzina.',
  choose: 'Wybierz zdjęcia i nagrania',
  drop: 'albo upuść je tutaj',
  list: 'Wybrane zdjęcia i nagrania',
  chosen: (kinds) => `Wybrano ${countKinds(kinds)}.`,
  others: (number) => `i jeszcze ${formatNumber(number)}`,
  portions: (number) =>
    `Teraz zostanie wysłanych pierwszych ${formatNumber(number)}, a reszta zaraz po nich.`,
  remove: 'Usuń',
  removeAll: 'Usuń wszystko',
  name: 'Imię i nazwisko',
  nameNeeded: 'Prosimy o imię i nazwisko.',
  email: 'E-mail',
  emailHint: 'Nie trzeba podawać. Dzięki niemu rodzina może podziękować.',
  emailWrong: 'To nie jest poprawny adres e-mail. To pole może też zostać puste.',
  message: 'Kilka słów do rodziny',
  messageHint: 'Nie trzeba pisać.',
  send: 'Wyślij rodzinie',
  chooseFirst: 'Najpierw proszę wybrać zdjęcia lub nagrania.',
  sending: 'Wysyłanie…',
  progress: 'Postęp wysyłania',
  arrivedOf: (arrived, total) =>
    `Dotarło ${formatNumber(arrived)} z ${formatNumber(total)}, zostało ${formatNumber(total - arrived)}.`,
  mayClose: 'Tę stronę można zamknąć. Po ponownym otwarciu na tym urządzeniu wysyłanie ruszy dalej.',
  keepOpen: 'Proszę nie zamykać tej strony, dopóki wszystko nie dotrze.',
  unsaved: 'Na tym urządzeniu nie ma miejsca na kopie wszystkich plików.',
  offline: 'Nie ma połączenia. Gdy wróci, wysyłanie samo ruszy dalej.',
  stopped:
    'Nie udało się wysłać wszystkiego. To, co wybrano, jest tu zachowane; można spróbować jeszcze raz.',
  kept: 'To, co wybrano, jest tu zachowane.',
  lost: (number, files) =>
    `To urządzenie nie zachowało ${count(number, '# pliku', '# plików', '# plików')}, gdy strona była zamknięta. Proszę wybrać jeszcze raz: ${files}.`,
  arrived: (kinds) =>
    count(
      kinds.photographs + kinds.videos,
      `Dotarło ${countKinds(kinds)}.`,
      `Dotarły ${countKinds(kinds)}.`,
      `Dotarło ${countKinds(kinds)}.`,
    ),
  thanks: () => 'Dziękujemy!',
  more: 'Wyślij więcej',
  nextGuest: 'Następna osoba',
  memories: 'Dodaj wspomnienie',
  own: {
    heading: 'Wysłane z tego urządzenia',
    loading: 'Wczytywanie…',
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
    'Z tego urządzenia korzysta wielu gości. Gdy wszystko dotrze, nic z tego tu nie zostanie. Jeśli przez 3 minuty nikt go nie dotknie, formularz zostanie wyczyszczony.',
  stillWriting: {
    title: 'Czy ktoś tu jeszcze jest?',
    description:
      'Aby zachować wybrane zdjęcia, wystarczy dotknąć ekranu lub nacisnąć klawisz. Inaczej formularz zostanie zaraz wyczyszczony.',
  },
  abandoned: {
    title: 'Formularz został wyczyszczony',
    description: 'Z tego urządzenia korzysta wielu gości, a przez 3 minuty nikt go nie dotknął.',
  },
}))
export const { own: ownTexts } = texts
