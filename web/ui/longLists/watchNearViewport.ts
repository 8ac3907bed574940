type Callback = (isNear: boolean) => void

const callbacks = new WeakMap<Element, Callback>()
let observer: IntersectionObserver | undefined

/**
 * Calls back at once, and whenever the element comes within one viewport height of the visible area or leaves it. Returns a
 * function that stops watching. All lists that render only a part of their rows use it, except the sortable ones.
 */
export const watchNearViewport = (element: Element, callback: Callback) => {
  callbacks.set(element, callback)
  observer ??= new IntersectionObserver(notify, { rootMargin: '100% 0px', scrollMargin: '100% 0px' })
  observer.observe(element)
  return () => observer?.unobserve(element)
}

const notify = (entries: IntersectionObserverEntry[]) => {
  for (const { isIntersecting, target } of entries) callbacks.get(target)?.(isIntersecting)
}
