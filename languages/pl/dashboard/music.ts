import type { texts as en } from '../../en/dashboard/music.ts'
import { countSongs, formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: 'Muzyka',
  sections: 'Muzyka',
  tabs: { upload: 'Dodawanie', manage: 'Lista utworów' },
  upload: {
    choose: 'Wybierz muzykę',
    hint: 'Utwory można tu przeciągnąć albo wybrać: MP3, WAV lub OGG; mogą też być M4A i FLAC. Największy rozmiar pliku: 100\u00a0MB.',
    selected: (number) => `Wybrane pliki (${formatNumber(number)})`,
    progress: (file) => `Wysyłanie: ${file}`,
    remove: 'Usuń',
    send: 'Dodaj pliki',
    sending: 'Wysyłanie…',
    tooLarge: (file) => `Plik „${file}” ma ponad 100\u00a0MB. Trzeba wybrać mniejszy.`,
    lost: 'Nie ma odpowiedzi. Nic nie przepadło; wystarczy jeszcze raz nacisnąć „Dodaj pliki”.',
    invalid: { title: 'To nie jest muzyka', description: 'Trzeba wybrać same pliki z dźwiękiem.' },
    failed: { title: 'Nie dodano', description: 'Nie udało się dodać utworów.' },
    successful: (number) => ({
      title: 'Dodano',
      description: `Dodano do listy: ${countSongs(number)}.`,
    }),
  },
  manage: {
    loading: 'Wczytywanie muzyki…',
    failed: 'Nie udało się teraz wczytać listy.',
    empty: 'Nie ma jeszcze muzyki',
    emptyHint: 'Muzykę dodaje się w części „Dodawanie”',
    list: 'Utwory po kolei',
    columns: ['Kolejność', 'Tytuł', 'Rozmiar', 'Data dodania', 'Działania'],
    count: countSongs,
    unsaved: 'Nowa kolejność nie jest jeszcze zapisana.',
    saveOrder: 'Zapisz kolejność',
    saving: 'Zapisywanie…',
    up: 'Przesuń w górę',
    down: 'Przesuń w dół',
    problems: {
      not_on_iphones: 'iPhone z systemem starszym niż iOS 18.4 tego nie odtworzy',
      not_playable:
        'Zapisane, ale nie da się tego tu odtworzyć. Trzeba dodać to jako MP3; zapisze je tak bezpłatny program VLC (videolan.org) w menu Media, Konwertuj.',
    },
    edit: 'Zmień',
    delete: 'Usuń',
    itemPhrase: (title) => `utwór „${title}”`,
    deleted: { title: 'Usunięto', description: 'Utwór został usunięty.' },
    deleteFailed: { title: 'Nie usunięto', description: 'Nie udało się usunąć utworu.' },
    reordered: { title: 'Zapisano', description: 'Kolejność została zmieniona.' },
    reorderFailed: {
      title: 'Nie zapisano',
      description: 'Nie udało się zmienić kolejności utworów.',
    },
    unknown: {
      title: 'Nie przesunięto',
      description: 'Podczas przygotowywania kolejności coś poszło nie tak. Można spróbować jeszcze raz.',
    },
    vanished: {
      title: 'Nie przesunięto',
      description: 'Podczas przesuwania coś poszło nie tak. Można spróbować jeszcze raz.',
    },
    noAnswer: {
      title: 'Nie przesunięto',
      description: 'Coś poszło nie tak. Można spróbować jeszcze raz.',
    },
    loggedOut: {
      title: 'Trzeba się zalogować',
      description: 'Aby zmienić kolejność muzyki, trzeba zalogować się ponownie.',
    },
    unverified: {
      title: 'Nie sprawdzono logowania',
      description: 'Można spróbować zalogować się ponownie.',
    },
  },
  toShow:
    'Początek i koniec pokazu oraz to, jak łączy się z muzyką, ustawia się w części „Na dzień pogrzebu”.',
  dialog: {
    title: 'Zmień utwór',
    field: 'Tytuł',
    originalName: 'Pierwotna nazwa pliku',
    fromTags: (title) => `Użyj tytułu z pliku: „${title}”`,
    listen: (title) => `Posłuchaj: ${title}`,
    save: 'Zapisz zmiany',
    needed: 'Potrzebny jest tytuł',
    saved: { title: 'Zapisano', description: 'Utwór został zmieniony.' },
    failed: { title: 'Nie zapisano', description: 'Nie udało się zmienić utworu.' },
  },
})
export const { dialog: dialogTexts, manage: manageTexts, upload: uploadTexts } = texts
