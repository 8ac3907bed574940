import { besideFile, pictures as sizes } from '../../contract/pictures.ts'
import { fileUrl } from '../api/links.ts'
import type { Readiness } from './deck.ts'
import {
  decoded,
  type Fetching,
  fetchPicture,
  guessedLine,
  measured,
  screenSize,
  TooSlow,
} from './fetching.ts'
import type { Pictures } from './slidePlayer.ts'
import { chooseSize, pixelsOf, type SlideSize, withTooSlow } from './size.ts'

/** What is needed of a photograph to show it. */
export interface SlidePicture {
  id: string
  filePath: string
  width: number | null
  height: number | null
}

export interface PicturePreloader extends Pictures {
  setPictures: (pictures: readonly SlidePicture[]) => void
  setDuration: (ms: number) => void
  /** the decoded picture, to be put on the screen as it is */
  element: (id: string) => HTMLImageElement | null
  /** Forgets what has failed, so that it is tried again. */
  retry: () => void
  open: () => void
  close: () => void
}

interface Entry extends Fetching {
  size: SlideSize
  /** decoded just now; or once, and kept for going back */
  state: 'coming' | 'decoded' | 'kept' | 'failed'
}

/**
 * Pixels of pictures that are kept beyond those wanted, for going back. Browsers hold four bytes for each. Whatever was
 * fetched is also in the browser's own cache, which is what a show without network lives on.
 */
const keptPixels = 16_000_000
const atOnce = 2
/** A small picture that takes longer counts as broken. */
const longestMs = 30_000
/** A larger one is asked for again in a smaller size, after so many slides' time. */
const slides = 3
/** After so long a broken one is tried again. */
const brokenForMs = 60_000

/**
 * Fetches and decodes slides ahead of their time, at the size that the screen shows and the line brings in time.
 * Memory stays flat, however long it runs.
 */
export const openPicturePreloader = (): PicturePreloader => {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  let known = new Map<string, SlidePicture>()
  let wanted: readonly string[] = []
  let durationMs = 5_000
  let line = guessedLine()

  const tell = () => {
    for (const listener of listeners) listener()
  }

  const settled = (id: string, entry: Entry, state: 'decoded' | 'failed') => {
    if (entries.get(id) !== entry || entry.state !== 'coming') return
    entry.state = state
    if (state === 'decoded') line = measured(line, entry.element)
    else window.setTimeout(() => entries.get(id) === entry && entries.delete(id), brokenForMs)
    fill()
    tell()
  }

  const arrange = (id: string, entry: Entry, ready: Promise<void>) => {
    entries.set(id, entry)
    ready.then(
      () => settled(id, entry, 'decoded'),
      (reason: unknown) => {
        if (entries.get(id) !== entry) return
        if (reason instanceof TooSlow && entry.size !== 'medium') return shrink(id, entry)
        console.error('A picture cannot be shown now', reason)
        settled(id, entry, 'failed')
      },
    )
  }

  const shrink = (id: string, entry: Entry) => {
    line = withTooSlow(line, pixelsOf(entry.size, shapeOf(known.get(id))), givenMs())
    entries.delete(id)
    entry.giveUp()
    fill()
  }

  const givenMs = () => Math.min(longestMs, Math.max(6_000, slides * durationMs))

  const begin = (picture: SlidePicture) => {
    const { id, filePath } = picture
    const size = chooseSize(shapeOf(picture), screenSize(), line, durationMs)
    const held = entries.get(id)
    if (held && (sizes[held.size].fits >= sizes[size].fits || !navigator.onLine)) {
      held.state = 'coming'
      return arrange(id, held, decoded(held.element))
    }
    const url = fileUrl(besideFile(filePath, sizes[size].name))
    const fetching = fetchPicture(url, size === 'medium' ? longestMs : givenMs())
    arrange(id, { ...fetching, size, state: 'coming' }, fetching.ready)
  }

  const fill = () => {
    for (const id of wanted) {
      const coming = wanted.filter((other) => entries.get(other)?.state === 'coming')
      const state = entries.get(id)?.state
      const picture = known.get(id)
      if (picture && coming.length < atOnce && (!state || state === 'kept')) begin(picture)
    }
  }

  const putAway = (but: readonly string[]) => {
    for (const [id, entry] of entries) {
      if (but.includes(id)) continue
      if (entry.state === 'failed') continue
      const underWay = !entry.element.complete
      entry.state = underWay ? 'coming' : 'kept'
      if (!underWay) continue
      entries.delete(id)
      entry.giveUp()
    }
  }

  const trim = () => {
    const kept = [...entries].filter(([, { state }]) => state === 'kept').toReversed()
    let pixels = 0
    for (const [id, { element }] of kept) {
      pixels += element.naturalWidth * element.naturalHeight
      if (pixels > keptPixels) entries.delete(id)
    }
  }

  const retry = () => {
    for (const [id, { state }] of entries) if (state === 'failed') entries.delete(id)
    fill()
    tell()
  }

  return {
    want: (ids) => {
      putAway(ids)
      wanted = ids
      for (const id of ids) touch(entries, id)
      fill()
      trim()
    },
    readiness: (id) => readinessOf[entries.get(id)?.state ?? 'coming'],
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setPictures: (pictures) => {
      known = new Map(pictures.map((picture) => [picture.id, picture]))
      for (const id of entries.keys()) if (!known.has(id)) entries.delete(id)
    },
    setDuration: (ms) => {
      durationMs = ms
    },
    element: (id) => entries.get(id)?.element ?? null,
    retry,
    open: () => window.addEventListener('online', retry),
    close: () => {
      window.removeEventListener('online', retry)
      putAway([])
    },
  }
}

const readinessOf: Record<Entry['state'], Readiness> = {
  coming: 'coming',
  kept: 'coming',
  decoded: 'ready',
  failed: 'failed',
}

const shapeOf = (picture: SlidePicture | undefined) =>
  picture?.width && picture.height ? { width: picture.width, height: picture.height } : null

/** A Map is trimmed from its oldest entry on: what is wanted becomes the newest. */
const touch = (entries: Map<string, Entry>, id: string) => {
  const entry = entries.get(id)
  if (!entry) return
  entries.delete(id)
  entries.set(id, entry)
}
