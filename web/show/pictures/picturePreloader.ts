import { isPageLeft } from '../../stores/pageLeft.ts'
import { openStore } from '../../stores/store.ts'
import type { Readiness } from '../slides/deck.ts'
import { takeDocumentSlide } from './documentSlide.ts'
import type { SlidePicture } from '../slides/slide.ts'
import { decodePicture, fetchSlidePicture } from './slidePicture.ts'
import type { Pictures } from '../slides/slidePlayer.ts'

export interface PicturePreloader extends Pictures {
  setPictures: (pictures: readonly SlidePicture[]) => void
  /** the decoded element of a picture, ready for the screen */
  findElement: (id: string) => HTMLImageElement | null
  /** Tries failed pictures again. */
  retry: () => void
  open: () => void
  close: () => void
}

interface PreloadedPicture {
  element: HTMLImageElement
  readiness: Readiness
}

/** A picture that takes longer counts as failed. */
const LOAD_TIMEOUT_MS = 30_000
/** The wait before a failed picture is tried again. */
const RETRY_AFTER_MS = 60_000
/** Failed pictures are fetched again when the network is back, or when the browser restores a page that was left. */
const retryEvents = ['online', 'pageshow']

/**
 * Fetches and decodes slides ahead of their time. It holds only the wanted pictures, so that memory use stays constant however
 * long the show runs; the browser's cache has the others, even without the network.
 */
export const openPicturePreloader = (): PicturePreloader => {
  const pictures = new Map<string, PreloadedPicture>()
  /** how often the readiness of any picture has changed */
  const changes = openStore(0)
  let slidesById = new Map<string, SlidePicture>()
  let wantedIds: readonly string[] = []

  const notify = () => changes.set(changes.get() + 1)

  const preload = (ids: readonly string[]) => {
    wantedIds = ids
    for (const [id, { readiness }] of pictures) if (!ids.includes(id) && readiness !== 'failed') forget(id)
    for (const id of ids) if (!pictures.has(id)) load(id)
  }

  const forget = (id: string) => {
    const element = pictures.get(id)?.element
    pictures.delete(id)
    // cancels its download
    if (element?.complete === false) for (const name of ['srcset', 'src']) element.removeAttribute(name)
  }

  const load = (id: string) => {
    const slide = slidesById.get(id)
    if (!slide) return
    const element = takeDocumentSlide(id) ?? fetchSlidePicture(slide)
    const picture: PreloadedPicture = { element, readiness: 'loading' }
    pictures.set(id, picture)
    const settle = (readiness: 'ready' | 'failed') => {
      picture.readiness = readiness
      notify()
    }
    const isLoading = () => pictures.get(id) === picture && picture.readiness === 'loading'
    const fail = (reason: unknown) => {
      if (!isLoading()) return
      if (isPageLeft()) return void pictures.delete(id)
      console.error('A picture cannot be shown now', reason)
      window.setTimeout(() => pictures.get(id) === picture && pictures.delete(id), RETRY_AFTER_MS)
      settle('failed')
    }
    callWhenAwakeFor(LOAD_TIMEOUT_MS, () => fail(new Error(`too slow: ${element.currentSrc}`)))
    decodePicture(element).then(() => isLoading() && settle('ready'), fail)
  }

  const retry = () => {
    for (const [id, { readiness }] of pictures) if (readiness === 'failed') pictures.delete(id)
    preload(wantedIds)
    notify()
  }

  return {
    preload,
    readiness: (id) => pictures.get(id)?.readiness ?? 'loading',
    subscribe: changes.subscribe,
    setPictures: (slides) => {
      slidesById = new Map(slides.map((slide) => [slide.id, slide]))
    },
    findElement: (id) => pictures.get(id)?.element ?? null,
    retry,
    open: () => {
      for (const event of retryEvents) window.addEventListener(event, retry)
    },
    close: () => {
      for (const event of retryEvents) window.removeEventListener(event, retry)
      preload([])
    },
  }
}

/** Calls back after `ms`, not counting time asleep: a picture is not slow because the device slept. */
const callWhenAwakeFor = (ms: number, call: () => void) => {
  const since = performance.now()
  const onTimeout = () => (performance.now() - since > ms + 2_000 ? callWhenAwakeFor(ms, call) : call())
  window.setTimeout(onTimeout, ms)
}
