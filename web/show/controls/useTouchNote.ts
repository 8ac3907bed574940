import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMatchMedia } from '../../ui/useMatchMedia.ts'

const NOTE_MS = 20_000

/**
 * Whether a note that asks for a touch is shown. It leaves after 20 seconds, and is not shown in a window that fills the screen,
 * because nobody touches the screen of a hall, and the note would lie over every picture.
 */
export const useTouchNote = (isWanted: boolean): boolean => {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    setIsOver(false)
    if (!isWanted) return
    const timer = setTimeout(() => setIsOver(true), NOTE_MS)
    return () => clearTimeout(timer)
  }, [isWanted])
  const isScreenFilled = useIsScreenFilled()
  return isWanted && !isOver && !isScreenFilled
}

/** Whether the window fills the screen. Some browsers in kiosk mode do not say so, but their window is as large as the screen. */
const useIsScreenFilled = () => {
  const isFullscreenMode = useMatchMedia('(display-mode: fullscreen)')
  const isAsLargeAsScreen = useSyncExternalStore(subscribeToSize, isWindowAsLargeAsScreen)
  return isFullscreenMode || isAsLargeAsScreen
}

const subscribeToSize = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

const isWindowAsLargeAsScreen = () => innerWidth >= screen.width && innerHeight >= screen.height
