import type { SongFit } from '../../../contract/pages/show.ts'
import type { ShowLength, texts as en } from '../../en/visitors/show.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export type { ShowLength } from '../../en/visitors/show.ts'

const countPhotographs = (count: number) => plural(count, { one: '# Foto', other: '# Fotos' })
const countSeconds = (count: number) => plural(count, { one: '# Sekunde', other: '# Sekunden' })
const countMinutes = (count: number) => plural(count, { one: '# Minute', other: '# Minuten' })

const roundToTenths = (value: number) => Number(value.toFixed(1))

/** Formats how long a show or its songs are, such as '1 Minute 20 Sekunden'. */
const formatLength = (value: number) => {
  const [minutes, seconds] = [Math.floor(Math.round(value) / 60), Math.round(value) % 60]
  if (minutes === 0) return countSeconds(seconds)
  return [countMinutes(minutes), ...(seconds > 0 ? [countSeconds(seconds)] : [])].join(' ')
}

/** Formats what a show has, such as '80 Fotos, 6 Minuten 40 Sekunden'. */
export const formatShowLength = ({ photographs, videos, seconds }: ShowLength) =>
  [
    countPhotographs(photographs),
    ...(videos > 0 ? [plural(videos, { one: '# Video', other: '# Videos' })] : []),
    formatLength(seconds),
  ].join(', ')

const roundTexts = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const formatRounds = (count: number) => {
  const word = roundTexts[count - 1]
  return word === undefined ? `${formatNumber(count)}-mal` : `${word}mal`
}

/** Nobody can look at a photograph in fewer seconds. */
const MIN_SECONDS_TO_LOOK = 3

/** Formats the timing of a show, such as '24 Minuten 3 Sekunden, 214 Fotos, je 6,7 Sekunden'. */
const formatFit = ({ seconds, photographs, secondsEach }: SongFit) =>
  [
    formatLength(seconds),
    countPhotographs(photographs),
    `je ${countSeconds(roundToTenths(secondsEach))}`,
  ].join(', ')

/** Says how long the songs last, such as 'Die Lieder dauern 1 Minute 20 Sekunden und werden achtmal gespielt.' */
const formatSongs = ({ songCount, songSeconds, rounds }: SongFit) =>
  songCount === 1
    ? `Das Lied dauert ${formatLength(songSeconds)} und wird ${formatRounds(rounds)} gespielt.`
    : `Die Lieder dauern ${formatLength(songSeconds)} und werden ${formatRounds(rounds)} gespielt.`

export const texts = sentences<typeof en>({
  home: 'Startseite',
  waiting: 'Einen Moment …',
  unreachable: 'Die Fotos sind gerade nicht zu erreichen.',
  allLeftOut: 'In der Diashow sind gerade keine Fotos. In der Galerie sind alle zu sehen.',
  tryAgain: 'Noch einmal versuchen',
  previous: 'Zurück',
  next: 'Weiter',
  play: 'Abspielen',
  pause: 'Anhalten',
  fullscreen: 'Vollbild',
  exitFullscreen: 'Vollbild verlassen',
  close: 'Schließen',
  fullscreenWaits: 'Das Bild füllt den Bildschirm, sobald Sie ihn berühren oder eine Taste drücken.',
  black: 'Der Bildschirm ist schwarz. Drücken Sie B, um das Bild wieder zu zeigen.',
  endBlack: 'Das Bild wieder zeigen',
  music: 'Musik',
  musicLoading: 'Die Lieder werden geladen …',
  musicUnreachable: 'Die Musik ist gerade nicht zu erreichen.',
  musicFailed: 'Diese Musik lässt sich gerade nicht abspielen.',
  asLongAsSongs: 'So lang wie die Lieder',
  showLength: formatShowLength,
  fit: formatFit,
  explainFit: (fit) =>
    [
      `${formatFit(fit)}.`,
      formatSongs(fit),
      ...(roundToTenths(fit.secondsEach) < MIN_SECONDS_TO_LOOK
        ? ['Das ist zu kurz, um ein Foto anzusehen. Nehmen Sie weniger Fotos oder mehr Lieder.']
        : []),
    ].join(' '),
  description: 'Beschreibung',
  nothingToRehearse: 'Ein Probelauf ist möglich, sobald ein Foto in der Diashow ist.',
  rehearsal: 'Probelauf',
  rehearsalFailed:
    'Der Probelauf konnte nicht geladen werden. Die Diashow läuft weiter. Wenn die Verbindung wieder da ist, laden Sie diese Seite neu und versuchen Sie es noch einmal.',
  refused: 'Die Musik beginnt, sobald Sie den Bildschirm berühren oder eine Taste drücken.',
})
