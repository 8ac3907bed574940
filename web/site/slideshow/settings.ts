import type { SettingsDefinition } from '../../show/settings.ts'

/** The transitions between pictures that the specification names. */
const specifiedEffects = ['fade', 'blur', 'fadeOutIn', 'crossDissolve']

/** All transitions. Pan and zoom is off until someone chooses it. */
const effects = [...specifiedEffects, 'panAndZoom']

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
    effects: specifiedEffects,
    effect: 'fade',
    volume: 30,
    musicRandom: false,
  },
}
