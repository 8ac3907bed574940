import type { Scene } from '../../../domain/timeline.ts'
import {
  findNextCard,
  listIdsOnScreen,
  listUpcomingIds,
  type Readiness,
  requestSlide,
  requestStep,
  restartSlideTime,
  type SlideRequest,
  withPlaying,
} from './deck.ts'
import type { Random } from './playOrder.ts'
import {
  findIndexToShow,
  computeMsUntilNextLook,
  createProjection,
  type Projection,
  computeTransitionLockMs,
  PRELOAD_COUNT,
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

/** A clock that counts milliseconds and never goes backward. */
export interface Clock {
  now: () => number
  /** Calls `call` after `ms` milliseconds. Returns a function that cancels the call. */
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
  /** Decodes the pictures of these slides and keeps them ready. Forgets all other pictures. */
  preload: (ids: readonly string[]) => void
  readiness: (id: string) => Readiness
  /** Calls `listener` when the readiness of a picture has changed, but never from within `preload`. */
  subscribe: (listener: () => void) => () => void
}

export interface SlidePlayerOptions {
  ids: readonly string[]
  /** the settings of the show; every change to the settings takes effect in a running player */
  settings: ReadableStore<Pick<ShowSettings, 'random'>>
  /** the time in milliseconds after each change of slides during which no other change is possible; 0 for no lock */
  lockMs: number
  pictures: Pictures
  clock: Clock
  randomNumber: Random
  /** chooses the effect; called once for each change of slides */
  chooseEffect: () => string
}

export interface SlidePlayer extends ReadableStore<Projection> {
  /** Starts the show, or continues it after `stop`. */
  start: () => void
  stop: () => void
  /** Shows the next slide. Does nothing during the lock (see `lockMs`). */
  next: () => void
  previous: () => void
  /**
   * Shows the slide with this 1-based number in the stored order, as soon as the lock has ended. Returns false if there is no
   * such slide.
   */
  goTo: (slideNumber: number) => boolean
  setPlaying: (playing: boolean) => void
  /**
   * Replaces the slides. `readScenes` returns the scenes of the timeline. If the duration of the current scene has changed, the
   * time of that scene starts again.
   */
  setSlides: (ids: readonly string[], readScenes: ReadScenes) => void
  /** Ends the frame with this key. Called when its video has ended or cannot be played. */
  endFrame: (frameKey: number) => void
}

/** A video ends its own scene. If a video stalls, the show continues this many seconds after the scene should have ended. */
const VIDEO_GRACE_SECONDS = 10

/** Creates a player that shows each slide when it is due and decoded, and that decodes the next slides in advance. */
export const openSlidePlayer = (options: SlidePlayerOptions): SlidePlayer => {
  const { ids, settings, lockMs, pictures, clock, randomNumber, chooseEffect } = options
  let appliedSettings = settings.get()
  const store = openStore(createProjection(ids, appliedSettings.random, clock.now(), randomNumber))
  let scenes = openScenes(() => [])
  const findScene = (index: number) => scenes.at(store.get().deck.order, index)
  const computeCurrentDurationMs = () => {
    const { card, order } = store.get().deck
    return computeDurationMs(card ?? findScene(order.index))
  }
  let cancelLook = () => {}
  let subscriptions: (() => void)[] = []

  const findStepIndex = (direction: 1 | -1, waitingRequest: SlideRequest | null = null) =>
    scenes.findStepIndex(store.get().deck, direction, waitingRequest)
  /** Returns the waiting request, which starts with a whole scene. */
  const readRequest = () => {
    const { deck, request } = store.get()
    return request && scenes.startAtScene(deck.order, request)
  }

  const preload = () => {
    const { deck } = store.get()
    const start = readRequest() ?? { index: findStepIndex(1), direction: 1 }
    const nextIds = listUpcomingIds(deck, start, PRELOAD_COUNT, pictures.readiness)
    pictures.preload([...listIdsOnScreen(deck), ...nextIds])
    store.set(withAvailability(store.get(), nextIds.length > 0))
  }

  /**
   * Shows the slide that can be shown now, and sets the timer for the next call. Reads the clock only once: if a lock ended
   * between two readings, a picture that is ready would wait as long as a slow picture.
   */
  const showDue = () => {
    if (subscriptions.length === 0) return
    const now = clock.now()
    store.set(withDueRequest(store.get(), findStepIndex(1), now))
    preload()
    const index = findIndexToShow({ ...store.get(), request: readRequest() }, readSceneReadiness, lockMs, now)
    if (index !== null) {
      store.set(withNext(store.get(), index, now))
      preload()
    }
    cancelLook()
    const nextMs = computeMsUntilNextLook(store.get(), lockMs, now)
    cancelLook = nextMs === null ? () => {} : clock.after(nextMs, showDue)
  }

  /**
   * Returns the readiness of a scene. A video is always ready, because it loads while it plays. A pair waits until both pictures
   * are ready, but does not wait for a picture that has failed. If only the other picture is ready and that picture is on the
   * screen already, the pair counts as failed.
   */
  const readSceneReadiness = (_id: string, index: number): Readiness => {
    const scene = findScene(index)
    if (scene?.kind === 'video') return 'ready'
    const idsOnScreen = listIdsOnScreen(store.get().deck)
    const states = listSlideIds(scene).map((id) => ({ id, readiness: pictures.readiness(id) }))
    if (states.some(({ readiness }) => readiness === 'loading')) return 'loading'
    const isAnyNew = states.some(({ id, readiness }) => readiness === 'ready' && !idsOnScreen.includes(id))
    return isAnyNew ? 'ready' : 'failed'
  }

  const findReadySlides = (index: number) => {
    const scene = findScene(index)
    const sceneIds = listSlideIds(scene)
    const ids =
      scene?.kind === 'video' ? sceneIds : sceneIds.filter((id) => pictures.readiness(id) === 'ready')
    const { first } = scenes.rangeAt(store.get().deck.order, index)
    return { index: first + sceneIds.indexOf(ids[0] ?? ''), ids }
  }

  const withNext = (projection: Projection, index: number, now: number) => {
    const { deck, request } = projection
    const isForward = request?.isStep && request.direction === 1
    const card = isForward ? findNextCard(deck, scenes.between(deck, index)) : undefined
    if (card) return withCard(projection, card, computeDurationMs(card), now)
    const change = {
      ...findReadySlides(index),
      durationMs: computeDurationMs(findScene(index)),
      chooseEffect,
    }
    return withSlide(projection, change, now, randomNumber)
  }

  const update = (projection: Projection) => {
    store.set(projection)
    showDue()
  }

  const applySettings = () => {
    const previousSettings = appliedSettings
    appliedSettings = settings.get()
    if (appliedSettings.random !== previousSettings.random)
      update(withRandomOrder(store.get(), appliedSettings.random, randomNumber))
  }

  const step = (direction: 1 | -1) => {
    const projection = store.get()
    const { request } = projection
    const now = clock.now()
    if (computeTransitionLockMs(projection, lockMs, now) > 0) return
    const waitingRequest = projection.currentFrame && request?.reason === 'asked' ? request : null
    update(withRequest(projection, requestStep(findStepIndex(direction, waitingRequest), direction, now)))
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start: () => {
      if (subscriptions.length === 0) {
        subscriptions = [pictures.subscribe(showDue), settings.subscribe(applySettings)]
      }
      applySettings()
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
    setPlaying: (playing) => {
      const deck = withPlaying(store.get().deck, playing, computeCurrentDurationMs(), clock.now())
      update(withDeck(store.get(), deck))
    },
    endFrame: (frameKey) => {
      const projection = store.get()
      const { deck } = projection
      if (projection.currentFrame?.key === frameKey && deck.playing)
        update(withDeck(projection, { ...deck, dueAt: clock.now() }))
    },
    setSlides: (newIds, readScenes) => {
      const previousDurationMs = computeCurrentDurationMs()
      scenes = openScenes(readScenes)
      const now = clock.now()
      store.set(withSlides(store.get(), newIds, now, randomNumber))
      const durationMs = computeCurrentDurationMs()
      const isChanged = Math.abs(durationMs - previousDurationMs) > 1
      if (isChanged) store.set(withDeck(store.get(), restartSlideTime(store.get().deck, durationMs, now)))
      showDue()
    },
  }
}

const computeDurationMs = (scene: Scene | undefined) =>
  scene ? 1_000 * (scene.until - scene.at + (scene.kind === 'video' ? VIDEO_GRACE_SECONDS : 0)) : 0
