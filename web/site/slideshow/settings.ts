import type { SettingsDefinition } from '../../show/settings.ts'

/** How one picture can follow another. The names are the specification's. */
const effects = ['fade', 'blur', 'fadeOutIn', 'crossDissolve']

export const settings: SettingsDefinition = {
  name: 'slideshow',
  effects,
  durations: { least: 2, most: 30 },
  defaults: {
    duration: 5,
    random: false,
    captions: true,
    randomTransitions: true,
    effects,
    effect: 'fade',
    volume: 30,
    musicRandom: false,
  },
}
