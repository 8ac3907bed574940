import { type RefObject, useEffect, useEffectEvent } from 'react'
import { scrollSpeed } from './places.ts'

/** While a row is held near an edge of what is seen, the page scrolls beneath it. */
export const useScrolling = (
  isDragging: boolean,
  grabbed: RefObject<{ y: number } | null>,
  onScrolled: (y: number) => void,
) => {
  const follow = useEffectEvent(onScrolled)
  useEffect(() => {
    if (!isDragging) return
    let frame = 0
    const step = () => {
      const y = grabbed.current?.y
      const speed = y === undefined ? 0 : scrollSpeed(y, window.innerHeight)
      if (y !== undefined && speed !== 0) {
        window.scrollBy(0, speed)
        follow(y)
      }
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isDragging, grabbed])
}
