import { sentences } from '../grammar.ts'

export const texts = sentences({
  title: 'Remote for the slideshow',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  music: 'Music',
  connecting: 'Looking for the show…',
  connected: 'This phone controls the show.',
  lost: 'The show cannot be reached right now. This phone keeps trying.',
  ended: 'This show has ended. Scan the code of the one that is running now.',
  ways: 'Where to go from here',
  slideshow: 'Slideshow',
  home: 'Home',
  noCode:
    'This link is not complete: the code of the show is missing at its end. Scan the code in the slideshow’s Settings, under ‘Phone as remote’.',
})
