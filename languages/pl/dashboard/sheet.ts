import type { sheetTexts as en } from '../../en/dashboard/sheet.ts'
import { count, countItems, formatNumber, sentences } from '../grammar.ts'

const describeItems = (number: number) =>
  count(number, 'zdjęcie lub nagranie', '# zdjęcia i nagrania', '# zdjęć i nagrań')

export const sheetTexts = sentences<typeof en>({
  view: 'Widok',
  views: { list: 'Lista', sheet: 'Miniatury' },
  search: 'Szukaj',
  found: (foundCount, total) =>
    `${formatNumber(foundCount)} z ${count(total, '# zdjęcia lub nagrania', '# zdjęć i nagrań', '# zdjęć i nagrań')}`,
  nothing: (query) => `Nie znaleziono „${query}”.`,
  byDate: 'Ułóż według daty',
  undated: (number) => (number === 0 ? undefined : `Na końcu, bez daty: ${countItems(number)}.`),
  noDates: {
    title: 'Nie ma jeszcze dat',
    description: 'Wystarczy wybrać zdjęcia wśród miniatur i przyciskiem „Data” podać, kiedy je zrobiono.',
  },
  hintForMouse: 'Z klawiszem Shift wybiera się wszystko pomiędzy; można też myszą zaznaczyć zdjęcia ramką.',
  hintForFinger: 'Aby przesunąć, wystarczy dotknąć i przytrzymać.',
  howTo:
    'Strzałki przechodzą od jednego do drugiego, a z klawiszem Shift wybierają. Spacja wybiera jedno, Enter je otwiera, a Escape usuwa wybór.',
  open: 'Otwórz',
  moveTo: 'Przesuń na…',
  inSlideshow: 'W pokazie zdjęć',
  notInSlideshow: 'Poza pokazem zdjęć',
  date: 'Data',
  move: 'Przesuń',
  moveDialog: (number) => `Przesuń: ${describeItems(number)}`,
  position: 'Miejsce',
  positionHint: (number) =>
    `Od 1 do ${formatNumber(number)}. Pierwsze trafi na to miejsce, a pozostałe zaraz za nim.`,
  dateDialog: (number) =>
    number === 1 ? 'Kiedy je zrobiono?' : `Kiedy je zrobiono? (${formatNumber(number)})`,
  taken: 'Data zdjęcia',
  takenHint: 'Na ile wiadomo: 1958, czerwiec 1958, 1 czerwca 1958, lato 1958, około 1958, lata 50.',
  takenAs: (date) => `To znaczy: ${date}.`,
  notRead: 'Nie można odczytać tej daty. Zapisuje się ją tak: 1958, czerwiec 1958 lub 1 czerwca 1958.',
  twoDates: 'To mogą być dwie daty. O którą chodzi?',
  takenDay: (date, isDoubtful = false) =>
    isDoubtful
      ? `${date} – tej daty goście nie widzą, bo jest po dniu śmierci albo dopiero nadejdzie.`
      : `Data zdjęcia: ${date}`,
  saveDate: 'Zapisz datę',
  noDate: 'Usuń datę',
  itemsPhrase: describeItems,
  andMore: (number) => `i jeszcze ${formatNumber(number)}`,
  numbered: (title, position, date) => [`${title} ${position}`, date].filter(Boolean).join(', '),
  dated: (number, date) => ({
    title: date ? 'Data zapisana' : 'Data usunięta',
    description: `${countItems(number)}${date ? `: ${date}` : ''}`,
  }),
  datesBack: (number) => ({
    title: 'Daty przywrócone',
    description: `Wróciły wcześniejsze daty: ${countItems(number)}.`,
  }),
  hidden: (number) => ({
    title: 'Ukryto',
    description: `Goście nie widzą już ${count(number, 'zdjęcia lub nagrania', '# zdjęć i nagrań', '# zdjęć i nagrań')}.`,
  }),
  shown: (number) => ({
    title: 'Już nie ukryte',
    description: `${countItems(number)}. Goście widzą to od razu; co należy do wspomnienia, pojawi się razem z nim.`,
  }),
  slideshowChanged: (putInCount, leftOutCount) => ({
    title: 'Pokaz zdjęć zmieniony',
    description: [
      putInCount > 0 && `Teraz w pokazie: ${countItems(putInCount)}.`,
      leftOutCount > 0 && `Poza pokazem, ale nadal w galerii: ${countItems(leftOutCount)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  }),
  slideshowUnchanged: {
    title: 'Nic się nie zmieniło',
    description: 'Ktoś inny właśnie wybrał to samo.',
  },
  deleted: (number) => ({
    title: 'Usunięto',
    description: `Usunięto ${countItems(number)}.`,
  }),
  failed: {
    title: 'Nie zapisano',
    description: 'Niczego nie zmieniono. Można spróbować jeszcze raz.',
  },
  deleteFailed: {
    title: 'Nie usunięto',
    description: 'Niczego nie usunięto. Można spróbować jeszcze raz.',
  },
})
