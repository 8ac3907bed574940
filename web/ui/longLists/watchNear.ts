type Callback = (isNear: boolean) => void

const callbacks = new WeakMap<Element, Callback>()
let observer: IntersectionObserver | undefined

/**
 * Calls back at once, and whenever the element comes within one viewport of being seen or leaves it. Returns how to
 * stop. Every list that draws only a part of itself uses it, but for the sortable ones, which scroll by places.
 */
export const watchNear = (element: Element, callback: Callback) => {
  callbacks.set(element, callback)
  observer ??= new IntersectionObserver(notify, { rootMargin: '100% 0px', scrollMargin: '100% 0px' })
  observer.observe(element)
  return () => observer?.unobserve(element)
}

const notify = (entries: IntersectionObserverEntry[]) => {
  for (const { isIntersecting, target } of entries) callbacks.get(target)?.(isIntersecting)
}
