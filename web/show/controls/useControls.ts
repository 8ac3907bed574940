import { useState } from 'react'
import { type Fullscreen, useFullscreen } from './useFullscreen.ts'
import { useIdle } from './useIdle.ts'
import { type Keys, useKeys } from './useKeys.ts'
import type { SlidePlayer } from '../slides/slidePlayer.ts'
import { useWakeLock } from './useWakeLock.ts'

/** The controls are hidden after this time without a pointer movement, touch or key press. */
const HIDE_AFTER_MS = 3_000

export interface Controls {
  /** the name of the open panel; null if no panel is open */
  openPanelName: string | null
  togglePanel: (name: string) => void
  closePanel: () => void
  fullscreen: Fullscreen
  hidden: boolean
  togglePlaying: () => void
}

interface ControlsOptions {
  slidePlayer: SlidePlayer
  playing: boolean
  /** whether the first touch or key press enters full screen */
  fullscreen: boolean
  /** the keyboard shortcuts that only this slideshow has */
  keys: Keys | undefined
}

/**
 * Sets up the keyboard shortcuts of a show, and keeps the screen on while the show plays. Returns the state of the controls and
 * the functions that change this state.
 */
export const useControls = (options: ControlsOptions): Controls => {
  const { slidePlayer, playing, keys } = options
  const [openPanelName, setOpenPanelName] = useState<string | null>(null)
  const closePanel = () => setOpenPanelName(null)
  const togglePanel = (name: string) => setOpenPanelName(openPanelName === name ? null : name)
  const fullscreen = useFullscreen(options.fullscreen)
  const hidden = useIdle(HIDE_AFTER_MS, openPanelName !== null)
  const togglePlaying = () => slidePlayer.setPlaying(!playing)
  useWakeLock(playing)
  useKeys({
    ArrowLeft: slidePlayer.previous,
    ArrowRight: slidePlayer.next,
    ' ': togglePlaying,
    Escape: closePanel,
    m: () => togglePanel('music'),
    f: fullscreen.toggle,
    ...keys,
  })
  return { openPanelName, togglePanel, closePanel, fullscreen, hidden, togglePlaying }
}
