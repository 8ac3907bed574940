import { inLanguage } from '../../../contract/language.ts'

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
  musicLoading: 'Loading music tracks...',
  musicUnreachable: 'The music cannot be reached just now.',
  musicFailed: 'This music cannot be played just now.',
  description: 'Description',
  refused: 'The music begins as soon as you touch the screen or press a key.',
}

/** Texts of both slideshows. */
export const texts = inLanguage({ en })
