import type { ShowLink } from '../../show/definition.ts'
import { type ShowSettings, toDuration, toVolume } from '../../show/settings.ts'
import { settings } from './settings.ts'

/**
 * Reads settings from a link, which override those in `before`: `?fullscreen=1&duration=8&captions=off&music=on&random=on
 * &transitions=fade,blur&volume=40&musicrandom=on`. They apply to this visit and are not saved.
 */
export const parseLink = (before: ShowSettings, query: string): ShowLink => {
  const parameters = new URLSearchParams(query)
  const flag = (name: string, otherwise: boolean) => toFlag(parameters.get(name)) ?? otherwise
  const number = (name: string) => (parameters.get(name)?.trim() ? Number(parameters.get(name)) : undefined)
  return {
    settings: {
      ...before,
      duration: toDuration(settings, number('duration')) ?? before.duration,
      asLongAsSongs: before.asLongAsSongs && number('duration') === undefined,
      random: flag('random', before.random),
      captions: flag('captions', before.captions),
      volume: toVolume(number('volume')) ?? before.volume,
      musicRandom: flag('musicrandom', before.musicRandom),
      ...toTransitions(parameters.get('transitions')),
    },
    options: { fullscreen: flag('fullscreen', false), music: flag('music', false) },
  }
}

/** Reads `random`, one effect, which is then always used, or several effects to choose from at random. */
const toTransitions = (value: string | null): Partial<ShowSettings> => {
  const { effects } = settings
  const names = value?.toLowerCase().split(',') ?? []
  if (names.includes('random')) return { randomTransitions: true, effects: settings.defaults.effects }
  const chosen = effects.filter((effect) => names.includes(effect.toLowerCase()))
  const [only, second] = chosen
  if (!only) return {}
  return second ? { randomTransitions: true, effects: chosen } : { randomTransitions: false, effect: only }
}

const toFlag = (value: string | null): boolean | undefined => {
  if (value === null) return undefined
  if (['', '1', 'on', 'true', 'yes'].includes(value.toLowerCase())) return true
  return ['0', 'off', 'false', 'no'].includes(value.toLowerCase()) ? false : undefined
}
