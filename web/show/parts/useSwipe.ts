import { type TouchEvent, useRef } from 'react'
import { swipeDirection } from '../../media/lightbox/zoom.ts'

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
      const { x, y } = from.current
      from.current = null
      const to = swipeDirection({ x: finger.clientX - x, y: finger.clientY - y })
      if (to === 'previous') onRight()
      if (to === 'next') onLeft()
    },
  }
}
