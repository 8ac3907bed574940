import { type RefObject, useEffect } from 'react'
import { scrollSpeed } from './places.ts'
import type { Drag } from './useDrag.ts'

/** While a row is held near an edge of what is seen, the page scrolls beneath it. */
export const useScrolling = (
  carrying: boolean,
  held: RefObject<{ y: number } | null>,
  { follow }: Pick<Drag, 'follow'>,
) => {
  useEffect(() => {
    if (!carrying) return
    let frame = 0
    const step = () => {
      const y = held.current?.y
      const speed = y === undefined ? 0 : scrollSpeed(y, window.innerHeight)
      if (y !== undefined && speed !== 0) {
        window.scrollBy(0, speed)
        follow(y)
      }
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [carrying, held, follow])
}

/** Escape ends a drag by pointer, whatever has the focus. */
export const useEscape = ({ putBack }: Pick<Drag, 'putBack'>) => {
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') putBack()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [putBack])
}
