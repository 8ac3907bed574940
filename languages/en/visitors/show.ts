import { formatNumber, plural, sentences } from '../grammar.ts'
import type { SongFit } from '../../../contract/pages/show.ts'

const countPhotographs = (count: number) => plural(count, { one: '# photograph', other: '# photographs' })
const countSeconds = (count: number) => plural(count, { one: '# second', other: '# seconds' })
const countMinutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' })

const roundToTenths = (value: number) => Number(value.toFixed(1))

/** Formats how long a show or its songs are, such as '1 minute 20 seconds'. */
const formatLength = (value: number) => {
  const [minutes, seconds] = [Math.floor(Math.round(value) / 60), Math.round(value) % 60]
  if (minutes === 0) return countSeconds(seconds)
  return [countMinutes(minutes), ...(seconds > 0 ? [countSeconds(seconds)] : [])].join(' ')
}

export interface ShowLength {
  photographs: number
  videos: number
  seconds: number
}

/** Formats what a show has, such as '80 photographs, 6 minutes 40 seconds'. */
export const formatShowLength = ({ photographs, videos, seconds }: ShowLength) =>
  [
    countPhotographs(photographs),
    ...(videos > 0 ? [plural(videos, { one: '# video', other: '# videos' })] : []),
    formatLength(seconds),
  ].join(', ')

const roundTexts = ['once', 'twice', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const formatRounds = (count: number) => {
  const word = roundTexts[count - 1] ?? formatNumber(count)
  return count < 3 ? word : `${word} times`
}

/** Nobody can look at a photograph in fewer seconds. */
const MIN_SECONDS_TO_LOOK = 3

/** Formats the timing of a show, such as '24 minutes 3 seconds, 214 photographs, 6.7 seconds each'. */
const formatFit = ({ seconds, photographs, secondsEach }: SongFit) =>
  [
    formatLength(seconds),
    countPhotographs(photographs),
    `${countSeconds(roundToTenths(secondsEach))} each`,
  ].join(', ')

/** Says how long the songs last, such as 'The songs last 1 minute 20 seconds and are played eight times.' */
const formatSongs = ({ songCount, songSeconds, rounds }: SongFit) =>
  songCount === 1
    ? `The song lasts ${formatLength(songSeconds)} and is played ${formatRounds(rounds)}.`
    : `The songs last ${formatLength(songSeconds)} and are played ${formatRounds(rounds)}.`

export const texts = sentences({
  home: 'Home',
  waiting: 'One moment…',
  unreachable: 'The photographs cannot be reached right now.',
  allLeftOut: 'No photographs are in the slideshow right now. All of them are in the gallery.',
  tryAgain: 'Try again',
  previous: 'Previous',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  fullscreen: 'Fullscreen',
  exitFullscreen: 'Exit fullscreen',
  close: 'Close',
  fullscreenWaits: 'The picture fills the screen as soon as you touch it or press a key.',
  black: 'The screen is black. Press B to show the picture again.',
  endBlack: 'Show the picture again',
  music: 'Music',
  musicLoading: 'Loading music tracks...',
  musicUnreachable: 'The music cannot be reached right now.',
  musicFailed: 'This music cannot be played right now.',
  asLongAsSongs: 'As long as the songs',
  showLength: formatShowLength,
  fit: formatFit,
  /** explains a show that is as long as its songs, and says if that leaves too little time to look at a photograph */
  explainFit: (fit: SongFit) =>
    [
      `${formatFit(fit)}.`,
      formatSongs(fit),
      ...(roundToTenths(fit.secondsEach) < MIN_SECONDS_TO_LOOK
        ? ['That is too short to look at a photograph. Choose fewer, or add songs.']
        : []),
    ].join(' '),
  description: 'Description',
  nothingToRehearse: 'The rehearsal opens as soon as the slideshow has a photograph.',
  rehearsal: 'Rehearsal',
  rehearsalFailed:
    'The rehearsal could not be loaded. The slideshow goes on. When the network is back, reload this page and rehearse again.',
  refused: 'The music begins as soon as you touch the screen or press a key.',
})
