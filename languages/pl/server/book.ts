import { printShopPages } from '../../../contract/outputs/book.ts'
import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/book.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

const countPages = (pages: number) => count(pages, '# stronę', '# strony', '# stron')

export const texts = sentences<typeof en>(({ form, genitive, locative }) => ({
  /** texts that are printed in the book */
  contents: 'Spis treści',
  obituary: form({ he: 'Jego życie', she: 'Jej życie' }),
  photographs: 'Zdjęcia',
  services: 'Uroczystości pogrzebowe',
  memories: 'Wspomnienia',
  missingPicture: 'Tego zdjęcia nie udało się odczytać.',
  answerFrom: (name) => (name ? `Odpowiedź – ${name}` : 'Odpowiedź rodziny'),
  fromVideo: (length) => `Kadr z nagrania (${length})`,
  photograph: 'Zdjęcie',
  photographBy: (name) => `Zdjęcie od: ${name}`,
  portraitOf: (name) => (genitive ? `Portret ${genitive}` : `${name} – portret`),
  author: () => `Rodzina i przyjaciele ${genitive}`.trim(),
  colophon: (name, memories) =>
    `${endSentence(genitive ? `Ku pamięci ${genitive}` : `W naszej pamięci – ${name}`)} ${
      memories > 0
        ? 'W tej książce jest wszystko, co zebrali rodzina i wszyscy, którzy podzielili się wspomnieniem.'
        : 'W tej książce jest wszystko, co zebrała rodzina.'
    }`,
  typeface: 'Złożono krojem Newsreader (Production Type) w programie Typst.',
  asOf: (day) => `Zebrano do ${day} r.`,
  spine: (name, dates) => [name, dates].filter(Boolean).join('  ·  '),

  /** texts that are printed on the sheets */
  orderOfService: 'Porządek uroczystości',
  program: 'Przebieg',
  officiant: (name) => `Prowadzi: ${name}`,
  bearers: 'Trumnę niosą',
  front: 'Pierwsza strona',
  back: 'Ostatnia strona z podziękowaniem',
  backPhoto: 'Zdjęcie na ostatniej stronie',
  thankYou: 'Dziękujemy',
  familyThanks: `Rodzina dziękuje za obecność i za każde wspomnienie${locative && ` o ${locative}`}.`,
  watch: 'Transmisja dla tych, którzy zostali w domu',
  watchService: (title) => `Transmisja dla tych, którzy zostali w domu: „${title}”`,
  shareHeading: 'Prosimy o wspomnienia',
  photographsHeading: 'Zdjęcia z całego życia',
  sendHeading: 'Prosimy o zdjęcia',
  sendInvitation: 'Można je przysłać rodzinie',
  havePhotographs: 'Prosimy też o zdjęcia: można je przysłać rodzinie.',
  shareHint: 'Wystarczy skierować aparat telefonu na ten kwadrat.',
  codeAlt: (link) => `Kod, który otwiera ${link}`,
  thanks: 'Komu podziękować',
  thanksColumns: [
    'Imię i nazwisko',
    'Wspomnienie',
    'Zdjęcia',
    'Napisano o',
    'E-mail',
    'Dzień',
    'Podziękowano',
    'Słowa',
  ],
  saidAbout: (photographs) => count(photographs, '# zdjęciu', '# zdjęciach', '# zdjęciach'),
  yes: 'tak',

  /** messages to the person who makes the book or the sheet */
  noTypesetter:
    'Nie można tu jeszcze utworzyć PDF. Może to zmienić osoba, która zajmuje się serwerem: brakuje opcjonalnych pakietów, a jak je dodać, opisano w docs/book.md.',
  noAddress:
    'Kod QR potrzebuje adresu, pod którym goście znajdą stronę pamięci. Trzeba ustawić PUBLIC_URL albo wpisać --address https://example.org.',
  noSendLink:
    'Nie ma jeszcze linku do przysyłania zdjęć. Trzeba go utworzyć w panelu, w części „Na dzień pogrzebu”, „Prośba o zdjęcia”.',
  foldedArchive:
    'Arkusze do złożenia nie mogą spełniać PDF/A-2b, normy dla archiwów. Może ją spełnić układ na ekran, ze stronami po kolei.',
  tooLong: (name, lines) =>
    `${name}: tekst jest za długi o ${count(lines, '# wiersz', '# wiersze', '# wierszy')}, więc dalszy ciąg jest na następnej stronie.`,
  tooHigh: (name, millimeters) =>
    `Tekst, w którym jest „${name}”, jest o ${formatNumber(millimeters)}\u00a0mm za wysoki na kartę lub planszę, nawet najmniejszą czcionką.`,
  booklet: (pages) =>
    `Porządek uroczystości ma ${countPages(pages)}, czyli ${count(pages / 4, '# kartkę papieru', '# kartki papieru', '# kartek papieru')} do złożenia jedna w drugą.`,
  leftOutLife: (title) =>
    `Bez części „${title}” porządek uroczystości mieści się na jednej kartce papieru. Dlatego jest pominięta.`,
  hiddenPhoto:
    'Zdjęcie na ostatnią stronę jest ukryte, usunięte albo nie pochodzi z tej strony pamięci, więc nie będzie wydrukowane.',
  noProgram: 'W panelu nie ma jeszcze przebiegu, więc zamiast niego wydrukowane są uroczystości.',
  typesettingErrors: {
    memory:
      'Tych stron jest za dużo, żeby utworzyć je naraz, i nie jest to wina jednego tekstu. Pomoże mniejsza liczba stron, na przykład bez części wspomnień.',
    processor:
      'Te strony wymagają więcej niż 5 minut, które są na nie przewidziane, i nie jest to wina jednego tekstu. Pomoże mniejsza liczba stron, na przykład bez części wspomnień, albo szybszy komputer.',
    deadline:
      'Nie udało się teraz utworzyć tych stron, bo trwało zbyt wiele innych prac. Nic nie przepadło; można spróbować ponownie później.',
    crash:
      'Program, który tworzy strony, zatrzymał się przed końcem, i nie jest to wina jednego tekstu. Nic nie przepadło; można spróbować jeszcze raz.',
  },
  notPrinted: 'Tego tekstu nie udało się wydrukować.',
  printedPlain: (name) =>
    `Ten tekst w tej postaci zatrzymuje program, który tworzy strony, więc pominięto w nim znaki nad literami i znaki niewidoczne: ${name}`,
  leftOut: (name) => `Ten tekst zatrzymuje program, który tworzy strony, więc został pominięty: ${name}`,
  allPrintedPlain:
    'Teksty w tej postaci razem zatrzymują program, który tworzy strony, więc pominięto wszystkie znaki nad literami i znaki niewidoczne.',
  tooManyPages: (pages, most, photographs) =>
    `Ta książka miałaby ${countPages(pages)}. Drukarnia przyjmuje najwyżej ${formatNumber(most)}. Można pominąć ${
      photographs === null
        ? 'część wspomnień lub zdjęć'
        : count(photographs, '# zdjęcie', '# zdjęcia', '# zdjęć')
    } albo zamiast kwadratu wybrać Letter lub A4. Nic jeszcze nie powstało, a wybór pozostał bez zmian.`,
  blankPages: (blanks, pages) =>
    `Książka ma ${countPages(pages)}, bo drukarnia przyjmuje parzystą liczbę stron, co najmniej ${formatNumber(printShopPages.least)}. ${count(blanks, 'Jedna z nich jest pusta, przed ostatnią', '# z nich są puste, przed ostatnią', '# z nich jest pustych, przed ostatnią')}.`,
  softPicture: (title, dpi) => `W druku będzie nieostre (${dpi} dpi): ${title}`,
  unplayableVideo: (title) => `Nie da się odtworzyć, więc w książce nie ma kadru: ${title}`,
  lostPicture: (title) => `Nie udało się odczytać, więc wydrukowany jest tylko podpis: ${title}`,
  leftOutMarks: (name, marks) =>
    `${count(marks, 'Pominięto # znak', 'Pominięto # znaki', 'Pominięto # znaków')} tam, gdzie litera ma ich więcej, niż można wydrukować: ${name}`,
  leftOutDirections: (name, signs) =>
    `${count(signs, 'Pominięto # znak kierunku pisma', 'Pominięto # znaki kierunku pisma', 'Pominięto # znaków kierunku pisma')} tam, gdzie naraz jest ich otwartych więcej niż osiem: ${name}`,
  lostLetters: (letters, number) =>
    letters.length === 1
      ? `Żaden krój pisma nie ma tu litery ${letters[0]}; zamiast niej wydrukowano ${number}. Osoba, która zajmuje się serwerem, może dodać krój, który ją ma; jak to zrobić, opisano w docs/book.md.`
      : `Żaden krój pisma nie ma tu liter ${letters.join(' ')}; zamiast nich wydrukowano numery, pierwszy to ${number}. Osoba, która zajmuje się serwerem, może dodać krój, który je ma; jak to zrobić, opisano w docs/book.md.`,
  serviceOf: (title) => `Zdjęcie przy uroczystości „${title}”`,
  obituaryPicture: 'Zdjęcie przy historii życia',
  portrait: 'Portret',
}))
