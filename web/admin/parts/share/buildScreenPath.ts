import { appendAccessKey } from '../../../../contract/pages/accessLink.ts'

export interface ScreenChoices {
  fullscreen: boolean
  music: boolean
  captions: boolean
  random: boolean
  /** the number of seconds for which each photograph is shown */
  duration: number
}

/**
 * Builds a path that opens the slideshow with these choices. They override the choices saved on the device. `key` is the access
 * key of a closed memorial.
 */
export function buildScreenPath({ duration, ...flags }: ScreenChoices, key?: string): string {
  const query = new URLSearchParams()
  for (const [name, isOn] of Object.entries(flags)) query.set(name, isOn ? 'on' : 'off')
  query.set('duration', String(duration))
  const path = `/slideshow?${query}`
  return key ? appendAccessKey(path, key) : path
}
