import { useEffect, useState } from 'react'
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
  const isScreenFilled = useMatchMedia('(display-mode: fullscreen)')
  return isWanted && !isOver && !isScreenFilled
}
