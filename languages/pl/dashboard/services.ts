import type { texts as en, verdictTexts as enVerdicts } from '../../en/dashboard/services.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Uroczystości pożegnalne',
  add: 'Dodaj uroczystość',
  loading: 'Wczytywanie uroczystości…',
  none: 'Nie ma jeszcze uroczystości',
  failed: 'Nie można teraz pokazać uroczystości.',
  columns: { title: 'Tytuł', date: 'Data', time: 'Godzina', location: 'Miejsce', actions: 'Działania' },
  edit: 'Zmień',
  delete: 'Usuń',
  addTitle: 'Dodaj uroczystość',
  editTitle: 'Zmień uroczystość',
  create: 'Dodaj uroczystość',
  save: 'Zapisz zmiany',
  description: 'Opis (nie trzeba wypełniać)',
  imagePath: 'Ścieżka zdjęcia (nie trzeba wypełniać)',
  dateNotRead: 'Proszę zapisać ją tak: 18 marca 2025. Jeśli jeszcze jej nie ma: „do ustalenia”.',
  whichTime: 'Proszę wybrać, o którą godzinę chodzi.',
  timeNotRead: 'Proszę zapisać ją tak: 12:00. Jeśli jeszcze jej nie ma: „do ustalenia”.',
  notKnown: 'Jeszcze nie wiadomo',
  notKnownTexts: { date: 'do ustalenia', time: 'do ustalenia', location: 'do ustalenia' },
  hints: {
    date: 'Na przykład 18 marca 2025.',
    time: 'Na przykład 12:00 albo 14:00–16:00.',
    location: 'Adres, tak jak wpisuje się go w mapach.',
    imagePath: 'Bez niego odwiedzający widzą rysunek, który pasuje do tytułu.',
  },
  usualTitles: ['Różaniec', 'Msza święta żałobna', 'Pogrzeb', 'Złożenie urny', 'Stypa'],
  automatic: 'Automatycznie',
  missing: {
    title: 'Czegoś brakuje',
    description: 'Proszę wypełnić wszystkie wymagane pola (tytuł, data, godzina, miejsce).',
  },
  created: { title: 'Dodano', description: 'Uroczystość została dodana.' },
  createFailed: {
    title: 'Nie udało się dodać',
    description: 'Nie udało się dodać uroczystości. Proszę spróbować ponownie.',
  },
  updated: { title: 'Zapisano', description: 'Uroczystość została zmieniona.' },
  updateFailed: { title: 'Nie udało się zapisać', description: 'Nie udało się zmienić uroczystości.' },
  itemPhrase: (title) => `uroczystość „${title}”`,
  deleted: { title: 'Usunięto', description: 'Uroczystość została usunięta.' },
  deleteFailed: { title: 'Nie udało się usunąć', description: 'Nie udało się usunąć uroczystości.' },
  sampleBelow: 'Pod uroczystościami odwiedzający wciąż czytają nasze słowa, nie rodziny:',
  preview: 'Jak zobaczą to odwiedzający',
})

/** The sentences below the inputs that say how the application reads the typed date and time. */
export const verdictTexts = sentences<typeof enVerdicts>({
  works: (from, until, zone) =>
    `„Dodaj do kalendarza” zadziała: ${from}${until ? ` – ${until}` : ''}, ${zone}.`,
  tbd: '„Dodaj do kalendarza” powie, że data lub godzina nie jest jeszcze ustalona.',
  noDate:
    '„Dodaj do kalendarza” nie zadziała: nie można odczytać tej daty. Proszę zapisać ją tak: 18 marca 2025.',
  answerDate: 'Proszę odpowiedzieć na pytanie przy dacie.',
  answerTime: 'Proszę odpowiedzieć na pytanie przy godzinie.',
  noTime: '„Dodaj do kalendarza” nie zadziała: nie można odczytać tej godziny. Proszę zapisać ją tak: 12:00.',
  past: 'Ten dzień już minął: „Dojazd” i „Dodaj do kalendarza” będą wyłączone.',
  noAmOrPm: 'Proszę sprawdzić godzinę: bez AM lub PM czytamy ją według zegara 24-godzinnego.',
  midnight: 'północ',
  weekday: (date) => `Proszę sprawdzić dzień tygodnia: to ${date}.`,
  skipped: ({ day, zone, from, to, time }) =>
    `Zmiana czasu (${day}): zegary przechodzą z ${from} na ${to} (${zone}), więc godziny ${time} nie ma. Proszę sprawdzić godzinę.`,
  repeated: ({ day, zone, from, to, time }) =>
    `Zmiana czasu (${day}): zegary cofają się z ${from} na ${to} (${zone}), więc ${time} jest dwa razy. Kalendarze biorą pierwszą; proszę sprawdzić godzinę.`,
  ownZone: (zone) => `${zone}, zgodnie z\u00a0wyborem.`,
  keywordZone: (zone) =>
    `${zone}, bo tytuł lub miejsce wspomina o Kalifornii albo prochach (California, ashes).`,
  defaultZone: (zone) => `${zone}, zwykła strefa czasowa z\u00a0części „Ustawienia”.`,
})
