import type { ShowDefinition, ShowLink } from './definition.ts'
import { savedSettings } from './settings.ts'

export type ChoicesDefinition = Pick<ShowDefinition, 'settings' | 'readLink'>

/** What a show begins with: what the link asks for, over what was chosen on this device before. */
export const choicesAtStart = ({ settings, readLink }: ChoicesDefinition): ShowLink => {
  const saved = savedSettings(settings)
  return (
    readLink?.(saved, location.search) ?? { settings: saved, options: { fullscreen: false, music: false } }
  )
}
