type Callback = () => void

const waiting = new Map<Element, Callback>()
let watcher: IntersectionObserver | undefined
let firstScreen: Promise<unknown> | undefined

/**
 * Calls back once the element is within one viewport of being seen, but not before the page's eager pictures are
 * decoded: on a slow line those come first. Returns how to stop waiting.
 */
export const whenNear = (element: Element, callback: Callback) => {
  waiting.set(element, callback)
  firstScreen ??= allDecoded(eagerPictures())
  void firstScreen.then(() => waiting.has(element) && observer().observe(element))
  return () => stop(element)
}

const eagerPictures = () => [...document.querySelectorAll<HTMLImageElement>('img[data-eager]')]

/** A picture that cannot be decoded holds nobody up. */
const allDecoded = (pictures: HTMLImageElement[]) =>
  Promise.allSettled(pictures.map((picture) => picture.decode()))

const observer = () =>
  (watcher ??= new IntersectionObserver(seen, { rootMargin: '100% 0px', scrollMargin: '100% 0px' }))

const seen = (entries: IntersectionObserverEntry[]) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    const callback = waiting.get(target)
    stop(target)
    callback?.()
  }
}

const stop = (element: Element) => {
  waiting.delete(element)
  watcher?.unobserve(element)
}
