import type { Scene } from '../../../domain/timeline.ts'
import { nextCard, type Readiness, requestSlide, requestStep, restart, withPlaying } from './deck.ts'
import { idAt, type Random } from './playOrder.ts'
import {
  idsOnScreen,
  idsToPreload,
  indexToShow,
  msUntilNextLook,
  openProjection,
  type Projection,
  remainingTransitionLockMs,
  withCard,
  withAvailability,
  withDeck,
  withDueRequest,
  withRandomOrder,
  withRequest,
  withSlide,
  withSlides,
} from './projection.ts'
import { openScenes, type ReadScenes, listSlideIds } from './scenes.ts'
import type { ShowSettings } from '../settings.ts'
import { openStore, type ReadableStore } from '../../stores/store.ts'

/** A clock in milliseconds that only goes forward. */
export interface Clock {
  now: () => number
  /** Returns a function that cancels the call. */
  after: (ms: number, call: () => void) => () => void
}

export const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

/** Loads and decodes the pictures of slides. */
export interface Pictures {
  /** Decodes these pictures and holds them; forgets all others. */
  preload: (ids: readonly string[]) => void
  readiness: (id: string) => Readiness
  /** Calls back when the readiness of a picture has changed; never from within `preload`. */
  subscribe: (listener: () => void) => () => void
}

export interface SlidePlayerOptions {
  ids: readonly string[]
  /** the player follows their changes while it runs */
  settings: ReadableStore<Pick<ShowSettings, 'random'>>
  /** time after a change in which no other is made; 0 for no lock */
  lockMs: number
  pictures: Pictures
  clock: Clock
  randomNumber: Random
  /** called once for each change */
  chooseEffect: () => string
}

export interface SlidePlayer extends ReadableStore<Projection> {
  /** Starts the show, or continues it after `stop`. */
  start: () => void
  stop: () => void
  /** Shows the next slide; ignored during the lock. */
  next: () => void
  previous: () => void
  /** Shows a slide by its number in stored order, from 1; after the lock. Returns false if there is no such slide. */
  goTo: (number: number) => boolean
  setPlaying: (playing: boolean) => void
  /** `readScenes` returns the timeline's scenes. If the duration of the current scene has changed, its time starts again. */
  setSlides: (ids: readonly string[], readScenes: ReadScenes) => void
  /** Ends the frame with this key: its video has finished. */
  end: (key: number) => void
}

/** A video ends its own scene. One that stalls is left this long after its scene should have ended. */
const VIDEO_GRACE_SECONDS = 10

/** Shows each slide when it is due and decoded, and decodes the next ones ahead. */
export const openSlidePlayer = (parts: SlidePlayerOptions): SlidePlayer => {
  const { settings, lockMs, pictures, clock, randomNumber, chooseEffect } = parts
  let followedSettings = settings.get()
  const store = openStore(openProjection(parts.ids, followedSettings.random, clock.now(), randomNumber))
  let scenes = openScenes(() => [])
  const sceneAt = (index: number) => scenes.at(store.get().deck.order, index)
  const durationMs = () => {
    const { card, order } = store.get().deck
    return computeDurationMs(card ?? sceneAt(order.index))
  }
  let cancelLook = () => {}
  let subscriptions: (() => void)[] = []

  const preload = () => {
    const upcoming = idsToPreload(store.get(), pictures.readiness)
    pictures.preload([...idsOnScreen(store.get()), ...upcoming])
    store.set(withAvailability(store.get(), upcoming.length > 0))
  }

  /**
   * Shows the slide that can be shown now, and sets the timer for the next look. It reads the clock once: if a lock ended between
   * two readings, a picture that is ready would wait as if it were slow.
   */
  const showDue = () => {
    if (subscriptions.length === 0) return
    const now = clock.now()
    store.set(withDueRequest(store.get(), now))
    preload()
    const index = indexToShow(store.get(), readSceneReadiness, lockMs, now)
    if (index !== null) {
      store.set(withNext(store.get(), index, now))
      preload()
    }
    cancelLook()
    const nextMs = msUntilNextLook(store.get(), lockMs, now)
    cancelLook = nextMs === null ? () => {} : clock.after(nextMs, showDue)
  }

  /** A video is always ready: it loads while it plays. A pair waits for both pictures, and goes without one that failed. */
  const readSceneReadiness = (_id: string, index: number): Readiness => {
    const scene = sceneAt(index)
    if (scene?.kind === 'video') return 'ready'
    const states = listSlideIds(scene).map(pictures.readiness)
    if (states.includes('loading')) return 'loading'
    return states.includes('ready') ? 'ready' : 'failed'
  }

  const findReadySlides = (index: number) => {
    const ids = listSlideIds(sceneAt(index))
    const start = index - ids.indexOf(idAt(store.get().deck.order, index) ?? '')
    const ready = ids.map((id) => pictures.readiness(id) === 'ready')
    const first = Math.max(0, ready.indexOf(true))
    return { index: start + first, span: ready.filter(Boolean).length || 1 }
  }

  const withNext = (projection: Projection, index: number, now: number) => {
    const { deck, request } = projection
    const isForward = request?.isStep && request.direction === 1
    const card = isForward ? nextCard(deck, scenes.between(deck, index)) : undefined
    if (card) return withCard(projection, card, computeDurationMs(card), now)
    const change = {
      ...findReadySlides(index),
      durationMs: computeDurationMs(sceneAt(index)),
      effect: chooseEffect,
    }
    return withSlide(projection, change, now, randomNumber)
  }

  const update = (projection: Projection) => {
    store.set(projection)
    showDue()
  }

  const followSettings = () => {
    const before = followedSettings
    followedSettings = settings.get()
    if (followedSettings.random !== before.random)
      update(withRandomOrder(store.get(), followedSettings.random, randomNumber))
  }

  const step = (direction: 1 | -1) => {
    const projection = store.get()
    const { deck, request, current } = projection
    const now = clock.now()
    if (remainingTransitionLockMs(projection, lockMs, now) > 0) return
    const waiting = current && request?.reason === 'asked' ? request : null
    update(withRequest(projection, requestStep(deck, direction, waiting, now)))
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start: () => {
      if (subscriptions.length === 0) {
        subscriptions = [pictures.subscribe(showDue), settings.subscribe(followSettings)]
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
    end: (key) => {
      const { current, deck } = store.get()
      if (current?.key === key && deck.playing) update(withDeck(store.get(), { ...deck, dueAt: clock.now() }))
    },
    setSlides: (ids, readScenes) => {
      const before = durationMs()
      scenes = openScenes(readScenes)
      const now = clock.now()
      store.set(withSlides(store.get(), ids, now, randomNumber))
      const isChanged = Math.abs(durationMs() - before) > 1
      if (isChanged) store.set(withDeck(store.get(), restart(store.get().deck, durationMs(), now)))
      showDue()
    },
  }
}

const computeDurationMs = (scene: Scene | undefined) =>
  scene ? 1_000 * (scene.until - scene.at + (scene.kind === 'video' ? VIDEO_GRACE_SECONDS : 0)) : 0
