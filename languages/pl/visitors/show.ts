import type { SongFit } from '../../../contract/pages/show.ts'
import type { texts as en, ShowLength } from '../../en/visitors/show.ts'
import { count, countPhotographs, countVideos, sentences } from '../grammar.ts'

export type { ShowLength } from '../../en/visitors/show.ts'

const roundToTenths = (value: number) => Number(value.toFixed(1))

const countSeconds = (seconds: number) => count(seconds, '# sekunda', '# sekundy', '# sekund')

/** Formats how long a show is, such as '1 minuta 20 sekund'. It begins or continues a list, so its words are in the nominative. */
const formatLength = (value: number) => {
  const [minutes, seconds] = [Math.floor(Math.round(value) / 60), Math.round(value) % 60]
  if (minutes === 0) return countSeconds(seconds)
  return [
    count(minutes, '# minuta', '# minuty', '# minut'),
    ...(seconds > 0 ? [countSeconds(seconds)] : []),
  ].join(' ')
}

/** Formats what a show has, such as '80 zdjęć, 6 minut 40 sekund'. */
export const formatShowLength = ({ photographs, videos, seconds }: ShowLength) =>
  [countPhotographs(photographs), ...(videos > 0 ? [countVideos(videos)] : []), formatLength(seconds)].join(
    ', ',
  )

/** Nobody can look at a photograph in fewer seconds. */
const MIN_SECONDS_TO_LOOK = 3

/** Formats the timing of a show, such as '24 minuty 3 sekundy, 214 zdjęć, każde 6,7 sekundy'. */
const formatFit = ({ seconds, photographs, secondsEach }: SongFit) =>
  [
    formatLength(seconds),
    countPhotographs(photographs),
    `każde ${count(roundToTenths(secondsEach), '# sekundę', '# sekundy', '# sekund')}`,
  ].join(', ')

/** Says how long the songs last, such as 'Muzyka: 1 minuta 20 sekund, 8 razy.' */
const formatSongs = ({ songSeconds, rounds }: SongFit) =>
  `Muzyka: ${formatLength(songSeconds)}, ${count(rounds, 'jeden raz', '# razy', '# razy')}.`

export const texts = sentences<typeof en>({
  home: 'Strona główna',
  waiting: 'Chwileczkę…',
  unreachable: 'Nie można teraz wczytać zdjęć.',
  allLeftOut: 'W pokazie nie ma teraz żadnych zdjęć. Wszystkie są w galerii.',
  tryAgain: 'Spróbuj ponownie',
  previous: 'Poprzednie',
  next: 'Następne',
  play: 'Odtwarzaj',
  pause: 'Zatrzymaj',
  fullscreen: 'Pełny ekran',
  exitFullscreen: 'Zamknij pełny ekran',
  close: 'Zamknij',
  fullscreenWaits: 'Zdjęcie wypełni ekran, gdy tylko ktoś go dotknie albo naciśnie klawisz.',
  black: 'Ekran jest czarny. Klawisz B znów pokaże zdjęcie.',
  endBlack: 'Pokaż znów zdjęcie',
  music: 'Muzyka',
  musicLoading: 'Wczytywanie muzyki…',
  musicUnreachable: 'Nie można teraz wczytać muzyki.',
  musicFailed: 'Nie można teraz odtworzyć tej muzyki.',
  asLongAsSongs: 'Tak długo jak muzyka',
  showLength: formatShowLength,
  fit: formatFit,
  explainFit: (fit) =>
    [
      `${formatFit(fit)}.`,
      formatSongs(fit),
      ...(roundToTenths(fit.secondsEach) < MIN_SECONDS_TO_LOOK
        ? ['To za krótko, żeby obejrzeć zdjęcie. Lepiej wybrać mniej zdjęć albo dodać muzykę.']
        : []),
    ].join(' '),
  description: 'Opis',
  nothingToRehearse: 'Sprawdzenie pokazu otworzy się, gdy będzie w nim choć jedno zdjęcie.',
  rehearsal: 'Sprawdzenie pokazu',
  rehearsalFailed:
    'Nie udało się wczytać sprawdzenia pokazu. Pokaz trwa dalej. Gdy wróci internet, można odświeżyć tę stronę i sprawdzić go jeszcze raz.',
  refused: 'Muzyka zacznie grać, gdy tylko ktoś dotknie ekranu albo naciśnie klawisz.',
})
