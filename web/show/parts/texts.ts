import { formatNumber, inLanguage } from '../../../domain/language.ts'
import type { SongFit } from '../slides/program.ts'

const roundToTenths = (value: number) => Number(value.toFixed(1))
const formatCount = (value: number, noun: string) => `${formatNumber(value)} ${noun}${value === 1 ? '' : 's'}`

const en = {
  home: 'Home',
  waiting: 'One moment…',
  unreachable: 'The photographs cannot be reached just now.',
  tryAgain: 'Try again',
  previous: 'Previous',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  fullscreen: 'Fullscreen',
  exitFullscreen: 'Exit fullscreen',
  close: 'Close',
  fullscreenWaits: 'The picture fills the screen as soon as you touch it or press a key.',
  music: 'Music',
  musicLoading: 'Loading music tracks...',
  musicUnreachable: 'The music cannot be reached just now.',
  musicFailed: 'This music cannot be played just now.',
  asLongAsSongs: 'As long as the songs',
  /** formats the timing of a show, such as '24 minutes, 214 photographs, 6.7 seconds each' */
  fit: ({ seconds, photographs, secondsEach }: SongFit) =>
    [
      seconds < 90
        ? formatCount(Math.round(seconds), 'second')
        : formatCount(Math.round(seconds / 60), 'minute'),
      formatCount(photographs, 'photograph'),
      `${formatCount(roundToTenths(secondsEach), 'second')} each`,
    ].join(', '),
  description: 'Description',
  refused: 'The music begins as soon as you touch the screen or press a key.',
}

export const texts = inLanguage({ en })
