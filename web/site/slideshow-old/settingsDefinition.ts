import { commonDefaults, type SettingsDefinition } from '../../show/showSettings.ts'

/** The transitions between pictures, as the specification lists them. */
const effects = ['fade', 'slide', 'zoom', 'flip', 'blur', 'dissolve', 'kenBurns']

export const settingsDefinition: SettingsDefinition = {
  name: 'slideshow-old',
  effects,
  durations: { min: 2, max: 15 },
  // without random transitions, this slideshow always fades, because people cannot choose a single effect here
  defaults: { ...commonDefaults, effects: effects.filter((effect) => effect !== 'slide') },
}
