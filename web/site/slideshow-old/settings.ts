import type { SettingsDefinition } from '../../show/settings.ts'

/** How one picture can follow another. The names are the specification's. */
const effects = ['fade', 'slide', 'zoom', 'flip', 'blur', 'dissolve', 'kenBurns']

export const settings: SettingsDefinition = {
  name: 'slideshow-old',
  effects,
  durations: { least: 2, most: 15 },
  defaults: {
    duration: 5,
    asLongAsSongs: false,
    random: false,
    captions: true,
    randomTransitions: true,
    effects: effects.filter((effect) => effect !== 'slide'),
    /** not offered here: it is the transition when no effect is selected */
    effect: 'fade',
    volume: 30,
    musicRandom: false,
  },
}
