import type { KindCounts, Media } from '../../../contract/media/media.ts'
import type { texts as en } from '../../en/dashboard/media.ts'
import { count, countItems, countPhotographs, countVideos, formatNumber, sentences } from '../grammar.ts'

const describeKinds = ({ photographs, videos }: KindCounts) =>
  [photographs > 0 && countPhotographs(photographs), videos > 0 && countVideos(videos)]
    .filter(Boolean)
    .join(' i ')

/** A title that nobody has typed says nothing, so it is not quoted. */
const nameItem = ({ title, untitled, fileType }: Pick<Media, 'title' | 'untitled' | 'fileType'>) =>
  untitled ? `To ${fileType === 'video' ? 'nagranie' : 'zdjęcie'}` : `„${title}”`

/** Says how many things an upload has added, such as 'Dodano do galerii: 5 plików.' or 'Nowe: 290. Już były: 10.' */
const describeAdded = (storedCount: number, copyCount: number, things: string) =>
  copyCount === 0
    ? `Dodano do galerii: ${things}.`
    : `Nowe: ${formatNumber(storedCount - copyCount)}. Już były: ${formatNumber(copyCount)}.`

const countFiles = (number: number) => count(number, '# plik', '# pliki', '# plików')
const countCopies = (number: number) => count(number, '# kopię', '# kopie', '# kopii')
const notAdded = (number: number) =>
  count(number, 'Nie dodano # zdjęcia', 'Nie dodano # zdjęć', 'Nie dodano # zdjęć')

export const texts = sentences<typeof en>({
  heading: 'Zdjęcia i nagrania',
  toGallery: 'Zobacz je w galerii',
  sections: 'Części: zdjęcia i nagrania',
  tabs: { upload: 'Dodawanie', batch: 'Wiele naraz', manage: 'Porządkowanie' },
  remove: 'Usuń',
  cancel: 'Anuluj',
  uploadFailed: 'Nie udało się dodać',
  tooLong: 'Część tekstu jest za długa. Proszę jeszcze raz sprawdzić pola.',
  uploadSuccessful: 'Dodano',
  added: (storedCount, copyCount) => describeAdded(storedCount, copyCount, countFiles(storedCount)),
  noFiles: 'Nie wybrano plików',
  fieldsCleared: 'Pola wyczyszczone',
  tooLarge: (file) => `Ten plik ma ponad 100\u00a0MB: „${file}”. Proszę wybrać mniejszy.`,
  neither: (file) => `„${file}” to ani zdjęcie, ani nagranie.`,
  empty: (file) =>
    `Ten plik jest pusty, nic w nim nie ma: „${file}”. Być może nie skopiował się w całości; proszę wybrać plik oryginalny.`,
  nothingLeft: 'Nie ma już nic do wysłania.',
  sending: 'Wysyłanie…',
  preparing: 'Wysłano. Przygotowywanie zdjęć…',
  preparingFiles: 'Wysłano. Przygotowywanie plików…',
  mayLeave: 'Można już zamknąć tę stronę.',
  addedNow: (counts, copyCount) =>
    copyCount > 0
      ? describeAdded(counts.photographs + counts.videos + copyCount, copyCount, '')
      : `Już w galerii: ${describeKinds(counts)}.`,
  giveTitles: (number) => (number === 1 ? 'Nadaj mu tytuł' : 'Nadaj im tytuły'),
  copyList: 'Kopie',
  duplicate: (item) =>
    item.title === item.sameAs
      ? `${nameItem(item)} już jest w galerii.`
      : `${nameItem(item)} już jest w galerii pod tytułem „${item.sameAs}”.`,
  copies: (number) => `${count(number, '# kopia', '# kopie', '# kopii')}: zostawić czy usunąć?`,
  duplicates: (counts) => `Te rzeczy już są w galerii: ${describeKinds(counts)}.`,
  keepAll: (number) => `Zostaw wszystkie (${formatNumber(number)})`,
  removeDuplicates: (number) => `Usuń wszystkie kopie (${formatNumber(number)})`,
  newCopy: 'Nowe',
  earlierItem: (position) => `Numer ${formatNumber(position)} w galerii`,
  copiesRemoved: (number) => ({ title: 'Usunięto', description: `Usunięto ${countCopies(number)}.` }),
  copiesLeft: (number) => ({
    title: 'Nie udało się usunąć',
    description: `Nie udało się usunąć ${count(number, 'kopii', '# kopii', '# kopii')}. Proszę spróbować ponownie.`,
  }),
  lost: (files) =>
    `Gdy strona była zamknięta, to urządzenie nie mogło zachować ${count(files.length, '# pliku', '# plików', '# plików')}. Proszę wybrać ponownie: ${files.map((file) => `„${file}”`).join(', ')}.`,
  unsaved:
    'Nie udało się zachować kopii na tym urządzeniu. Proszę nie zamykać tej strony, dopóki wszystko się nie wyśle.',
  pagesOf: (file, number) =>
    `„${file}”: widać 1 z ${count(number, '# strony', '# stron', '# stron')}. Plik jest zapisany ze wszystkimi; aby pokazać inną stronę, proszę zapisać ją jako zdjęcie i dodać.`,
  understood: 'OK',
  keepBoth: 'Zostaw oba',
  removeDuplicate: 'Usuń tę kopię',
  showMore: (number) => `Pokaż jeszcze ${formatNumber(number)}`,
  upload: {
    choose: 'Wybierz pliki',
    drag: 'Zdjęcia i nagrania można tu przeciągnąć albo wybrać.',
    hint: 'Największy rozmiar pliku: 100\u00a0MB.',
    list: 'Wybrane pliki',
    count: countFiles,
    clear: 'Wyczyść wszystkie pola',
    send: 'Dodaj wszystkie pliki',
    choosePlease: 'Najpierw proszę wybrać pliki.',
    failure: 'Nie udało się dodać plików.',
    refused: (number) =>
      `Nie można dodać ${count(number, '# pliku', '# plików', '# plików')}. Lista mówi, dlaczego.`,
    addedExcept: (storedCount, copyCount, failedCount) =>
      `${describeAdded(storedCount, copyCount, countFiles(storedCount))} ${count(failedCount, '# plik jest wciąż tutaj', '# pliki są wciąż tutaj', '# plików jest wciąż tutaj')}, z podanym powodem.`,
    retry: 'Spróbuj ponownie',
    progress: (file) => `Wysyłanie: ${file}`,
    progressOfAll: 'Wysyłanie plików',
    offline: 'Nie ma połączenia. Wysyłanie ruszy samo, gdy tylko połączenie wróci.',
    toGo: (size) => `zostało ${size}`,
  },
  batch: {
    choose: 'Wybierz zdjęcia',
    drag: 'Zdjęcia można tu przeciągnąć albo wybrać.',
    unsaved:
      'Nie udało się zachować kopii każdego zdjęcia na tym urządzeniu. Proszę nie zamykać tej strony, dopóki się nie wyślą.',
    showPreviews: 'Pokaż podgląd',
    hidePreviews: 'Ukryj podgląd',
    count: (number) => `Wybrano: ${countPhotographs(number)}`,
    list: 'Wybrane zdjęcia',
    edit: 'Zmień',
    dialog: 'Zmień opis zdjęcia',
    clear: 'Wyczyść pola',
    save: 'Zapisz opis',
    prefix: 'Wspólny początek tytułu',
    prefixHint: 'Nie trzeba wypełniać. Zdjęcia bez tytułu dostaną tę nazwę i numer: Lato 1, Lato 2, …',
    common: 'Wspólny opis (nie trzeba wypełniać)',
    send: 'Dodaj zdjęcia',
    progress: 'Wysyłanie zdjęć',
    most: 'Najwyżej 50 zdjęć w jednej paczce',
    more: 'Następne wyślą się same.',
    range: (first, last, total) =>
      `${first === last ? '' : `${formatNumber(first)}–`}${formatNumber(last)} z ${formatNumber(total)}`,
    sendRest: (number) => `Wyślij resztę (${formatNumber(number)})`,
    refused: (number) => `${notAdded(number)}:`,
    refusedMany: (number) => `${notAdded(number)}. Ta strona mówi, których i dlaczego.`,
    refusedInFront: (file, reason) => `„${file}”: ${reason}`,
    sendAgain: 'Spróbuj z nimi ponownie',
    arrived: (stored, total) =>
      `W galerii jest już ${formatNumber(stored)} z ${count(total, '# zdjęcia', '# zdjęć', '# zdjęć')}. Reszta jest zachowana tutaj.`,
    choosePlease: 'Proszę wybrać co najmniej jeden plik',
    failure: 'Nie udało się dodać plików',
    error: 'Nie udało się dodać',
    errorDescription: 'Podczas dodawania stało się coś nieoczekiwanego',
    onlyPhotos: (file) => `„${file}” to nie zdjęcie. Nagrania dodaje się w części „Dodawanie”.`,
    added: (storedCount, copyCount) => describeAdded(storedCount, copyCount, countPhotographs(storedCount)),
    clearAll: 'Usuń wszystkie',
  },
  manage: {
    onlyAdded: (counts) => `Tu widać tylko to, co właśnie dodano: ${describeKinds(counts)}.`,
    cameLater: (number) =>
      `${count(number, 'To zdjęcie przyszło', 'Te # zdjęcia przyszły', 'Te # zdjęć przyszło')} już po wyborze zdjęć do pokazu.`,
    leaveOut: () => 'Pomiń je',
    showAll: 'Pokaż wszystkie',
    loading: 'Wczytywanie zdjęć i nagrań…',
    fetchFailed: { title: 'Nie udało się wczytać' },
    failed: 'Nie udało się teraz wczytać listy.',
    empty: 'Nie ma jeszcze zdjęć ani nagrań',
    emptyHint: 'Zdjęcia i nagrania dodaje się w części „Dodawanie”.',
    list: 'Zdjęcia i nagrania po kolei',
    columns: ['Nr', 'Ustaw', 'Ruch', 'Podgląd', 'Treść', 'Szczegóły'],
    columnsOfHelper: ['Nr', 'Podgląd', 'Treść', 'Szczegóły'],
    count: countItems,
    unsaved: (number) =>
      `${count(number, '# pozycja zmieniona', '# pozycje zmienione', '# pozycji zmienionych')}, jeszcze nie zapisano.`,
    preview: 'Podgląd',
    previewDialog: 'Podgląd zdjęcia',
    editDetails: 'Zmień opis',
    editPicture: 'Popraw zdjęcie',
    picture: 'Zdjęcie było',
    pictureStates: {
      asSent: 'takie, jak zostało wysłane',
      rotated: (degrees) => `obrócone o ${degrees}°`,
      straightened: (degrees) => `wyprostowane o ${formatNumber(degrees)}°`,
      cropped: (width, height) => `przycięte do ${width}% na ${height}%`,
      focused: (x, y) => `z najważniejszym miejscem na ${x}%, ${y}%`,
    },
    original: (name, size) => `Pobierz oryginał: ${name} (${size})`,
    edit: 'Zmień',
    save: 'Zapisz',
    saveAll: 'Zapisz wszystkie zmiany',
    saving: 'Zapisywanie…',
    delete: 'Usuń',
    itemPhrase: 'zdjęcie lub nagranie',
    types: { image: 'Zdjęcie', video: 'Nagranie' },
    ofVisitor: (author) => (author ? `Od: ${author}` : 'Od kogoś z odwiedzających'),
    heldEdits: (number) =>
      count(
        number,
        '# zmiana czeka na przeczytanie',
        '# zmiany czekają na przeczytanie',
        '# zmian czeka na przeczytanie',
      ),
    notShown: 'Niewidoczne',
    hidden: 'Ukryte',
    hide: 'Ukryj',
    show: 'Pokaż',
    hiding: (title) => ({
      title: 'Ukryto',
      description: `Odwiedzający już tego nie widzą: „${title}”.`,
    }),
    showing: (title) => ({ title: 'Znów widoczne', description: `Odwiedzający widzą „${title}”.` }),
    showingLater: (title) => ({
      title: 'Już nie ukryte',
      description: `Odwiedzający zobaczą „${title}”, gdy tylko będzie to należeć do widocznego wspomnienia.`,
    }),
    pages: (number) => `1 z ${count(number, '# strony', '# stron', '# stron')}`,
    problems: {
      damaged: 'Uszkodzone, widoczne na tyle, na ile da się je odczytać',
      not_playable:
        'Zapisane, ale nie da się go tu odtworzyć. Proszę zapisać je jako MP4 na urządzeniu, które je nagrało, albo bezpłatnym programem HandBrake (handbrake.fr), i dodać ten plik.',
      silent:
        'Odtwarza się bez dźwięku, którego nie można tu odczytać. Proszę zapisać je jako MP4 na urządzeniu, które je nagrało, albo bezpłatnym programem HandBrake (handbrake.fr), i dodać ten plik.',
    },
    titleNeeded: 'Potrzebny jest tytuł',
    saved: { title: 'Zmiany zapisane' },
    savedAll: (number) => ({
      title: 'Zmiany zapisane',
      description: `Zmieniono ${count(number, '# pozycję', '# pozycje', '# pozycji')}.`,
    }),
    noChange: { title: 'Bez zmian', description: 'Nie ma tu zmian do zapisania.' },
    noChanges: {
      title: 'Bez zmian',
      description: 'Najpierw proszę zmienić jakiś tytuł lub opis.',
    },
    updateFailed: { title: 'Nie udało się zapisać', description: 'Nie udało się zapisać zmian.' },
    someFailed: {
      title: 'Nie udało się zapisać',
      description: 'Części zmian nie udało się zapisać. Proszę spróbować ponownie.',
    },
    deleted: { title: 'Usunięto', description: 'Zdjęcie lub nagranie zostało usunięte.' },
    deleteFailed: { title: 'Nie udało się usunąć', description: 'Nie udało się tego usunąć.' },
    ordered: { title: 'Kolejność zapisana' },
    orderRefused: {
      title: 'Nie udało się przesunąć',
      description: 'Nie udało się zmienić kolejności w galerii.',
    },
    history: (number) => `Historia (${formatNumber(number)})`,
    historyDialog: 'Historia',
    historySeen: {
      loading: 'Szukanie…',
      failed: 'Nie udało się teraz wczytać historii.',
    },
    before: 'Było tak',
    after: 'i zmieniono na',
    absent: { title: 'bez tytułu', description: 'bez opisu' },
    byVisitor: 'Zmiana od kogoś z odwiedzających',
    byFamily: 'Zmiana od rodziny albo sprzed dłuższego czasu',
    putBack: 'Przywróć',
    now: 'Teraz jest tak',
    then: 'i znów będzie',
    undone: 'Przywrócono lub cofnięto',
    held: 'Jeszcze niewidoczne: jest w tym link',
    discarded: 'Niewidoczne, odrzucono',
    would: 'i zmieni się na',
    approve: 'Zatwierdź',
    approveDone: { title: 'Zatwierdzono', description: 'Odwiedzający widzą teraz te słowa.' },
    discard: 'Odrzuć',
    discardDone: { title: 'Odrzucono', description: 'Słowa zostają takie, jakie są.' },
    putBackDone: { title: 'Zmiany zapisane', description: 'Wróciły wcześniejsze słowa.' },
    undoVisitor: 'Cofnij zmiany tej osoby',
    undoHint:
      'Cofa to wszystko, co zmieniła ta osoba spośród odwiedzających i czego nikt potem nie zmieniał.',
    undoNone: 'Nie została żadna zmiana tej osoby.',
    undo: (number) => `Cofnij: ${countItems(number)}`,
    undoDone: (number) => ({
      title: 'Zmiany zapisane',
      description: `${count(number, '# pozycja ma', '# pozycje mają', '# pozycji ma')} znów wcześniejsze słowa.`,
    }),
    orderLost: {
      title: 'Nie udało się przesunąć',
      description: 'Podczas zmiany kolejności coś się nie udało. Proszę spróbować ponownie.',
    },
  },
})
export const { batch: batchTexts, manage: manageTexts } = texts
