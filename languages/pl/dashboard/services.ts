import type { texts as en, verdictTexts as enVerdicts } from '../../en/dashboard/services.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Uroczystości pogrzebowe',
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
  dateNotRead: 'Zapisuje się ją tak: 18 marca 2025. Jeśli jeszcze jej nie ma: „do ustalenia”.',
  whichTime: 'O którą godzinę chodzi?',
  timeNotRead: 'Zapisuje się ją tak: 12:00. Jeśli jeszcze jej nie ma: „do ustalenia”.',
  notKnown: 'Jeszcze nie wiadomo',
  notKnownTexts: { date: 'do ustalenia', time: 'do ustalenia', location: 'do ustalenia' },
  hints: {
    date: 'Na przykład 18 marca 2025.',
    time: 'Na przykład 12:00 albo 14:00–16:00.',
    location: 'Adres, tak jak wpisuje się go w mapach.',
    imagePath: 'Bez niego goście widzą rysunek, który pasuje do tytułu.',
  },
  usualTitles: ['Różaniec', 'Msza święta żałobna', 'Pogrzeb', 'Złożenie urny', 'Stypa'],
  automatic: 'Automatycznie',
  missing: {
    title: 'Czegoś brakuje',
    description: 'Trzeba wypełnić wszystkie wymagane pola (tytuł, data, godzina, miejsce).',
  },
  created: { title: 'Dodano', description: 'Uroczystość została dodana.' },
  createFailed: {
    title: 'Nie dodano',
    description: 'Nie udało się dodać uroczystości. Można spróbować jeszcze raz.',
  },
  updated: { title: 'Zapisano', description: 'Uroczystość została zmieniona.' },
  updateFailed: { title: 'Nie zapisano', description: 'Nie udało się zmienić uroczystości.' },
  itemPhrase: (title) => `uroczystość „${title}”`,
  deleted: { title: 'Usunięto', description: 'Uroczystość została usunięta.' },
  deleteFailed: { title: 'Nie usunięto', description: 'Nie udało się usunąć uroczystości.' },
  sampleBelow: 'Pod uroczystościami goście wciąż czytają słowa przykładowe:',
  preview: 'Tak zobaczą to goście',
})

/** The sentences below the inputs that say how the application reads the typed date and time. */
export const verdictTexts = sentences<typeof enVerdicts>({
  works: (from, until, zone) =>
    `„Dodaj do kalendarza” zadziała: ${from}${until ? ` – ${until}` : ''}, ${zone}.`,
  tbd: 'Przy „Dodaj do kalendarza” będzie napisane, że data lub godzina nie jest jeszcze ustalona.',
  noDate:
    '„Dodaj do kalendarza” nie zadziała: nie można odczytać tej daty. Zapisuje się ją tak: 18 marca 2025.',
  answerDate: 'Przy dacie jest pytanie.',
  answerTime: 'Przy godzinie jest pytanie.',
  noTime: '„Dodaj do kalendarza” nie zadziała: nie można odczytać tej godziny. Zapisuje się ją tak: 12:00.',
  past: 'Ten dzień już minął: „Dojazd” i „Dodaj do kalendarza” będą wyłączone.',
  noAmOrPm: 'Warto sprawdzić godzinę: bez AM lub PM czytamy ją według zegara 24-godzinnego.',
  midnight: 'północ',
  weekday: (date) => `Warto sprawdzić dzień tygodnia: to ${date}.`,
  skipped: ({ day, zone, from, to, time }) =>
    `Zmiana czasu (${day}): zegary przechodzą z ${from} na ${to} (${zone}), więc godziny ${time} nie ma. Trzeba podać inną.`,
  repeated: ({ day, zone, from, to, time }) =>
    `Zmiana czasu (${day}): zegary cofają się z ${from} na ${to} (${zone}), więc ${time} jest dwa razy. Kalendarze biorą pierwszą; warto sprawdzić godzinę.`,
  ownZone: (zone) => `${zone}, tak jak wybrano.`,
  keywordZone: (zone) =>
    `${zone}, bo w tytule lub miejscu jest mowa o Kalifornii albo prochach (California, ashes).`,
  defaultZone: (zone) => `${zone}, zwykła strefa czasowa z części „Ustawienia”.`,
})
