import type { Random } from './slides/playOrder.ts'
import { deviceStorage } from '../stores/deviceStorage.ts'
import { openStore, type ReadableStore } from '../stores/store.ts'

/** The settings that people choose in a show; the device saves them. */
export interface ShowSettings {
  /** seconds per slide */
  duration: number
  /** `duration` is ignored: each slide is shown as long as lets pictures and songs end together */
  asLongAsSongs: boolean
  random: boolean
  captions: boolean
  /** every change uses a random one of `effects`; otherwise always `effect` */
  randomTransitions: boolean
  effects: readonly string[]
  effect: string
  /** 0 to 100 */
  volume: number
  musicRandom: boolean
}

/** The choices that a show offers, and its defaults. */
export interface SettingsDefinition {
  /** the name under which choices are saved */
  name: string
  /** each is a class in the show's stylesheet or in parts/stage.css */
  effects: readonly string[]
  /** seconds */
  durations: { least: number; most: number }
  defaults: ShowSettings
}

export interface SettingsStore extends ReadableStore<ShowSettings> {
  /** Chooses and saves. */
  choose: (chosen: Partial<ShowSettings>) => void
}

/** The settings of a running show. Its players and panels follow their changes. */
export const openSettings = (name: string, settings: ShowSettings): SettingsStore => {
  const store = openStore(settings)
  const choose = (chosen: Partial<ShowSettings>) => {
    deviceStorage.save(name, { ...readSavedValues(name), ...chosen })
    store.set({ ...store.get(), ...chosen })
  }
  return { get: store.get, subscribe: store.subscribe, choose }
}

const readSavedValues = (name: string): Record<string, unknown> => {
  const values = deviceStorage.read(name)
  return typeof values === 'object' && values !== null ? { ...values } : {}
}

/** Reads the settings saved on this device; a setting that is missing or invalid has its default. */
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
  const seconds = clampNumber(value, durations.least, durations.most)
  return seconds === undefined ? undefined : Math.round(seconds)
}

export const toVolume = (value: unknown) => clampNumber(value, 0, 100)

/** Clamps a number to the range; undefined for anything else. */
const clampNumber = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : undefined

/** Chooses the effect of one change; a plain fade if none is selected, or if the device asks for reduced motion. */
export function chooseEffect(
  { randomTransitions, effects, effect }: ShowSettings,
  reducedMotion: boolean,
  randomNumber: Random,
): string {
  if (reducedMotion) return 'fade'
  if (!randomTransitions) return effect
  return effects[Math.min(effects.length - 1, Math.floor(randomNumber() * effects.length))] ?? 'fade'
}
