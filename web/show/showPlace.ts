import { isReload } from '../api/isReload.ts'
import { tabStorage } from '../stores/deviceStorage.ts'
import type { Begun } from './controls/useBlackScreen.ts'
import type { MusicPlace } from './music/musicPlayer.ts'
import type { SlidesPlace } from './slides/projection.ts'

/** Where a show is, as far as a reloaded page cannot know it. */
export interface ShowPlace {
  slides: SlidesPlace
  music: MusicPlace
  /** whether the page fills the screen, or will with the next touch or key press */
  fullscreen: boolean
  black: Begun | null
}

/** A new form of `ShowPlace` needs a new name, because an updated page may read it. */
const readKey = () => `show ${location.pathname}`

const readPlace = () => {
  const place = tabStorage.read(readKey()) as ShowPlace | null
  if (isReload()) return place
  tabStorage.clear(readKey())
  return null
}

/** The place at which a reloaded show goes on; null for any other visit, which begins at the start. */
export const resumedPlace = typeof location === 'undefined' ? null : readPlace()

export const saveShowPlace = (place: ShowPlace | null) => tabStorage.save(readKey(), place)
