import { type RefObject, useEffect, useState } from 'react'

/** Whether the element is within a screen of being seen in `scroller`, or has the focus. */
export const useNear = (element: RefObject<HTMLElement | null>, scroller: string, initially: boolean) => {
  const [isNear, setNear] = useState(initially)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const follow = (entries: IntersectionObserverEntry[]) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? false
      setNear(isSeen || watched.contains(document.activeElement))
    }
    const watcher = new IntersectionObserver(follow, {
      root: watched.closest(scroller),
      rootMargin: '100% 0px',
    })
    watcher.observe(watched)
    return () => watcher.disconnect()
  }, [element, scroller])
  return isNear
}
