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
  title: 'Na dzień pogrzebu',
  loading: 'Wczytywanie…',
  failed: 'Nie można teraz tego pokazać. Wpisany tu tekst nie przepadł.',
  paper: 'Do druku',
  screen: 'Na ekran',
  keeping: 'Na pamiątkę',
  change: 'Zmień',
  picture: 'Jak to wygląda',
})

export const openTexts = sentences<typeof enOpen>({
  title: 'Czego jeszcze brakuje',
  more: (number) => `Jeszcze ${formatNumber(number)}`,
  fewer: 'Pokaż mniej',
  none: 'Na dzień pogrzebu wszystko jest gotowe.',
  service: 'Uroczystość',
  date: (title) => `Data uroczystości „${title}”`,
  time: (title) => `Godzina uroczystości „${title}”`,
  portrait: 'Portret',
  link: 'Link, który mogą otworzyć inni',
  past: (title) => `„${title}” już za nami, a innej uroczystości nie zaplanowano`,
  unreadableDate: (title) => `Nie da się odczytać daty uroczystości „${title}”`,
  unreadableTime: (title) => `Nie da się odczytać godziny uroczystości „${title}”`,
  name: 'Imię i nazwisko',
  dates: 'Daty urodzenia i śmierci',
  donation: 'Prośba o datki – wciąż słowa przykładowe',
  obituary: 'Historia życia – wciąż słowa przykładowe',
  rehearsal: 'Sprawdzenie pokazu z wynikiem „Gotowe”',
  rehearsalFailed: 'Sprawdzenie pokazu z wynikiem „Gotowe” (ostatnie się nie powiodło)',
  rehearsalAgain: 'Nowe sprawdzenie pokazu, bo zdjęcia się zmieniły',
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
  begin: 'Sprawdź na tym urządzeniu',
  none: 'Na żadnym urządzeniu nie sprawdzono jeszcze pokazu.',
  ready: (device, when, isChanged = false) =>
    `${device}, ${when}: gotowe${isChanged ? '. Od tego czasu pokaz zdjęć się zmienił.' : ''}`,
  notReady: (device, when, number) =>
    `${device}, ${when}: ${count(number, '# rzecz nie jest gotowa', '# rzeczy nie są gotowe', '# rzeczy nie jest gotowych')}`,
})

export const serviceShowTexts = sentences<typeof enServiceShow>({
  music: 'Utwory z listy, w jej kolejności.',
  captions: 'Tytuły, opisy i od kogo jest każde zdjęcie.',
  beginning: 'Imię, nazwisko i daty na portrecie, przed pierwszym zdjęciem.',
  saveEnd: 'Zapisz zdanie',
  asLongAsSongs: 'Czas zdjęć jest dobrany tak, żeby pokaz skończył się razem z muzyką.',
  noSongs: 'Najpierw trzeba dodać muzykę i zdjęcia.',
  videos: 'Każde odtwarza się do końca, z dźwiękiem; muzyka jest wtedy cichsza.',
  memories:
    'Po każdych dziesięciu zdjęciach jedno zdanie z jakiegoś wspomnienia. Wybiera się je w części „Wspomnienia” przyciskiem „Zmień”.',
  marked: (number) => (number === 0 ? 'Jeszcze żadnego nie wybrano.' : `Wybrano ${formatNumber(number)}.`),
  sideBySide: 'Dwa kolejne widać razem, jeśli ekran jest szeroki.',
  saved: { title: 'Zapisano', description: 'Będzie tak od następnego otwarcia pokazu.' },
})

export const wallTexts = sentences<typeof enWall>({
  off: 'Dopóki jest wyłączona, nikt nie może otworzyć tej strony.',
  on: 'Można ją otworzyć na ekranie w sali; jeśli strona pamięci prosi o hasło, potrzebny jest link bez hasła.',
  open: 'Otwórz ścianę wspomnień',
})

export const orderTexts = sentences<typeof enOrder>({
  service: 'Na którą uroczystość?',
  serviceHint: 'Będzie zapowiedziana na pierwszej stronie.',
  howToFold: 'Drukuje się dwustronnie, z obrotem wzdłuż krótszej krawędzi, i składa.',
})

export const paperTexts = sentences<typeof enPaper>({
  saved: { title: 'Zmiany zapisane', description: 'Odtąd wszystko będzie na tym papierze.' },
  saveFailed: {
    title: 'Nie zapisano',
    description: 'Papier jest taki jak przedtem. Można spróbować jeszcze raz.',
  },
})

export const tableCardTexts = sentences<typeof enTableCards>({
  large: { letter: '10 × 15 cm, dwie na arkuszu', a4: 'A6, cztery na arkuszu' },
  small: 'Małe, osiem na arkuszu',
})

export const opensWithTexts = sentences<typeof enOpensWith>({
  label: 'Jak wejść',
  withPassword: 'Z hasłem rodziny',
  asksForPassword: 'Goście, którzy zeskanują kod, będą proszeni o hasło rodziny.',
  opensAlone:
    'Goście, którzy zeskanują kod, zobaczą stronę pamięci bez hasła, dopóki ten link nie zostanie unieważniony w części „Ustawienia”.',
  keyName: 'Drukowane kody',
  makePurpose: 'Przy stole nikt nie chce wpisywać hasła. Na wydruki można utworzyć link bez hasła.',
})

export const bookTexts = sentences<typeof enBook>({
  sizes: { letter: 'Letter', a4: 'A4', square: 'Kwadrat, do drukarni' },
  sizeHints: {
    paper: 'Do wydrukowania w domu albo do czytania na ekranie. Pierwsza strona to okładka.',
    square: `21,6 × 21,6\u00a0cm, z osobną okładką. Drukarnie przyjmują od ${formatNumber(printShopPages.least)} do ${formatNumber(printShopPages.most)} stron, liczbę parzystą: puste strony są dodawane przed ostatnią, a jeśli stron jest za dużo, widać, ile zdjęć pominąć, zanim cokolwiek powstanie.`,
  },
  dedication: 'Dedykacja',
  dedicationHint: 'Nie trzeba wypełniać. Ma własną stronę po tytule.',
  memories: (chosenCount, total) =>
    chosenCount === total
      ? `Wszystkie wspomnienia (${formatNumber(total)})`
      : `${formatNumber(chosenCount)} z ${count(total, '# wspomnienia', '# wspomnień', '# wspomnień')}`,
  photographsHint:
    'Są w niej zdjęcia, które widzą goście: aby któreś pominąć, wystarczy je ukryć w części „Porządkowanie”.',
  progress: { start: 'Utwórz książkę', startAgain: 'Utwórz nową książkę' },
})

export const documentTexts = sentences<typeof enDocument>({
  size: 'Rozmiar',
  start: 'Utwórz PDF',
  startAgain: 'Utwórz nowy PDF',
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
  start: 'Utwórz film',
  startAgain: 'Utwórz nowy film',
  canceled: 'Film nie powstał.',
})
