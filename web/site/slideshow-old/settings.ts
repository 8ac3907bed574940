import type { SettingsDefinition } from '../../show/settings.ts'

/** The transitions between pictures. The specification names them. */
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
    /** this show offers no choice of one effect: it fades when random transitions are off */
    effect: 'fade',
    volume: 30,
    musicRandom: false,
  },
}
