import type { ShowCounts } from '../../../contract/outputs/offlineShow.ts'
import type { texts as en } from '../../en/visitors/storedShow.ts'
import { count, countPhotographs, countSongs, countVideos, locale, sentences } from '../grammar.ts'

export const formatMegabytes = (bytes: number) => {
  const size = Math.max(1, Math.round(bytes / 2 ** 20))
  return size < 1_000
    ? `${size}\u00a0MB`
    : `${(size / 1_024).toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0GB`
}

/** Formats the day of a moment, in the browser's time zone, such as 'piątek, 4 grudnia'. */
export const formatDay = (at: number) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(at)

const describeCounts = ({ photographs, films, songs }: ShowCounts) =>
  [countPhotographs(photographs), films > 0 && countVideos(films), countSongs(songs)]
    .filter(Boolean)
    .join(', ')

const storingTexts = {
  running: { news: 'trwa zapisywanie', change: 'trwa zapisywanie' },
  done: { news: 'już zapisano', change: 'już zapisano' },
  failed: { news: 'nie udało się zapisać', change: 'nie udało się tego zapisać' },
}

/** Says what is new, such as '2 nowe zdjęcia; już zapisano'. */
const describeChange = (newPhotographs: number, storing: 'running' | 'done' | 'failed') =>
  newPhotographs === 0
    ? `Pokaz się zmienił; ${storingTexts[storing].change}`
    : `${count(newPhotographs, '# nowe zdjęcie', '# nowe zdjęcia', '# nowych zdjęć')}; ${storingTexts[storing].news}`

export const texts = sentences<typeof en>({
  title: 'Komputer w sali',
  purpose:
    'Zapisuje pokaz na tym urządzeniu, odtwarza go raz w szybkim tempie i pokazuje, co jeszcze nie działa.',
  storing: 'Bez internetu',
  storingPurpose: 'Zapisuje cały pokaz na tym urządzeniu, żeby działał tam, gdzie nie ma internetu.',
  prepare: 'Przygotuj na uroczystość',
  again: 'Przygotuj jeszcze raz',
  remove: 'Usuń z tego urządzenia',
  stop: 'Przerwij',
  rehearse: 'Sprawdź pokaz',
  needs: (bytes) => `Zajmie około ${formatMegabytes(bytes)}.`,
  enough: (freeBytes) =>
    `Na tym urządzeniu jest ${formatMegabytes(freeBytes)} wolnego miejsca. To wystarczy.`,
  tooLittle: (freeBytes) =>
    `Na tym urządzeniu jest tylko ${formatMegabytes(freeBytes)} wolnego miejsca. To za mało. Trzeba zwolnić trochę miejsca albo użyć innego urządzenia.`,
  unknownSpace: 'Ta przeglądarka nie podaje, ile jest wolnego miejsca.',
  progress: (doneCount, totalCount) =>
    `Zapisywanie i sprawdzanie: ${Math.round((100 * doneCount) / totalCount)}%`,
  ready: (counts) => `Gotowe: ${describeCounts(counts)}`,
  readyHint:
    'Pokaz otwiera się tym linkiem w tej przeglądarce, z internetem lub bez niego. Po każdej zmianie trzeba go przygotować jeszcze raz.',
  recalled: {
    today: 'dziś',
    yesterday: 'wczoraj',
    on: (day) => day,
    asRehearsed: (when) => `Tak samo jak przy sprawdzeniu (${when})`,
    stored: (when) => `Zapisano na tym urządzeniu (${when})`,
    changedSince: (rehearsed, stored) => `Zmieniono po sprawdzeniu (${rehearsed}) i zapisano (${stored})`,
    changed: describeChange,
  },
  shared:
    'Na tym urządzeniu każdy może potem obejrzeć pokaz bez hasła. Po uroczystości trzeba go stąd usunąć.',
  apple:
    'iPhone i iPad usuwają pokaz, jeśli przez siedem dni nikt go nie otworzył. Zostanie dłużej, jeśli najpierw doda się tę stronę do ekranu początkowego, otworzy ją stamtąd i tam przygotuje pokaz. W każdym razie warto otworzyć pokaz raz w dniu uroczystości.',
  impossible:
    'Ta przeglądarka nie może tu zapisać pokazu: nie pozwalają na to okna prywatne i strony, których adres zaczyna się od http://. Trzeba otworzyć pokaz pod adresem https:// w zwykłym oknie.',
  failed: {
    full: 'Na tym urządzeniu zabrakło miejsca. Trzeba zwolnić trochę miejsca i nacisnąć przycisk ponownie: to, co już zapisane, nie będzie pobierane drugi raz.',
    network:
      'Połączenie zostało przerwane, zanim wszystko się zapisało. Wystarczy nacisnąć przycisk ponownie: to, co już zapisane, nie będzie pobierane drugi raz.',
    refused: 'Ta przeglądarka na to nie pozwoliła. Trzeba otworzyć pokaz w zwykłym oknie, nie w prywatnym.',
  },
})
