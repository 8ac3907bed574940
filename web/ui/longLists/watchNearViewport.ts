type Callback = (isNear: boolean) => void

const callbacks = new WeakMap<Element, Callback>()
let observer: IntersectionObserver | undefined

/**
 * Tells `callback` whether the element is near the visible area (at most one viewport height away): once at the start, and then
 * at every change. Returns a function that stops watching. All lists that render only part of their rows use this function,
 * except sortable lists.
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
