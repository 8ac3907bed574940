import type { Card, CardSettings } from '../../contract/timeline.ts'
import { nextCard, type Readiness, requestSlide, requestStep, restart, withPlaying } from './deck.ts'
import { currentId, idAt, type Random } from './playOrder.ts'
import {
  idsOnScreen,
  idsToPreload,
  indexToShow,
  nextLookMs,
  openProjection,
  type Projection,
  transitionLockMs,
  withCard,
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
  /** Returns how to cancel the call. */
  after: (ms: number, call: () => void) => () => void
}

export const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

/** Where the pictures of the slides come from. */
export interface Pictures {
  /** Decodes these and holds them; forgets all others. */
  preload: (ids: readonly string[]) => void
  readiness: (id: string) => Readiness
  /** Calls back, never from within `preload`, when some readiness has changed. */
  subscribe: (listener: () => void) => () => void
}

export interface SlidePlayerParts {
  ids: readonly string[]
  /** followed while the player runs */
  settings: ReadableStore<Pick<ShowSettings, 'duration' | 'random'> & { asLongAsSongs?: boolean }>
  /** how long a slide stays */
  secondsOf: (id: string) => number
  secondsOfCard: (card: Card) => number
  cards: () => CardSettings
  /** the slides that are shown together, of those of a round in their order */
  groupsOf: (ids: readonly string[]) => readonly (readonly string[])[]
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
  /** The time of a slide has changed: the current one gets its whole time from now. */
  restart: () => void
  /** The frame of this key is over: a film has come to its end. */
  end: (key: number) => void
}

/** Shows each slide when it is due and decoded, and has the next ones decoded ahead. */
export const openSlidePlayer = (parts: SlidePlayerParts): SlidePlayer => {
  const { settings, lockMs, pictures, clock, randomNumber, chooseEffect } = parts
  let followed = settings.get()
  const store = openStore(openProjection(parts.ids, followed.random, clock.now(), randomNumber))
  const durationMs = (projection = store.get()) => {
    const { card, order } = projection.deck
    return 1_000 * (card ? parts.secondsOfCard(card) : parts.secondsOf(currentId(order) ?? ''))
  }
  let cancelLook = () => {}
  let subscriptions: (() => void)[] = []

  const preload = () => {
    const upcoming = idsToPreload(store.get(), pictures.readiness)
    pictures.preload([...idsOnScreen(store.get()), ...upcoming])
    store.set(withAvailability(store.get(), upcoming.length > 0))
  }

  /**
   * Shows what can be shown now, and arranges when to look again. Both are decided for one moment: a lock that ended between
   * two readings of the clock would leave a picture that is ready waiting as if it were slow.
   */
  const showDue = () => {
    if (subscriptions.length === 0) return
    const now = clock.now()
    store.set(withDueRequest(store.get(), now))
    preload()
    const index = indexToShow(store.get(), groupReadiness, lockMs, now)
    if (index !== null) {
      store.set(withNext(store.get(), index, now))
      preload()
    }
    cancelLook()
    const nextMs = nextLookMs(store.get(), lockMs, now)
    cancelLook = nextMs === null ? () => {} : clock.after(nextMs, showDue)
  }

  /** The slide at `index` and those at its side: where they begin, and their ids. */
  const groupAt = (index: number) => {
    const { order } = store.get().deck
    const round = Math.floor(index / order.ids.length) * order.ids.length
    let start = round
    const ids = order.ids.map((_, each) => idAt(order, round + each) ?? '')
    for (const group of parts.groupsOf(ids)) {
      if (start + group.length > index) return { start, ids: group }
      start += group.length
    }
    return { start: index, ids: [] }
  }

  /** Those at its side are waited for; one that has failed is left out. */
  const groupReadiness = (_id: string, index: number): Readiness => {
    const states = groupAt(index).ids.map(pictures.readiness)
    if (states.includes('loading')) return 'loading'
    return states.includes('ready') ? 'ready' : 'failed'
  }

  const readyAt = (index: number) => {
    const { start, ids } = groupAt(index)
    const ready = ids.map((id) => pictures.readiness(id) === 'ready')
    const first = Math.max(0, ready.indexOf(true))
    return { index: start + first, span: ready.filter(Boolean).length || 1 }
  }

  const withNext = (projection: Projection, index: number, now: number) => {
    const { deck, request } = projection
    const isForward = request?.isStep && request.direction === 1
    const card = isForward ? nextCard(deck, index, parts.cards()) : undefined
    if (card) return withCard(projection, card, 1_000 * parts.secondsOfCard(card), now)
    const change = {
      ...readyAt(index),
      durationMs: 1_000 * parts.secondsOf(idAt(deck.order, index) ?? ''),
      effect: chooseEffect,
    }
    return withShown(projection, change, now, randomNumber)
  }

  const restartSlide = () =>
    update(withDeck(store.get(), restart(store.get().deck, durationMs(), clock.now())))

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
    if (followed.duration !== before.duration || followed.asLongAsSongs !== before.asLongAsSongs)
      restartSlide()
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
    restart: restartSlide,
    end: (key) => {
      const { current, deck } = store.get()
      if (current?.key === key && deck.playing) update(withDeck(store.get(), { ...deck, dueAt: clock.now() }))
    },
    setSlides: (ids) => update(withSlides(store.get(), ids, clock.now(), randomNumber)),
  }
}
