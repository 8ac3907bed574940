import type { SettingsDefinition } from '../../show/settings.ts'

/** How one picture can follow another. The names are the specification's. */
const specified = ['fade', 'blur', 'fadeOutIn', 'crossDissolve']

/** Slow pan and zoom is one more, and off until somebody chooses it. */
const effects = [...specified, 'panAndZoom']

export const settings: SettingsDefinition = {
  name: 'slideshow',
  effects,
  durations: { least: 2, most: 30 },
  defaults: {
    duration: 5,
    asLongAsSongs: false,
    random: false,
    captions: true,
    randomTransitions: true,
    effects: specified,
    effect: 'fade',
    volume: 30,
    musicRandom: false,
  },
}
