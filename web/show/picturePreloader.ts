import { pictures as sizes } from '../../contract/pictures.ts'
import { pictureUrl } from '../media/sources.ts'
import { isPageLeft } from '../stores/pageLeft.ts'
import type { Readiness } from './deck.ts'
import { decodePicture, fetchPicture, newPicture, TooSlow } from './fetchPicture.ts'
import { takeDocumentSlide } from './documentSlide.ts'
import { type CachedPicture, openPictureCache } from './pictureCache.ts'
import { chooseSize, type Connection, pixelsOf, withFetched, withTooSlow } from './pictureSize.ts'
import { guessConnection, screenSize } from './screen.ts'
import { shapeOf, type SlidePicture } from './slide.ts'
import type { Pictures } from './slidePlayer.ts'
import { openStore } from '../stores/store.ts'

export interface PicturePreloader extends Pictures {
  setPictures: (pictures: readonly SlidePicture[]) => void
  /** the decoded picture, to be put on the screen as it is */
  element: (id: string) => HTMLImageElement | null
  /** Forgets what has failed, so that it is tried again. */
  retry: () => void
  open: () => void
  close: () => void
}

const MAX_LOADING = 2
/** A small picture that takes longer counts as broken. */
const LIMIT_MS = 30_000
/** A larger picture is given up for a smaller size after the time of so many slides. */
const LIMIT_SLIDES = 3
/** The wait before a broken picture is tried again. */
const BROKEN_MS = 60_000
/** Fetches broken-off pictures again when the network is back, or when the browser shows a page again that was left. */
const returns = ['online', 'pageshow']

/**
 * Fetches and decodes slides ahead of their time, at the size that the screen shows and the connection brings in time.
 * Memory stays flat, however long it runs. `durationMs` is how long a slide stays now.
 */
export const openPicturePreloader = (durationMs: () => number): PicturePreloader => {
  const cache = openPictureCache()
  /** how often some readiness has changed */
  const changes = openStore(0)
  let listed = new Map<string, SlidePicture>()
  let wanted: readonly string[] = []
  let connection = guessConnection()

  const notify = () => changes.set(changes.get() + 1)

  /** Loads those of the wanted that are neither loading nor decoded. */
  const loadWanted = () => {
    for (const id of wanted) {
      const loading = wanted.filter((other) => cache.get(other)?.state === 'loading')
      const picture = listed.get(id)
      const state = cache.get(id)?.state
      if (picture && loading.length < MAX_LOADING && (!state || state === 'retained')) load(picture)
    }
  }

  const load = (picture: SlidePicture) => {
    const { id } = picture
    const first = takeDocumentSlide(id)
    const size = first?.size ?? chooseSize(shapeOf(picture), screenSize(), connection, durationMs())
    const retained = cache.get(id)
    if (retained && (sizes[retained.size].fits >= sizes[size].fits || !navigator.onLine)) {
      retained.state = 'loading'
      return track(id, retained, decodePicture(retained.element))
    }
    const element = first?.element ?? newPicture(pictureUrl(picture.filePath, size))
    const fetch = fetchPicture(element, size === 'medium' ? LIMIT_MS : limitMs())
    const loading: CachedPicture = { ...fetch, size, state: 'loading' }
    cache.set(id, loading)
    track(id, loading, fetch.ready)
  }

  const limitMs = () => Math.min(LIMIT_MS, Math.max(6_000, LIMIT_SLIDES * durationMs()))

  const track = (id: string, picture: CachedPicture, ready: Promise<void>) => {
    ready.then(
      () => settle(id, picture, 'decoded'),
      (reason: unknown) => {
        if (cache.get(id) !== picture) return
        if (isPageLeft()) return cache.delete(id)
        if (reason instanceof TooSlow && picture.size !== 'medium') return loadSmaller(id, picture)
        console.error('A picture cannot be shown now', reason)
        settle(id, picture, 'failed')
      },
    )
  }

  const loadSmaller = (id: string, picture: CachedPicture) => {
    connection = withTooSlow(connection, pixelsOf(picture.size, shapeOf(listed.get(id))), limitMs())
    cache.delete(id)
    picture.cancel()
    loadWanted()
  }

  const settle = (id: string, picture: CachedPicture, state: 'decoded' | 'failed') => {
    if (cache.get(id) !== picture || picture.state !== 'loading') return
    picture.state = state
    if (state === 'decoded') connection = measureFetch(connection, picture.element)
    else window.setTimeout(() => cache.get(id) === picture && cache.delete(id), BROKEN_MS)
    loadWanted()
    notify()
  }

  const retry = () => {
    cache.deleteFailed()
    loadWanted()
    notify()
  }

  return {
    preload: (ids) => {
      wanted = ids
      cache.keepOnly(ids)
      loadWanted()
    },
    readiness: (id) => readinessOf[cache.get(id)?.state ?? 'loading'],
    subscribe: changes.subscribe,
    setPictures: (pictures) => {
      listed = new Map(pictures.map((picture) => [picture.id, picture]))
      cache.deleteUnlisted((id) => listed.has(id))
    },
    element: (id) => cache.get(id)?.element ?? null,
    retry,
    open: () => {
      for (const event of returns) window.addEventListener(event, retry)
    },
    close: () => {
      for (const event of returns) window.removeEventListener(event, retry)
      cache.keepOnly([])
    },
  }
}

const readinessOf: Record<CachedPicture['state'], Readiness> = {
  loading: 'loading',
  retained: 'loading',
  decoded: 'ready',
  failed: 'failed',
}

/** The browser's list of what it fetched is cleared each time: after 250 it would take no more. */
const measureFetch = (connection: Connection, element: HTMLImageElement): Connection => {
  const [timing] = performance.getEntriesByName(element.src, 'resource').slice(-1)
  performance.clearResourceTimings()
  if (!(timing instanceof PerformanceResourceTiming)) return connection
  return withFetched(connection, timing, element.naturalWidth * element.naturalHeight)
}
