import { SECONDS_PER_SLIDE } from '../../../domain/timeline.ts'
import type { SettingsDefinition } from '../../show/showSettings.ts'

/** The transitions between pictures, as the specification lists them. */
const specifiedEffects = ['fade', 'blur', 'fadeOutIn', 'crossDissolve']

/** All transitions. `panAndZoom` is not used until someone chooses it. */
const effects = [...specifiedEffects, 'panAndZoom']

export const settings: SettingsDefinition = {
  name: 'slideshow',
  effects,
  durations: { min: 2, max: 30 },
  defaults: {
    duration: SECONDS_PER_SLIDE,
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
