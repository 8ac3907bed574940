/** Words that both slideshows say alike. */
export const texts = {
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
  refused: 'The music begins as soon as you touch the screen or press a key.',
}
