import type { Program } from '../../../domain/program.ts'
import type { ShowLink } from '../../show/definition.ts'
import { type ShowSettings, toDuration, toVolume } from '../../show/showSettings.ts'
import { settingsDefinition } from './settingsDefinition.ts'

/**
 * Reads settings and options from the query of a link, such as `?fullscreen=1&duration=8&captions=off&music=on&random=on
 * &transitions=fade,blur&volume=40&musicrandom=on`, or only `?service=on` for the family's choices for the service. The link's settings apply only to this
 * visit, and are not saved.
 */
export const parseLink = (
  savedSettings: ShowSettings,
  query: string,
  { asLongAsSongs, service }: Pick<Program, 'asLongAsSongs' | 'service'>,
): ShowLink => {
  const parameters = new URLSearchParams(query)
  const readFlag = (name: string, fallback: boolean) => toFlag(parameters.get(name)) ?? fallback
  const isAtService = readFlag('service', false)
  const { music, captions, seconds } = service
  const initialSettings = isAtService
    ? {
        ...savedSettings,
        duration: seconds,
        asLongAsSongs: asLongAsSongs && music,
        captions,
        random: false,
        musicRandom: false,
      }
    : savedSettings
  const readNumber = (name: string) =>
    parameters.get(name)?.trim() ? Number(parameters.get(name)) : undefined
  return {
    settings: {
      ...initialSettings,
      duration: toDuration(settingsDefinition, readNumber('duration')) ?? initialSettings.duration,
      asLongAsSongs: initialSettings.asLongAsSongs && readNumber('duration') === undefined,
      random: readFlag('random', initialSettings.random),
      captions: readFlag('captions', initialSettings.captions),
      volume: toVolume(readNumber('volume')) ?? initialSettings.volume,
      musicRandom: readFlag('musicrandom', initialSettings.musicRandom),
      ...toTransitions(parameters.get('transitions')),
    },
    options: {
      fullscreen: readFlag('fullscreen', isAtService),
      music: readFlag('music', isAtService && music),
    },
  }
}

/**
 * Reads the parameter `transitions`: either `random`, or one effect that is always used, or several effects among which random
 * transitions choose.
 */
const toTransitions = (value: string | null): Partial<ShowSettings> => {
  const { effects } = settingsDefinition
  const names = value?.toLowerCase().split(',') ?? []
  if (names.includes('random'))
    return { randomTransitions: true, effects: settingsDefinition.defaults.effects }
  const chosenEffects = effects.filter((effect) => names.includes(effect.toLowerCase()))
  const [firstEffect, secondEffect] = chosenEffects
  if (!firstEffect) return {}
  return secondEffect
    ? { randomTransitions: true, effects: chosenEffects }
    : { randomTransitions: false, effect: firstEffect }
}

const toFlag = (value: string | null): boolean | undefined => {
  if (value === null) return undefined
  if (['', '1', 'on', 'true', 'yes'].includes(value.toLowerCase())) return true
  return ['0', 'off', 'false', 'no'].includes(value.toLowerCase()) ? false : undefined
}
