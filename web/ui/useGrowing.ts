import { startTransition, useEffect, useRef, useState } from 'react'

/** Up to this many rows a list is drawn whole, so that it can be searched and printed. */
const DRAWN_WHOLE = 200
const STEP = 60

/**
 * How many of `total` rows are drawn: all of a list of ordinary length, of a long one the first, and more as its end
 * nears. Put `end` on an element behind the list.
 */
export const useGrowing = <E extends Element>(total: number) => {
  const end = useRef<E>(null)
  const [grown, setGrown] = useState(STEP)
  const count = total <= DRAWN_WHOLE ? total : Math.min(total, grown)
  useEffect(() => {
    if (count >= total || !end.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && startTransition(() => setGrown(count + STEP)),
      { rootMargin: '150% 0px' },
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [count, total])
  return { count, end }
}
