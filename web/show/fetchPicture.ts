export interface PictureFetch {
  element: HTMLImageElement
  /** resolves when the picture can be shown without a delay; rejects when it is broken, too slow or cancelled */
  ready: Promise<void>
  cancel: () => void
}

export class TooSlow extends Error {}

export const newPicture = (url: string) => {
  const element = new Image()
  element.decoding = 'sync'
  element.draggable = false
  element.src = url
  return element
}

export const fetchPicture = (element: HTMLImageElement, limitMs: number): PictureFetch => {
  let stop = (_reason: Error) => {}
  const stopped = new Promise<never>((_, reject) => {
    stop = reject
  })
  const cancelLimit = afterAwake(limitMs, () => stop(new TooSlow(`too slow: ${element.src}`)))
  const ready = Promise.race([decodePicture(element), stopped]).finally(cancelLimit)
  const cancel = () => {
    stop(new Error(`cancelled: ${element.src}`))
    if (!element.complete) element.removeAttribute('src')
  }
  return { element, ready, cancel }
}

/** After a sleep the whole time is given again: what could not come meanwhile is not slow. Returns how to cancel. */
const afterAwake = (ms: number, call: () => void) => {
  let timer = 0
  const begin = () => {
    const since = performance.now()
    const ended = () => (performance.now() - since > ms + 2_000 ? begin() : call())
    timer = window.setTimeout(ended, ms)
  }
  begin()
  return () => window.clearTimeout(timer)
}

/** A hidden tab may not decode until it is seen again; there, having arrived is enough. */
export const decodePicture = async (element: HTMLImageElement): Promise<void> => {
  if (!document.hidden) return element.decode()
  if (!element.complete) {
    await new Promise<unknown>((resolve, reject) => {
      element.onload = resolve
      element.onerror = reject
    })
  }
  if (element.naturalWidth === 0) throw new Error(`not a picture: ${element.src}`)
}
