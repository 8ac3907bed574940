import { type TouchEvent, useRef } from 'react'

/** Pixels a finger has to go sideways. */
const THRESHOLD = 50

/** A finger drawn over the picture: to the right for the one before, to the left for the one after. */
export const useSwipe = (onRight: () => void, onLeft: () => void) => {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const finger = touches[0]
      const onControl = (target as Element).closest('a, button, input, [role=dialog]')
      from.current =
        finger && touches.length === 1 && !onControl ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      if (!from.current || !finger) return
      const [x, y] = [finger.clientX - from.current.x, finger.clientY - from.current.y]
      from.current = null
      if (Math.abs(x) < THRESHOLD || Math.abs(x) < 1.5 * Math.abs(y)) return
      if (x > 0) onRight()
      else onLeft()
    },
  }
}
