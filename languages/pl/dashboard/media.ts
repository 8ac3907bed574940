import type { KindCounts, Media } from '../../../contract/media/media.ts'
import type { texts as en } from '../../en/dashboard/media.ts'
import { count, countItems, countPhotographs, countVideos, formatNumber, sentences } from '../grammar.ts'

export const describeKinds = ({ photographs, videos }: KindCounts) =>
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
const countChanged = (number: number) => count(number, '# opis', '# opisy', '# opisów')
const notAdded = (number: number) =>
  count(number, 'Nie dodano # zdjęcia', 'Nie dodano # zdjęć', 'Nie dodano # zdjęć')

export const texts = sentences<typeof en>({
  heading: 'Zdjęcia i nagrania',
  toGallery: 'Zobacz je w galerii',
  sections: 'Zdjęcia i nagrania',
  tabs: {
    upload: 'Dodawanie',
    batch: 'Wiele naraz',
    manage: 'Porządkowanie',
    sent: 'Nadesłane',
    answers: 'Odpowiedzi gości',
  },
  remove: 'Usuń',
  cancel: 'Anuluj',
  uploadFailed: 'Nie dodano',
  tooLong: 'Część tekstu jest za długa. Trzeba jeszcze raz sprawdzić pola.',
  uploadSuccessful: 'Dodano',
  added: (storedCount, copyCount) => describeAdded(storedCount, copyCount, countFiles(storedCount)),
  noFiles: 'Nie wybrano plików',
  fieldsCleared: 'Pola wyczyszczone',
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
    !item.sameAs || item.title === item.sameAs
      ? `${nameItem(item)} już jest w galerii.`
      : `${nameItem(item)} już jest w galerii pod tytułem „${item.sameAs}”.`,
  copies: (number) => `${count(number, '# kopia', '# kopie', '# kopii')}: zostawić czy usunąć?`,
  duplicates: (counts) => `To już jest w galerii: ${describeKinds(counts)}.`,
  keepAll: (number) => `Zostaw wszystkie (${formatNumber(number)})`,
  removeDuplicates: (number, largerNumber) =>
    largerNumber === 0
      ? `Usuń wszystkie kopie (${formatNumber(number)})`
      : `Usuń kopie, które nie są większe (${formatNumber(number)})`,
  newCopy: 'Nowe',
  earlierItem: (position) => `Numer ${formatNumber(position)} w galerii`,
  copiesRemoved: (number) => ({ title: 'Usunięto', description: `Usunięto ${countCopies(number)}.` }),
  copiesLeft: (number) => ({
    title: 'Nie usunięto',
    description: `Nie udało się usunąć ${count(number, 'kopii', '# kopii', '# kopii')}. Można spróbować jeszcze raz.`,
  }),
  lost: (files) =>
    `Gdy strona była zamknięta, to urządzenie nie mogło zachować ${count(files.length, '# pliku', '# plików', '# plików')}. Trzeba wybrać ponownie: ${files.map((file) => `„${file}”`).join(', ')}.`,
  unsaved:
    'Nie udało się zachować kopii na tym urządzeniu. Strona musi zostać otwarta, dopóki wszystko się nie wyśle.',
  pagesOf: (file, number) =>
    `„${file}” – widać 1 z ${count(number, '# strony', '# stron', '# stron')}. Plik jest zapisany ze wszystkimi; aby pokazać inną stronę, wystarczy zapisać ją jako zdjęcie i dodać.`,
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
    choosePlease: 'Najpierw trzeba wybrać pliki.',
    failure: 'Nie udało się dodać plików.',
    refused: (number) =>
      `Nie można dodać ${count(number, '# pliku', '# plików', '# plików')}. Powody są na liście.`,
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
      'Nie udało się zachować kopii każdego zdjęcia na tym urządzeniu. Strona musi zostać otwarta, dopóki wszystkie się nie wyślą.',
    showPreviews: 'Pokaż podgląd',
    hidePreviews: 'Ukryj podgląd',
    count: (number) => `Wybrano ${countPhotographs(number)}`,
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
    refusedMany: (number) => `${notAdded(number)}. Na tej stronie widać, których i dlaczego.`,
    refusedInFront: (file, reason) => `„${file}”: ${reason}`,
    sendAgain: 'Spróbuj z nimi ponownie',
    arrived: (stored, total) =>
      `W galerii jest już ${formatNumber(stored)} z ${count(total, '# zdjęcia', '# zdjęć', '# zdjęć')}. Reszta jest zachowana tutaj.`,
    choosePlease: 'Trzeba wybrać co najmniej jeden plik',
    failure: 'Nie udało się dodać plików',
    error: 'Nie dodano',
    errorDescription: 'Podczas dodawania coś poszło nie tak',
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
    fetchFailed: { title: 'Nie wczytano' },
    failed: 'Nie udało się teraz wczytać listy.',
    empty: 'Nie ma jeszcze zdjęć ani nagrań',
    emptyHint: 'Zdjęcia i nagrania dodaje się w części „Dodawanie”.',
    list: 'Zdjęcia i nagrania po kolei',
    columns: ['Nr', 'Ustaw', 'Przesuń', 'Podgląd', 'Treść', 'Szczegóły'],
    columnsOfHelper: ['Nr', 'Podgląd', 'Treść', 'Szczegóły'],
    count: countItems,
    unsaved: (number) => `Zmieniono ${countChanged(number)}, jeszcze nie zapisano.`,
    preview: 'Podgląd',
    previewDialog: 'Podgląd zdjęcia',
    editDetails: 'Zmień opis',
    editPicture: 'Popraw zdjęcie',
    picture: 'Zdjęcie było',
    pictureStates: {
      asSent: 'takie, jakie zostało wysłane',
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
    ofVisitor: (author) => (author ? `Od: ${author}` : 'Od gościa'),
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
      description: `„${title}” – goście już tego nie widzą.`,
    }),
    showing: (title) => ({ title: 'Znów widoczne', description: `Goście widzą „${title}”.` }),
    showingLater: (title) => ({
      title: 'Już nie ukryte',
      description: `Goście zobaczą „${title}”, gdy tylko będzie to należeć do widocznego wspomnienia.`,
    }),
    pages: (number) => `1 z ${count(number, '# strony', '# stron', '# stron')}`,
    problems: {
      damaged: 'Uszkodzone, widoczne na tyle, na ile da się je odczytać',
      not_playable:
        'Zapisane, ale nie da się go tu odtworzyć. Wystarczy zapisać je jako MP4 na urządzeniu, które je nagrało, albo bezpłatnym programem HandBrake (handbrake.fr), i dodać ten plik.',
      silent:
        'Odtwarza się bez dźwięku, którego nie można tu odczytać. Wystarczy zapisać je jako MP4 na urządzeniu, które je nagrało, albo bezpłatnym programem HandBrake (handbrake.fr), i dodać ten plik.',
    },
    titleNeeded: 'Potrzebny jest tytuł',
    saved: { title: 'Zmiany zapisane' },
    savedAll: (number) => ({
      title: 'Zmiany zapisane',
      description: `Zmieniono ${countChanged(number)}.`,
    }),
    noChange: { title: 'Bez zmian', description: 'Nie ma tu zmian do zapisania.' },
    noChanges: {
      title: 'Bez zmian',
      description: 'Najpierw trzeba zmienić jakiś tytuł lub opis.',
    },
    updateFailed: { title: 'Nie zapisano', description: 'Nie udało się zapisać zmian.' },
    someFailed: {
      title: 'Nie zapisano',
      description: 'Części zmian nie udało się zapisać. Można spróbować jeszcze raz.',
    },
    deleted: { title: 'Usunięto', description: 'Zdjęcie lub nagranie zostało usunięte.' },
    deleteFailed: { title: 'Nie usunięto', description: 'Nie udało się tego usunąć.' },
    ordered: { title: 'Kolejność zapisana' },
    orderRefused: {
      title: 'Nie przesunięto',
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
    byVisitor: 'Zmiana gościa',
    byFamily: 'Zmiana rodziny albo sprzed dłuższego czasu',
    putBack: 'Przywróć',
    now: 'Teraz jest tak',
    then: 'i znów będzie',
    undone: 'Przywrócono lub cofnięto',
    held: 'Jeszcze niewidoczne: jest w tym link',
    discarded: 'Niewidoczne, odrzucono',
    would: 'i zmieni się na',
    approve: 'Zatwierdź',
    approveDone: { title: 'Zatwierdzono', description: 'Goście widzą teraz te słowa.' },
    discard: 'Odrzuć',
    discardDone: { title: 'Odrzucono', description: 'Słowa zostają takie, jakie są.' },
    putBackDone: { title: 'Zmiany zapisane', description: 'Wróciły wcześniejsze słowa.' },
    undoVisitor: 'Cofnij zmiany tego gościa',
    undoHint: 'Cofa wszystko, co zmienił ten gość i czego nikt potem nie zmieniał.',
    undoNone: 'Nie ma już żadnej zmiany tego gościa.',
    undo: (number) => `Cofnij (${formatNumber(number)})`,
    undoDone: (number) => ({
      title: 'Zmiany zapisane',
      description: `Wróciły wcześniejsze słowa: ${countItems(number)}.`,
    }),
    orderLost: {
      title: 'Nie przesunięto',
      description: 'Podczas zmiany kolejności coś poszło nie tak. Można spróbować jeszcze raz.',
    },
  },
})
export const { batch: batchTexts, manage: manageTexts } = texts
