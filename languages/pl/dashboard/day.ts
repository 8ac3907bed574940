import { printShopPages } from '../../../contract/outputs/book.ts'
import type {
  bookTexts as enBook,
  cameLaterTexts as enCameLater,
  dayTexts as enDay,
  documentTexts as enDocument,
  filmTexts as enFilm,
  hallTexts as enHall,
  openTexts as enOpen,
  opensWithTexts as enOpensWith,
  orderTexts as enOrder,
  paperTexts as enPaper,
  serviceShowTexts as enServiceShow,
  tableCardTexts as enTableCards,
  wallTexts as enWall,
} from '../../en/dashboard/day.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

export const dayTexts = sentences<typeof enDay>({
  title: 'Na pożegnanie',
  loading: 'Wczytywanie…',
  failed: 'Nie można teraz tego pokazać. Wpisany tu tekst nie przepadł.',
  paper: 'Do druku',
  screen: 'Na ekran',
  keeping: 'Na pamiątkę',
  change: 'Zmień',
  picture: 'Jak to wygląda',
})

export const openTexts = sentences<typeof enOpen>({
  title: 'Jeszcze do zrobienia',
  more: (number) => `Jeszcze ${formatNumber(number)}`,
  fewer: 'Pokaż mniej',
  none: 'Na dzień pożegnania wszystko jest gotowe.',
  service: 'Uroczystość',
  date: (title) => `Data: „${title}”`,
  time: (title) => `Godzina: „${title}”`,
  portrait: 'Portret',
  link: 'Link, który mogą otworzyć inni',
  past: (title) => `„${title}” już za nami, a innej uroczystości nie zaplanowano`,
  unreadableDate: (title) => `Nie można odczytać daty: „${title}”`,
  unreadableTime: (title) => `Nie można odczytać godziny: „${title}”`,
  name: 'Jego imię i nazwisko',
  dates: 'Jego daty',
  donation: 'Słowa o darze: wciąż nasze, nie rodziny',
  obituary: 'Nekrolog: wciąż nasze słowa, nie rodziny',
  rehearsal: 'Próba, która kończy się słowem „Gotowe”',
  rehearsalFailed: 'Próba, która kończy się słowem „Gotowe”: ostatnia się tak nie skończyła',
  rehearsalAgain: 'Nowa próba: pokaz zdjęć zmienił się od ostatniej',
  whomToCall: 'Do kogo dzwonić, gdy coś się zatrzyma',
})

export const cameLaterTexts = sentences<typeof enCameLater>({
  came: (number) =>
    `${count(number, '# zdjęcie przyszło', '# zdjęcia przyszły', '# zdjęć przyszło')} już po wyborze zdjęć.`,
  look: () => 'Obejrzyj je',
})

export const hallTexts = sentences<typeof enHall>({
  save: 'Zapisz',
  saved: { title: 'Zmiany zapisane' },
  unsaved: 'Jeszcze nie zapisano.',
  begin: 'Próba na tym urządzeniu',
  none: 'Na żadnym urządzeniu nie było jeszcze próby.',
  ready: (device, when, isChanged = false) =>
    `${device}, ${when}: Gotowe${isChanged ? '. Od tego czasu pokaz zdjęć się zmienił.' : ''}`,
  notReady: (device, when, number) =>
    `${device}, ${when}: ${count(number, '# rzecz nie jest gotowa', '# rzeczy nie są gotowe', '# rzeczy nie jest gotowych')}`,
})

export const serviceShowTexts = sentences<typeof enServiceShow>({
  music: 'Utwory z listy, w jej kolejności.',
  captions: 'Tytuły, opisy i od kogo jest każde zdjęcie.',
  beginning: 'Jego imię, nazwisko i daty na portrecie, przed pierwszym zdjęciem.',
  saveEnd: 'Zapisz zdanie',
  asLongAsSongs: 'Zdjęcia widać dokładnie tak długo, żeby pokaz skończył się razem z muzyką.',
  noSongs: 'Najpierw trzeba dodać muzykę i zdjęcia.',
  videos: 'Każde odtwarza się do końca, z dźwiękiem; muzyka jest wtedy cichsza.',
  memories:
    'Po każdych dziesięciu zdjęciach jedno zdanie z jakiegoś wspomnienia. Wybiera się je w części „Wspomnienia” przyciskiem „Zmień”.',
  marked: (number) => (number === 0 ? 'Jeszcze żadnego nie wybrano.' : `Wybrano: ${formatNumber(number)}.`),
  sideBySide: 'Dwa kolejne widać razem, jeśli ekran jest szeroki.',
  saved: { title: 'Zapisano', description: 'Będzie tak od następnego otwarcia pokazu.' },
})

export const wallTexts = sentences<typeof enWall>({
  off: 'Dopóki jest wyłączona, nikt nie może otworzyć tej strony.',
  on: 'Proszę otworzyć ją na ekranie w sali; jeśli strona pamięci prosi o hasło, linkiem, który otwiera bez hasła.',
  open: 'Otwórz ścianę wspomnień',
})

export const orderTexts = sentences<typeof enOrder>({
  service: 'Na którą uroczystość?',
  serviceHint: 'Będzie zapowiedziana na pierwszej stronie.',
  howToFold: 'Proszę wydrukować dwustronnie, z obrotem wzdłuż krótszej krawędzi, i złożyć.',
})

export const paperTexts = sentences<typeof enPaper>({
  saved: { title: 'Zmiany zapisane', description: 'Odtąd wszystko powstaje na ten papier.' },
  saveFailed: {
    title: 'Nie udało się zapisać',
    description: 'Papier jest taki jak przedtem. Proszę spróbować ponownie.',
  },
})

export const tableCardTexts = sentences<typeof enTableCards>({
  large: { letter: '4 × 6 cali, dwie na arkuszu', a4: 'A6, cztery na arkuszu' },
  small: 'Małe, osiem na arkuszu',
})

export const opensWithTexts = sentences<typeof enOpensWith>({
  label: 'Jak się otwiera',
  withPassword: 'Hasłem rodziny',
  asksForPassword: 'Goście, którzy zeskanują kod, będą proszeni o hasło rodziny.',
  opensAlone:
    'Goście, którzy zeskanują kod, zobaczą stronę pamięci bez hasła, dopóki ten link nie zostanie unieważniony w części „Ustawienia”.',
  keyName: 'Drukowane kody',
  makePurpose:
    'Przy stole nikt nie chce wpisywać hasła. Na wydruki można zrobić link, który otwiera bez niego.',
})

export const bookTexts = sentences<typeof enBook>({
  sizes: { letter: 'Letter', a4: 'A4', square: 'Kwadrat, do drukarni' },
  sizeHints: {
    paper: 'Do wydrukowania w domu albo do czytania na ekranie. Pierwsza strona to okładka.',
    square: `8,5 × 8,5 cala (21,6\u00a0cm), z osobną okładką. Drukarnie przyjmują od ${formatNumber(printShopPages.least)} do ${formatNumber(printShopPages.most)} stron, liczbę parzystą: puste strony są dodawane przed ostatnią, a jeśli stron jest za dużo, widać, ile zdjęć pominąć, zanim cokolwiek powstanie.`,
  },
  dedication: 'Dedykacja',
  dedicationHint: 'Nie trzeba wypełniać. Ma własną stronę po tytule.',
  memories: (chosenCount, total) =>
    chosenCount === total
      ? `Wspomnienia: wszystkie (${formatNumber(total)})`
      : `Wspomnienia: ${formatNumber(chosenCount)} z ${formatNumber(total)}`,
  photographsHint:
    'Są w niej zdjęcia, które widzą odwiedzający: aby któreś pominąć, proszę je ukryć w części „Porządkowanie”.',
  progress: { start: 'Zrób książkę', startAgain: 'Zrób nową książkę' },
})

export const documentTexts = sentences<typeof enDocument>({
  size: 'Rozmiar',
  start: 'Zrób PDF',
  startAgain: 'Zrób nowy PDF',
  canceled: 'PDF nie powstał.',
  unsaved: 'Jeszcze nie zapisano: zapisze się, gdy powstanie PDF.',
})

export const filmTexts = sentences<typeof enFilm>({
  license:
    'Aby przekazać film innym lub umieścić go w internecie, potrzebna jest licencja na utwory od właścicieli praw.',
  quality: 'Jakość',
  heights: {
    1080: 'Telewizor, projektor (1080p)',
    720: 'Mniejszy, szybciej gotowy (720p)',
  },
  start: 'Zrób film',
  startAgain: 'Zrób nowy film',
  canceled: 'Film nie powstał.',
})
