import { isReload } from '../api/isReload.ts'
import { tabStorage } from '../stores/deviceStorage.ts'
import type { ShowBeforeBlack } from './controls/useBlackScreen.ts'
import type { MusicPlace } from './music/musicPlayer.ts'
import type { SlidesPlace } from './slides/projection.ts'

/** The state of a running show that a reload would lose. */
export interface ShowPlace {
  slides: SlidesPlace
  music: MusicPlace
  /** whether the page fills the screen, or will with the next touch or key press */
  fullscreen: boolean
  /** how the show was when the screen became black; null if it is not black */
  black: ShowBeforeBlack | null
}

/** A change of `ShowPlace` must change this name, because a reload may load a newer version of the page. */
const getKey = () => `show ${location.pathname}`

const readPlace = () => {
  const place = tabStorage.read(getKey()) as ShowPlace | null
  if (!isReload()) {
    tabStorage.clear(getKey())
    return null
  }
  // the picture in the document, the first of the show, would only flash
  if (place) document.querySelector('.document-slide')?.remove()
  return place
}

/** The place at which a reloaded show goes on; null for any other visit, which begins at the start. */
export const resumedPlace = typeof location === 'undefined' ? null : readPlace()

export const saveShowPlace = (place: ShowPlace | null) => tabStorage.save(getKey(), place)
