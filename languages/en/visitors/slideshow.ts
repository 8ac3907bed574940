import { sentences } from '../grammar.ts'

export const texts = sentences({
  title: (name: string | undefined) => (name ? `Slideshow for ${name}` : 'Slideshow'),
  loading: 'Loading images...',
  empty: 'There are no photographs to show yet.',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
  perSlide: (seconds: number) => `${Number(seconds.toFixed(1))} seconds per slide`,
  randomMode: 'Random Mode',
  sharedBy: (name: string) => `Shared by: ${name}`,
})

export const settingsTexts = sentences({
  title: 'Settings',
  duration: 'Slide duration',
  seconds: (seconds: number) => `${seconds} seconds`,
  random: 'Random order',
  captions: 'Captions',
  randomTransitions: 'Random transitions',
  effects: 'Transition effects',
  effectsRandom: 'A different one of these each time.',
  effectsChosen: 'The chosen one every time.',
  goToSlide: 'Go to Slide',
  go: 'Go',
  goOutside: (count: number) => `A whole number from 1 to ${count}`,
})

export const musicTexts = sentences({
  title: 'Music Controls',
  nowPlaying: 'Now playing',
  seek: 'Seek',
  position: (at: string, of: string) => `${at} of ${of}`,
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  randomOn: 'Random On',
  randomOff: 'Random Off',
  playlist: 'Playlist',
  none: 'No music tracks available',
})
