import { type RefObject, useEffect, useEffectEvent } from 'react'
import { computeScrollSpeed } from './places.ts'

/** Scrolls the page as long as something is being dragged near the upper or lower edge of the window. */
export const useScrolling = (
  isDragging: boolean,
  pointer: RefObject<{ x: number; y: number } | null>,
  onScrolled: (x: number, y: number) => void,
) => {
  const notify = useEffectEvent(onScrolled)
  useEffect(() => {
    if (!isDragging) return
    let frameId = 0
    const step = () => {
      const position = pointer.current
      const speed = position ? computeScrollSpeed(position.y, window.innerHeight) : 0
      if (position && speed !== 0) {
        window.scrollBy(0, speed)
        notify(position.x, position.y)
      }
      frameId = requestAnimationFrame(step)
    }
    frameId = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frameId)
  }, [isDragging, pointer])
}
