import { formatNumber, inLanguage } from '../../../domain/language.ts'
import type { SongFit } from '../slides/program.ts'

const roundToTenths = (value: number) => Number(value.toFixed(1))
export const formatCount = (value: number, noun: string) =>
  `${formatNumber(value)} ${noun}${value === 1 ? '' : 's'}`

/** Formats how long a show is, such as '11 minutes'. */
export const formatShowLength = (seconds: number) =>
  seconds < 90 ? formatCount(Math.round(seconds), 'second') : formatCount(Math.round(seconds / 60), 'minute')

/** Formats a number of seconds in words, such as '1 minute 20 seconds'. */
const formatLength = (value: number) => {
  const [minutes, seconds] = [Math.floor(Math.round(value) / 60), Math.round(value) % 60]
  return [minutes > 0 && formatCount(minutes, 'minute'), seconds > 0 && formatCount(seconds, 'second')]
    .filter(Boolean)
    .join(' ')
}

const roundTexts = ['once', 'twice', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const formatRounds = (count: number) => {
  const word = roundTexts[count - 1] ?? formatNumber(count)
  return count < 3 ? word : `${word} times`
}

const en = {
  home: 'Home',
  waiting: 'One moment…',
  unreachable: 'The photographs cannot be reached just now.',
  allLeftOut: 'No photographs are in the slideshow just now. All of them are in the gallery.',
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
  musicUnreachable: 'The music cannot be reached just now.',
  musicFailed: 'This music cannot be played just now.',
  asLongAsSongs: 'As long as the songs',
  /** formats the timing of a show, such as '24 minutes, 214 photographs, 6.7 seconds each' */
  fit: ({ seconds, photographs, secondsEach }: SongFit) =>
    [
      formatShowLength(seconds),
      formatCount(photographs, 'photograph'),
      `${formatCount(roundToTenths(secondsEach), 'second')} each`,
    ].join(', '),
  /** says how long the songs last, such as 'The songs last 1 minute 20 seconds and are played eight times.' */
  songs: ({ songCount, songSeconds, rounds }: SongFit) =>
    songCount === 1
      ? `The song lasts ${formatLength(songSeconds)} and is played ${formatRounds(rounds)}.`
      : `The songs last ${formatLength(songSeconds)} and are played ${formatRounds(rounds)}.`,
  description: 'Description',
  refused: 'The music begins as soon as you touch the screen or press a key.',
}

export const texts = inLanguage({ en })
