import { type Readiness, requestSlide, requestStep, restart, withPlaying } from './deck.ts'
import type { Random } from './playOrder.ts'
import {
  idsToPreload,
  indexToShow,
  nextLookMs,
  openProjection,
  type Projection,
  transitionLockMs,
  withAvailability,
  withDeck,
  withDueRequest,
  withRandomOrder,
  withRequest,
  withShown,
  withSlides,
} from './projection.ts'
import type { ShowSettings } from './settings.ts'
import { openStore, type ReadableStore } from '../stores/store.ts'

/** Milliseconds that only go forward. */
export interface Clock {
  now: () => number
  /** It may come up to two frames early: `now` is the time that it stands for. Returns how to cancel the call. */
  after: (ms: number, call: (now: number) => void) => () => void
}

/** Where the pictures of the slides come from. */
export interface Pictures {
  /** Decodes these, nearest first; others that are loading are cancelled, others that are decoded may be dropped. */
  preload: (ids: readonly string[]) => void
  readiness: (id: string) => Readiness
  /** Calls back, never from within `preload`, when some readiness has changed. */
  subscribe: (listener: () => void) => () => void
}

export interface SlidePlayerParts {
  ids: readonly string[]
  /** followed while the player runs */
  settings: ReadableStore<Pick<ShowSettings, 'duration' | 'random'>>
  /** for so long after a change no other is made; 0 for no lock */
  lockMs: number
  pictures: Pictures
  clock: Clock
  randomNumber: Random
  /** called once for every change */
  chooseEffect: () => string
}

export interface SlidePlayer extends ReadableStore<Projection> {
  /** Begins, or goes on after `stop`. */
  start: () => void
  stop: () => void
  /** During the lock nothing happens. */
  next: () => void
  previous: () => void
  /** Counted from 1 in stored order; false when there is no such slide. During the lock it waits for its end. */
  goTo: (number: number) => boolean
  setPlaying: (playing: boolean) => void
  setSlides: (ids: readonly string[]) => void
}

/** Shows each slide when it is due and decoded, and has the next ones decoded ahead. */
export const openSlidePlayer = (parts: SlidePlayerParts): SlidePlayer => {
  const { settings, lockMs, pictures, clock, randomNumber, chooseEffect } = parts
  let followed = settings.get()
  const store = openStore(openProjection(parts.ids, followed.random, clock.now(), randomNumber))
  const durationMs = () => settings.get().duration * 1_000
  let cancelLook = () => {}
  let subscriptions: (() => void)[] = []

  const preload = () => {
    const ids = idsToPreload(store.get(), pictures.readiness)
    pictures.preload(ids)
    store.set(withAvailability(store.get(), ids.length > 0))
  }

  /** Shows what can be shown now, and arranges when to look again. */
  const showDue = (now = clock.now()) => {
    if (subscriptions.length === 0) return
    store.set(withDueRequest(store.get(), now))
    preload()
    const index = indexToShow(store.get(), pictures.readiness, lockMs, now)
    if (index !== null) {
      const change = { index, durationMs: durationMs(), effect: chooseEffect }
      store.set(withShown(store.get(), change, now, randomNumber))
      preload()
    }
    cancelLook()
    const nextMs = nextLookMs(store.get(), lockMs, clock.now())
    cancelLook = nextMs === null ? () => {} : clock.after(nextMs, showDue)
  }

  const update = (projection: Projection) => {
    store.set(projection)
    showDue()
  }

  const followSettings = () => {
    const before = followed
    followed = settings.get()
    if (followed.random !== before.random) {
      update(withRandomOrder(store.get(), followed.random, randomNumber))
    }
    if (followed.duration !== before.duration) {
      update(withDeck(store.get(), restart(store.get().deck, durationMs(), clock.now())))
    }
  }

  const step = (direction: 1 | -1) => {
    const projection = store.get()
    const { deck, request, current } = projection
    const now = clock.now()
    if (transitionLockMs(projection, lockMs, now) > 0) return
    const waiting = current && request?.reason === 'asked' ? request : null
    update(withRequest(projection, requestStep(deck, direction, waiting, now)))
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start: () => {
      if (subscriptions.length === 0) {
        subscriptions = [pictures.subscribe(() => showDue()), settings.subscribe(followSettings)]
      }
      followSettings()
      showDue()
    },
    stop: () => {
      cancelLook()
      for (const unsubscribe of subscriptions) unsubscribe()
      subscriptions = []
    },
    next: () => step(1),
    previous: () => step(-1),
    goTo: (number) => {
      const request = requestSlide(store.get().deck, number, clock.now())
      if (request) update(withRequest(store.get(), request))
      return request !== null
    },
    setPlaying: (playing) =>
      update(withDeck(store.get(), withPlaying(store.get().deck, playing, durationMs(), clock.now()))),
    setSlides: (ids) => update(withSlides(store.get(), ids, clock.now(), randomNumber)),
  }
}
