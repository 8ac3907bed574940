import { type RefObject, useEffect, useEffectEvent } from 'react'
import { computeScrollSpeed } from './places.ts'

/** Scrolls the page while something is dragged near the upper or lower edge of the window. */
export const useScrolling = (
  isDragging: boolean,
  pointer: RefObject<{ x: number; y: number } | null>,
  onScrolled: (x: number, y: number) => void,
) => {
  const follow = useEffectEvent(onScrolled)
  useEffect(() => {
    if (!isDragging) return
    let frame = 0
    const step = () => {
      const held = pointer.current
      const speed = held ? computeScrollSpeed(held.y, window.innerHeight) : 0
      if (held && speed !== 0) {
        window.scrollBy(0, speed)
        follow(held.x, held.y)
      }
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isDragging, pointer])
}
