import { useState } from 'react'
import type { DeckOfShow } from './useDeck.ts'
import { type Fullscreen, useFullscreen } from './useFullscreen.ts'
import { useIdle } from './useIdle.ts'
import { type Keys, useKeys } from './useKeys.ts'
import { useWakeLock } from './useWakeLock.ts'

/** Controls go away when nobody has moved for so long. */
const hideAfterMs = 3_000

export interface Controls<Panel extends string> {
  /** the panel that is open */
  panel: Panel | 'music' | null
  toggle: (panel: Panel | 'music') => void
  closePanel: () => void
  fullscreen: Fullscreen
  /** the controls are away */
  idle: boolean
  togglePlaying: () => void
}

/** What hands do with a show: keys, panels, the whole screen. `ownKeys` are those that only one of the shows knows. */
export const useControls = <Panel extends string>(
  { show, slidePlayer }: Pick<DeckOfShow<string>, 'show' | 'slidePlayer'>,
  ownKeys: Keys = {},
  wantsFullscreen = false,
): Controls<Panel> => {
  const [panel, setPanel] = useState<Panel | 'music' | null>(null)
  const closePanel = () => setPanel(null)
  const toggle = (name: Panel | 'music') => setPanel(panel === name ? null : name)
  const fullscreen = useFullscreen(wantsFullscreen)
  const idle = useIdle(hideAfterMs, panel !== null)
  const togglePlaying = () => slidePlayer.setPlaying(!show.deck.playing)
  useWakeLock(show.deck.playing)
  useKeys({
    ArrowLeft: slidePlayer.previous,
    ArrowRight: slidePlayer.next,
    ' ': togglePlaying,
    Escape: closePanel,
    m: () => toggle('music'),
    f: fullscreen.toggle,
    ...ownKeys,
  })
  return { panel, toggle, closePanel, fullscreen, idle, togglePlaying }
}
