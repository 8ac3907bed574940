import { useState } from 'react'
import { type Fullscreen, useFullscreen } from './useFullscreen.ts'
import { useIdle } from './useIdle.ts'
import { useKeys } from './useKeys.ts'
import type { ShowState } from '../definition.ts'
import { useWakeLock } from './useWakeLock.ts'

/** The controls hide after this time without movement, touch or key. */
const HIDE_AFTER_MS = 3_000

export interface Controls {
  /** the name of the open panel */
  openPanel: string | null
  togglePanel: (name: string) => void
  closePanel: () => void
  fullscreen: Fullscreen
  hidden: boolean
  togglePlaying: () => void
}

/** The controls of a show: keys, panels, full screen. */
export const useControls = (show: ShowState): Controls => {
  const { projection, slidePlayer, definition, settingsStore, linkOptions } = show
  const { playing } = projection.deck
  const [openPanel, setOpenPanel] = useState<string | null>(null)
  const closePanel = () => setOpenPanel(null)
  const togglePanel = (name: string) => setOpenPanel(openPanel === name ? null : name)
  const fullscreen = useFullscreen(linkOptions.fullscreen)
  const hidden = useIdle(HIDE_AFTER_MS, openPanel !== null)
  const togglePlaying = () => slidePlayer.setPlaying(!playing)
  useWakeLock(playing)
  useKeys({
    ArrowLeft: slidePlayer.previous,
    ArrowRight: slidePlayer.next,
    ' ': togglePlaying,
    Escape: closePanel,
    m: () => togglePanel('music'),
    f: fullscreen.toggle,
    ...definition.keys?.(settingsStore),
  })
  return { openPanel, togglePanel, closePanel, fullscreen, hidden, togglePlaying }
}
