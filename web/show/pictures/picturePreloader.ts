import { isLeavingPage } from '../../stores/pageLeft.ts'
import { openStore } from '../../stores/store.ts'
import type { Readiness } from '../slides/requests.ts'
import { takeDocumentSlide } from './documentSlide.ts'
import type { SlidePicture } from '../slides/slide.ts'
import { decodePicture, fetchSlidePicture } from './slidePicture.ts'
import { listenTo } from '../../ui/listenTo.ts'

export type PicturePreloader = ReturnType<typeof openPicturePreloader>

interface PreloadedPicture {
  element: HTMLImageElement
  readiness: Readiness
}

/** A picture that takes longer than this to load counts as failed. */
const LOAD_TIMEOUT_MS = 30_000
/** The time to wait before a failed picture is loaded again. */
const RETRY_AFTER_MS = 60_000
/** The events that make the preloader try again: the network is back, or someone has returned to the page. */
const retryEvents = ['online', 'pageshow']

/**
 * Creates a preloader that fetches and decodes pictures before they are shown. It holds only the pictures that are on the screen
 * or needed next, so that memory use stays constant no matter how long the show runs. The browser's cache keeps the other
 * pictures, so they are available even without a network.
 */
export const openPicturePreloader = () => {
  const pictures = new Map<string, PreloadedPicture>()
  /** the number of times that the readiness of any picture has changed */
  const changeCount = openStore(0)
  let slidesById = new Map<string, SlidePicture>()
  let wantedIds: readonly string[] = []
  let stopListening = () => {}

  const notify = () => changeCount.set(changeCount.get() + 1)

  const preload = (ids: readonly string[]) => {
    wantedIds = ids
    for (const [id, { readiness }] of pictures) if (!ids.includes(id) && readiness !== 'failed') forget(id)
    for (const id of ids) if (!pictures.has(id)) load(id)
  }

  const forget = (id: string) => {
    const element = pictures.get(id)?.element
    pictures.delete(id)
    // cancels the download of the picture
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
      if (isLeavingPage()) return void pictures.delete(id)
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
    readiness: (id: string): Readiness => pictures.get(id)?.readiness ?? 'loading',
    subscribe: changeCount.subscribe,
    setPictures: (slides: readonly SlidePicture[]) => {
      slidesById = new Map(slides.map((slide) => [slide.id, slide]))
    },
    /** Returns the `<img>` element of a picture, to be put on the screen; null if the preloader does not hold the picture. */
    findElement: (id: string) => pictures.get(id)?.element ?? null,
    /** Whether a picture that is wanted is still being fetched or decoded. */
    isLoading: () => [...pictures.values()].some(({ readiness }) => readiness === 'loading'),
    retry,
    open: () => {
      stopListening = listenTo(window, retryEvents, retry)
    },
    close: () => {
      stopListening()
      preload([])
    },
  }
}

/** Calls `callback` after the device has been awake for `ms`. A picture does not count as slow because the device was asleep. */
const callWhenAwakeFor = (ms: number, callback: () => void) => {
  const startedAt = performance.now()
  const onTimeout = () =>
    performance.now() - startedAt > ms + 2_000 ? callWhenAwakeFor(ms, callback) : callback()
  window.setTimeout(onTimeout, ms)
}
