import { SECONDS_PER_SLIDE } from '../../domain/timeline.ts'
import type { Random } from './slides/playOrder.ts'
import { deviceStorage } from '../stores/deviceStorage.ts'
import { openStore } from '../stores/store.ts'

/** The settings that people choose while a show is running. They are saved on the device. */
export interface ShowSettings {
  /** the number of seconds for which each slide is shown */
  duration: number
  /** whether to ignore `duration` and time the slides so that the pictures and the songs end together */
  asLongAsSongs: boolean
  random: boolean
  captions: boolean
  /** whether each change of slides uses a random effect from `effects`; otherwise every change uses `effect` */
  randomTransitions: boolean
  effects: readonly string[]
  effect: string
  /** the volume of the music, from 0 to 100 */
  volume: number
  musicRandom: boolean
}

/** The choices that a slideshow offers, and its default settings. */
export interface SettingsDefinition {
  /** the name under which the settings are saved on the device */
  name: string
  /** the names of the effects; each is also a class in the slideshow's stylesheet or in parts/stage.css */
  effects: readonly string[]
  /** the range from which people choose how many seconds each slide is shown */
  durations: { min: number; max: number }
  defaults: ShowSettings
}

/** The default settings that both slideshows have. */
export const commonDefaults = {
  duration: SECONDS_PER_SLIDE,
  asLongAsSongs: false,
  random: false,
  captions: true,
  randomTransitions: true,
  effect: 'fade',
  volume: 30,
  musicRandom: false,
} satisfies Partial<ShowSettings>

export type SettingsStore = ReturnType<typeof openSettings>

/** Creates the settings of a running show. Every change to the settings takes effect in the show's players and panels. */
export const openSettings = (name: string, settings: ShowSettings) => {
  const store = openStore(settings)
  /** Changes some settings, and saves them on the device. */
  const choose = (changes: Partial<ShowSettings>) => {
    deviceStorage.save(name, { ...readSavedValues(name), ...changes })
    store.set({ ...store.get(), ...changes })
  }
  return { get: store.get, subscribe: store.subscribe, choose }
}

const readSavedValues = (name: string): Record<string, unknown> => {
  const values = deviceStorage.read(name)
  return typeof values === 'object' && values !== null ? { ...values } : {}
}

/** A setting that is missing or invalid gets its default value. */
export const readSavedSettings = (
  definition: SettingsDefinition,
  saved: Record<string, unknown> = readSavedValues(definition.name),
): ShowSettings => {
  const { effects, defaults } = definition
  const readFlag = (name: 'asLongAsSongs' | 'random' | 'captions' | 'randomTransitions' | 'musicRandom') =>
    typeof saved[name] === 'boolean' ? saved[name] : defaults[name]
  const savedEffects: unknown = saved.effects
  return {
    duration: toDuration(definition, saved.duration) ?? defaults.duration,
    asLongAsSongs: readFlag('asLongAsSongs'),
    random: readFlag('random'),
    captions: readFlag('captions'),
    randomTransitions: readFlag('randomTransitions'),
    effects: Array.isArray(savedEffects)
      ? effects.filter((effect) => savedEffects.includes(effect))
      : defaults.effects,
    effect: effects.find((effect) => effect === saved.effect) ?? defaults.effect,
    volume: toVolume(saved.volume) ?? defaults.volume,
    musicRandom: readFlag('musicRandom'),
  }
}

export const toDuration = ({ durations }: SettingsDefinition, value: unknown): number | undefined => {
  const seconds = clampNumber(value, durations.min, durations.max)
  return seconds === undefined ? undefined : Math.round(seconds)
}

export const toVolume = (value: unknown) => clampNumber(value, 0, 100)

/** Clamps a number to the range from `min` to `max`. Returns undefined if the value is not a number. */
const clampNumber = (value: unknown, min: number, max: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : undefined

/** Chooses the effect for one change of slides: a plain fade if no effect is selected, or if the device asks for less motion. */
export function chooseEffect(
  { randomTransitions, effects, effect }: ShowSettings,
  isMotionReduced: boolean,
  randomNumber: Random,
): string {
  if (isMotionReduced) return 'fade'
  if (!randomTransitions) return effect
  return effects[Math.min(effects.length - 1, Math.floor(randomNumber() * effects.length))] ?? 'fade'
}
