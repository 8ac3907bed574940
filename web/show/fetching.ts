import { type Line, type Screen, unmeasuredLine, withFetched } from './size.ts'

export interface Fetching {
  element: HTMLImageElement
  /** resolves when the picture can be shown without a delay; rejects when it is broken, slow or given up */
  ready: Promise<void>
  giveUp: () => void
}

/** It took longer than it was given. */
export class TooSlow extends Error {}

export const fetchPicture = (url: string, longestMs: number): Fetching => {
  const element = new Image()
  element.decoding = 'sync'
  element.draggable = false
  element.src = url
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const stopWaiting = whenAwakeFor(longestMs, () => reject(new TooSlow(`too slow: ${url}`)))
  const ready = Promise.race([decoded(element), stopped]).finally(stopWaiting)
  const giveUp = () => {
    reject(new Error(`given up: ${url}`))
    if (!element.complete) element.removeAttribute('src')
  }
  return { element, ready, giveUp }
}

/** After a sleep the whole time is given again: what could not come meanwhile is not slow. Returns how to stop. */
const whenAwakeFor = (ms: number, then: () => void) => {
  let timer = 0
  const begin = () => {
    const since = performance.now()
    const over = () => (performance.now() - since > ms + 2_000 ? begin() : then())
    timer = window.setTimeout(over, ms)
  }
  begin()
  return () => window.clearTimeout(timer)
}

/** A hidden tab may not decode until it is seen again; there, having arrived is enough. */
export const decoded = async (element: HTMLImageElement): Promise<void> => {
  if (!document.hidden) return element.decode()
  if (!element.complete) {
    await new Promise<unknown>((resolve, reject) => {
      element.onload = resolve
      element.onerror = reject
    })
  }
  if (element.naturalWidth === 0) throw new Error(`not a picture: ${element.src}`)
}

export const screenSize = (): Screen => ({
  width: window.innerWidth,
  height: window.innerHeight,
  ratio: window.devicePixelRatio,
})

/** What the browser says of the line before anything was fetched; not every browser does, and none above 10. */
export const guessedLine = (): Line => {
  const { connection } = navigator as Navigator & { connection?: { downlink?: number } }
  const megabits = connection?.downlink
  return megabits && megabits < 10 ? { ...unmeasuredLine, bytesPerMs: megabits * 125 } : unmeasuredLine
}

/** The browser's list of what it fetched is emptied each time: after 250 it would take no more. */
export const measured = (line: Line, element: HTMLImageElement): Line => {
  const fetched = performance.getEntriesByName(element.src, 'resource').at(-1)
  performance.clearResourceTimings()
  const fromCache = !(fetched instanceof PerformanceResourceTiming) || fetched.transferSize <= 1_000
  if (fromCache) return line
  const pixels = element.naturalWidth * element.naturalHeight
  return withFetched(line, fetched.encodedBodySize, pixels, fetched.responseEnd - fetched.requestStart)
}
