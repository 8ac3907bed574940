import { appendAccessKey } from '../../../contract/pages/accessLink.ts'

export interface ScreenChoices {
  fullscreen: boolean
  music: boolean
  captions: boolean
  random: boolean
  /** seconds */
  duration: number
}

/** Builds a slideshow path that carries all settings, which override those of the device. `key` opens a closed memorial. */
export function buildScreenPath({ duration, ...flags }: ScreenChoices, key?: string): string {
  const query = new URLSearchParams()
  for (const [name, isOn] of Object.entries(flags)) query.set(name, isOn ? 'on' : 'off')
  query.set('duration', String(duration))
  const path = `/slideshow?${query}`
  return key ? appendAccessKey(path, key) : path
}
