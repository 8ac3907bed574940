import { SECONDS_PER_SLIDE } from '../../../domain/timeline.ts'
import type { SettingsDefinition } from '../../show/showSettings.ts'

/** The transitions between pictures, as the specification lists them. */
const effects = ['fade', 'slide', 'zoom', 'flip', 'blur', 'dissolve', 'kenBurns']

export const settings: SettingsDefinition = {
  name: 'slideshow-old',
  effects,
  durations: { min: 2, max: 15 },
  defaults: {
    duration: SECONDS_PER_SLIDE,
    asLongAsSongs: false,
    random: false,
    captions: true,
    randomTransitions: true,
    effects: effects.filter((effect) => effect !== 'slide'),
    /** without random transitions, this slideshow always fades, because people cannot choose a single effect here */
    effect: 'fade',
    volume: 30,
    musicRandom: false,
  },
}
