import { sentences } from '../grammar.ts'

export const texts = sentences({
  title: (name: string | undefined) => (name ? `Slideshow for ${name}, older form` : 'Slideshow'),
  loading: 'Loading slideshow...',
  empty: 'No Images Available',
  emptyMessage: 'Please add images in gallery management to view the slideshow.',
  emptyCopy: 'There were no photographs when this copy was made.',
  manage: 'Gallery management',
})

export const jumpTexts = sentences({
  title: 'Jump to Slide',
  slide: (number: number) => `Slide ${number}`,
})

export const settingsTexts = sentences({
  title: 'Slideshow Settings',
  duration: 'Slide Duration',
  seconds: (seconds: number) => `${seconds} seconds`,
  captions: 'Show Captions',
  random: 'Random Order',
  randomTransitions: 'Transition Effects',
  effects: 'Effects to choose from',
  effectsHint: 'A different one of these each time; with none chosen, a fade. Ken Burns is a slow zoom.',
})

export const musicTexts = sentences({
  title: 'Music Library',
  search: 'Search music...',
  shuffle: 'Shuffle Playback',
  volume: 'Volume',
  tracks: 'Tracks',
  none: 'No music available',
  noMatches: 'No matches found',
  found: (found: number, all: number) => `Found ${found} of ${all} tracks`,
})
