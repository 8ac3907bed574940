import { commonDefaults, type SettingsDefinition } from '../../show/showSettings.ts'

/** The transitions between pictures, as the specification lists them. */
const specifiedEffects = ['fade', 'blur', 'fadeOutIn', 'crossDissolve']

/** All transitions. `panAndZoom` is not used until someone chooses it. */
const effects = [...specifiedEffects, 'panAndZoom']

export const settingsDefinition: SettingsDefinition = {
  name: 'slideshow',
  effects,
  durations: { min: 2, max: 30 },
  defaults: { ...commonDefaults, effects: specifiedEffects },
}
