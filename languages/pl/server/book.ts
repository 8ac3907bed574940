import { printShopPages } from '../../../contract/outputs/book.ts'
import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/book.ts'
import { count, formatNumber, sentences } from '../grammar.ts'

const countPages = (pages: number) => count(pages, '# stronę', '# strony', '# stron')

export const texts = sentences<typeof en>({
  /** texts that are printed in the book */
  contents: 'Spis treści',
  obituary: 'Jego życie',
  photographs: 'Zdjęcia',
  services: 'Uroczystości',
  memories: 'Wspomnienia',
  missingPicture: 'Tego zdjęcia nie udało się odczytać.',
  answerFrom: (name) => `Odpowiedź: ${name ?? 'rodzina'}`,
  fromVideo: (length) => `Z nagrania (${length})`,
  photograph: 'Zdjęcie',
  photographBy: (name) => `Zdjęcie od: ${name}`,
  portraitOf: (name) => `Portret: ${name}`,
  author: (name) => `Rodzina i przyjaciele (${name})`,
  colophon: (name, memories) =>
    `${endSentence(`Ku pamięci: ${name}`)} ${
      memories > 0
        ? 'W tej książce jest to, co zebrała jego rodzina i wszyscy, którzy podzielili się wspomnieniem o\u00a0nim.'
        : 'W tej książce jest to, co zebrała jego rodzina.'
    }`,
  typeface: 'Złożono krojem Newsreader (Production Type) w\u00a0programie Typst.',
  asOf: (day) => `Stan z\u00a0dnia: ${day}.`,
  spine: (name, dates) => [name, dates].filter(Boolean).join('  ·  '),

  /** texts that are printed on the sheets */
  orderOfService: 'Porządek uroczystości',
  program: 'Przebieg',
  officiant: (name) => `Prowadzi: ${name}`,
  bearers: 'Trumnę niosą',
  front: 'Przód',
  back: 'Tył z\u00a0podziękowaniem',
  backPhoto: 'Zdjęcie na odwrocie',
  thankYou: 'Dziękujemy',
  familyThanks: 'Rodzina dziękuje za obecność i\u00a0za każde wspomnienie o\u00a0nim.',
  watch: 'Dla tych, którzy zostali w\u00a0domu: transmisja tutaj',
  watchService: (title) => `Dla tych, którzy zostali w\u00a0domu: tutaj transmisja „${title}”`,
  shareHeading: 'Dodaj wspomnienie',
  photographsHeading: 'Zobacz jego zdjęcia',
  shareHint: 'Proszę skierować aparat telefonu na ten kwadrat.',
  codeAlt: (link) => `Kod, który otwiera ${link}`,
  thanks: 'Komu podziękować',
  thanksColumns: ['Imię i nazwisko', 'Wspomnienie', 'Zdjęcia', 'Dzień'],
  yes: 'tak',

  /** messages to the person who makes the book or the sheet */
  noTypesetter:
    'Nie można tu jeszcze zrobić PDF. Może to zmienić osoba, która zajmuje się serwerem: brakuje opcjonalnych pakietów, a docs/book.md mówi, jak je dodać.',
  noAddress:
    'Kod QR potrzebuje adresu, pod którym odwiedzający znajdą stronę pamięci. Proszę ustawić PUBLIC_URL albo wpisać --address https://example.org.',
  foldedArchive:
    'Arkusze do złożenia nie mogą spełniać PDF/A-2b, normy dla archiwów. Może ją spełnić układ na ekran, ze stronami po kolei.',
  tooLong: (name, lines) =>
    `${name}: tekst jest za długi o ${count(lines, '# wiersz', '# wiersze', '# wierszy')}, więc jego dalszy ciąg jest na następnej stronie.`,
  tooHigh: (name, millimeters) =>
    `Tekst, w którym jest „${name}”, jest o ${formatNumber(millimeters)}\u00a0mm za wysoki na kartę lub plakat, nawet najmniejszym pismem.`,
  booklet: (pages) =>
    `Porządek uroczystości ma ${countPages(pages)}, czyli ${count(pages / 4, '# kartkę papieru', '# kartki papieru', '# kartek papieru')} do złożenia jedna w drugą.`,
  leftOutLife: (title) =>
    `Bez części „${title}” porządek uroczystości mieści się na jednej kartce papieru. Dlatego została pominięta.`,
  hiddenPhoto:
    'Zdjęcie na odwrót jest ukryte, usunięte albo nie pochodzi z tej strony pamięci, więc się nie drukuje.',
  noProgram: 'W panelu nie ma jeszcze przebiegu, więc zamiast niego drukują się uroczystości.',
  typesettingErrors: {
    memory:
      'Tych stron jest za dużo, żeby zrobić je naraz, i nie jest to wina jednego tekstu. Proszę spróbować ponownie z mniejszą liczbą stron, na przykład bez części wspomnień.',
    processor:
      'Te strony wymagają więcej niż 5 minut, które są na nie przewidziane, i nie jest to wina jednego tekstu. Proszę spróbować ponownie z mniejszą liczbą stron, na przykład bez części wspomnień, albo na szybszym komputerze.',
    deadline:
      'Nie udało się teraz zrobić tych stron, bo trwało zbyt wiele innych prac. Nic nie przepadło; proszę spróbować ponownie później.',
    crash:
      'Program, który robi strony, zatrzymał się przed końcem, i nie jest to wina jednego tekstu. Nic nie przepadło; proszę spróbować ponownie.',
  },
  notPrinted: 'Tego tekstu nie udało się wydrukować.',
  printedPlain: (name) =>
    `Ten tekst tak, jak został napisany, zatrzymuje program, który robi strony, więc pominięto w nim znaki nad literami i znaki niewidoczne: ${name}`,
  leftOut: (name) => `Ten tekst zatrzymuje program, który robi strony, więc został pominięty: ${name}`,
  allPrintedPlain:
    'Teksty tak, jak zostały napisane, razem zatrzymują program, który robi strony, więc pominięto wszystkie znaki nad literami i znaki niewidoczne.',
  tooManyPages: (pages, most, photographs) =>
    `Ta książka miałaby ${countPages(pages)}. Drukarnia przyjmuje najwyżej ${formatNumber(most)}. Proszę pominąć ${
      photographs === null
        ? 'część wspomnień lub zdjęć'
        : count(photographs, '# zdjęcie', '# zdjęcia', '# zdjęć')
    } albo zamiast kwadratu wybrać Letter lub A4. Niczego jeszcze nie zrobiono, a wybór pozostał bez zmian.`,
  blankPages: (blanks, pages) =>
    `Książka ma ${countPages(pages)}, bo drukarnia przyjmuje parzystą liczbę stron, co najmniej ${formatNumber(printShopPages.least)}. ${count(blanks, 'Jedna z nich jest pusta, przed ostatnią', '# z nich są puste, przed ostatnią', '# z nich jest pustych, przed ostatnią')}.`,
  softPicture: (title, dpi) => `W druku będzie nieostre (${dpi} dpi): ${title}`,
  unplayableVideo: (title) => `Nie da się odtworzyć, więc w książce nie ma z tego zdjęcia: ${title}`,
  lostPicture: (title) => `Nie udało się odczytać, więc drukuje się tylko podpis: ${title}`,
  leftOutMarks: (name, marks) =>
    `${count(marks, 'Pominięto # znak', 'Pominięto # znaki', 'Pominięto # znaków')} tam, gdzie litera ma ich więcej, niż można wydrukować: ${name}`,
  leftOutDirections: (name, signs) =>
    `${count(signs, 'Pominięto # znak kierunku pisma', 'Pominięto # znaki kierunku pisma', 'Pominięto # znaków kierunku pisma')} tam, gdzie naraz jest ich otwartych więcej niż osiem: ${name}`,
  lostLetters: (letters, number) =>
    letters.length === 1
      ? `Żaden krój pisma nie ma tu litery ${letters[0]}; zamiast niej drukuje się ${number}. Osoba, która zajmuje się serwerem, może dodać krój, który ją ma; docs/book.md mówi, jak.`
      : `Żaden krój pisma nie ma tu liter ${letters.join(' ')}; zamiast nich drukują się numery, pierwszy to ${number}. Osoba, która zajmuje się serwerem, może dodać krój, który je ma; docs/book.md mówi, jak.`,
  serviceOf: (title) => `Zdjęcie przy uroczystości: ${title}`,
  obituaryPicture: 'Zdjęcie przy nekrologu',
  portrait: 'Portret',
})
