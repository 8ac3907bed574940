/** How one picture can follow another. The names are the specification's. */
export const effects = ['fade', 'blur', 'fadeOutIn', 'crossDissolve'] as const
export type Effect = (typeof effects)[number]

export const durations = { least: 2, most: 30, usual: 5 } as const

/** What can be chosen, and lasts on the device. */
export interface ShowSettings {
  /** seconds a slide */
  duration: number
  random: boolean
  captions: boolean
  randomTransitions: boolean
  /** those that chance may choose from */
  effects: readonly Effect[]
  /** the one that is used while random transitions are off */
  effect: Effect
  /** 0 to 100 */
  volume: number
  musicRandom: boolean
}

/** What a link asks for besides settings. */
export interface Wishes {
  fullscreen: boolean
  /** with sound from the start, as far as the browser allows */
  music: boolean
}

export const usual: ShowSettings = {
  duration: durations.usual,
  random: false,
  captions: true,
  randomTransitions: true,
  effects,
  effect: 'fade',
  volume: 30,
  musicRandom: false,
}

/** What was chosen on this device before; whatever cannot be understood is as usual. */
export const fromStored = (stored: Record<string, unknown>): ShowSettings => {
  const flag = (name: 'random' | 'captions' | 'randomTransitions' | 'musicRandom') =>
    typeof stored[name] === 'boolean' ? stored[name] : usual[name]
  const chosen = Array.isArray(stored.effects)
    ? effects.filter((effect) => isIn(stored.effects, effect))
    : effects
  return {
    duration: durationFrom(stored.duration) ?? usual.duration,
    random: flag('random'),
    captions: flag('captions'),
    randomTransitions: flag('randomTransitions'),
    effects: chosen,
    effect: effects.find((effect) => effect === stored.effect) ?? usual.effect,
    volume: within(stored.volume, 0, 100) ?? usual.volume,
    musicRandom: flag('musicRandom'),
  }
}

/**
 * What a link asks for, over what was chosen before: `?fullscreen=1&duration=8&captions=off&music=on&random=on
 * &transitions=fade,blur&volume=40&musicrandom=on`. It holds for this visit and is not kept.
 */
export const fromLink = (
  before: ShowSettings,
  search: string,
): { settings: ShowSettings; wishes: Wishes } => {
  const query = new URLSearchParams(search)
  const flag = (name: string, otherwise: boolean) => flagFrom(query.get(name)) ?? otherwise
  const number = (name: string) => (query.get(name)?.trim() ? Number(query.get(name)) : undefined)
  return {
    settings: {
      ...before,
      duration: durationFrom(number('duration')) ?? before.duration,
      random: flag('random', before.random),
      captions: flag('captions', before.captions),
      volume: within(number('volume'), 0, 100) ?? before.volume,
      musicRandom: flag('musicrandom', before.musicRandom),
      ...transitionsFrom(query.get('transitions')),
    },
    wishes: { fullscreen: flag('fullscreen', false), music: flag('music', false) },
  }
}

/** `random`; or one effect, then always that; or several, then one of them by chance. */
const transitionsFrom = (value: string | null): Partial<ShowSettings> => {
  const names = value?.toLowerCase().split(',') ?? []
  if (names.includes('random')) return { randomTransitions: true, effects }
  const chosen = effects.filter((effect) => names.includes(effect.toLowerCase()))
  const [only, second] = chosen
  if (!only) return {}
  return second ? { randomTransitions: true, effects: chosen } : { randomTransitions: false, effect: only }
}

const flagFrom = (value: string | null): boolean | undefined => {
  if (value === null) return undefined
  if (['', '1', 'on', 'true', 'yes'].includes(value.toLowerCase())) return true
  return ['0', 'off', 'false', 'no'].includes(value.toLowerCase()) ? false : undefined
}

const durationFrom = (value: unknown) => {
  const seconds = within(value, durations.least, durations.most)
  return seconds === undefined ? undefined : Math.round(seconds)
}

/** A number that lies outside is brought to the nearer end. */
const within = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : undefined

const isIn = (list: unknown, item: unknown) => Array.isArray(list) && list.includes(item)
