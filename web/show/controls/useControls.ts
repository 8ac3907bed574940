import { useState } from 'react'
import { type ShowBeforeBlack, useBlackScreen } from './useBlackScreen.ts'
import { useFullscreen } from './useFullscreen.ts'
import { useIdle } from './useIdle.ts'
import { type Keys, useKeys } from './useKeys.ts'
import type { Projection } from '../slides/projection.ts'
import type { SlidePlayer } from '../slides/slidePlayer.ts'
import { closeRehearsal, rehearsalOpen } from '../rehearsalOpen.ts'
import { useStore } from '../../stores/useStore.ts'
import { useWakeLock } from './useWakeLock.ts'
import { nextKey, previousKey } from '../../ui/readingDirection.ts'

/** The controls are hidden after this time without a pointer movement, touch or key press. */
const HIDE_AFTER_MS = 3_000

export type Controls = ReturnType<typeof useControls>

interface ControlsOptions {
  slidePlayer: SlidePlayer
  projection: Projection
  /** whether the first touch or key press enters full screen */
  fullscreen: boolean
  /** how the show was before a reload of a black screen; null for any other visit */
  showBeforeBlack: ShowBeforeBlack | null
  /** the keyboard shortcuts that only this slideshow has */
  keys: Keys | undefined
}

/**
 * Sets up the keyboard shortcuts of a show, and keeps the screen on while the show plays. Returns the state of the controls and
 * the functions that change this state.
 */
export const useControls = (options: ControlsOptions) => {
  const { slidePlayer, projection, keys } = options
  const { playing } = projection
  const [openPanelName, setOpenPanelName] = useState<string | null>(null)
  const closePanel = () => setOpenPanelName(null)
  const togglePanel = (name: string) => {
    // a rehearsal that does not load leaves its place to the panel
    closeRehearsal()
    setOpenPanelName(openPanelName === name ? null : name)
  }
  const fullscreen = useFullscreen(options.fullscreen)
  const hidden = useIdle(HIDE_AFTER_MS, openPanelName !== null)
  const isRehearsalOpen = useStore(rehearsalOpen)
  const blackScreen = useBlackScreen(slidePlayer, projection, options.showBeforeBlack)
  // while the screen is black, these actions only show the picture again
  const orEndBlack = (action: () => void) => (blackScreen.isBlack ? blackScreen.end : action)
  const next = orEndBlack(slidePlayer.next)
  const previous = orEndBlack(slidePlayer.previous)
  const togglePlaying = orEndBlack(() => slidePlayer.setPlaying(!playing))
  useWakeLock(playing || blackScreen.isBlack)
  useKeys({
    [previousKey]: previous,
    [nextKey]: next,
    // the keys of presenters' clickers
    PageUp: previous,
    PageDown: next,
    '.': blackScreen.toggle,
    b: blackScreen.toggle,
    Enter: next,
    ' ': togglePlaying,
    Escape: openPanelName !== null ? closePanel : isRehearsalOpen ? closeRehearsal : blackScreen.end,
    m: orEndBlack(() => togglePanel('music')),
    f: fullscreen.toggle,
    ...keys,
  })
  return {
    openPanelName,
    togglePanel,
    closePanel,
    fullscreen,
    blackScreen,
    hidden,
    next,
    previous,
    togglePlaying,
  }
}
