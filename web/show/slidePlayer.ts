import * as deck from './deck.ts'
import { type Random, idOn, wrapped } from './playOrder.ts'
import { openStore, type Store } from '../stores/store.ts'

/** Time as the projector sees it; milliseconds that only go forward. */
export interface Clock {
  now: () => number
  /** returns what takes the call back */
  after: (ms: number, then: () => void) => () => void
}

/** Where the pictures of the slides come from. */
export interface Pictures {
  /** Has these decoded, nearest first; what else is under way is given up, what else is decoded may be forgotten. */
  want: (ids: readonly string[]) => void
  readiness: (id: string) => deck.Readiness
  /** Tells, never from within `want`, that some readiness has changed. */
  subscribe: (listener: () => void) => () => void
}

/** A slide on the screen; a new key for every time one comes. */
export interface Frame<E> {
  key: number
  id: string
  /** how it came; null for the first */
  effect: E | null
}

export interface Projection<E> {
  deck: deck.Deck
  on: Frame<E> | null
  /** the one that was on before, for as long as its going can be seen */
  leaving: Frame<E> | null
  /** someone asked for a slide whose picture is still coming */
  waiting: boolean
  /** no picture at all could be had, and nothing is on */
  failed: boolean
}

export interface SlidePlayerParts<E> {
  ids: readonly string[]
  settings: deck.DeckSettings
  pictures: Pictures
  clock: Clock
  randomNumber: Random
  /** called once for every change */
  chooseEffect: () => E
}

export interface SlidePlayer<E> extends Pick<Store<Projection<E>>, 'get' | 'subscribe'> {
  /** Begins, or goes on after `stop`. */
  start: () => void
  stop: () => void
  next: () => void
  previous: () => void
  /** counted from 1 in stored order; false when there is no such slide */
  goTo: (number: number) => boolean
  setPlaying: (playing: boolean) => void
  setDuration: (ms: number) => void
  setRandom: (random: boolean) => void
  setSlides: (ids: readonly string[]) => void
}

/** How long a picture may hold up the show before the next one that is ready is taken instead. */
const patienceMs = { due: 1_500, asked: 8_000 }
/** How often it looks again when nothing can be shown. */
const lookAgainMs = 5_000
const ahead = 2

/** Runs a deck: shows each slide when it is due and decoded, and has the next ones decoded ahead. */
export const openSlidePlayer = <E>(parts: SlidePlayerParts<E>): SlidePlayer<E> => {
  const { pictures, clock, randomNumber } = parts
  const first: deck.Wish = { turn: 0, direction: 1, since: 0, why: 'asked' }
  const store = openStore<Projection<E>>({
    deck: deck.openDeck(parts.ids, parts.settings, randomNumber),
    on: null,
    leaving: null,
    waiting: false,
    failed: false,
  })
  let wish: deck.Wish | null = first
  let frames = 0
  let takeBack = () => {}
  let unsubscribe: (() => void) | null = null

  const look = () => {
    if (!unsubscribe) return
    const now = clock.now()
    const held = store.get().deck
    if (!wish && deck.isDue(held, now)) wish = deck.wishNext(held, now, null, 'due')
    prepare()
    const turn = wish && deck.choose(held, wish, pictures.readiness, now, patienceMs[wish.why])
    if (turn !== null) {
      show(turn, now)
      prepare()
    }
    arm(now)
  }

  const show = (turn: number, now: number) => {
    const before = store.get()
    const moved = deck.came(before.deck, turn, now, wish?.why ?? 'asked')
    wish = null
    frames++
    const effect = before.on ? parts.chooseEffect() : null
    const on = { key: frames, id: idOn(moved.round) ?? '', effect }
    store.set({ deck: moved, on, leaving: before.on, waiting: false, failed: false })
  }

  const prepare = () => {
    const { deck: held, on, ...rest } = store.get()
    const from = wish ?? { turn: held.round.at + 1, direction: 1 as const }
    const ids = deck.upcoming(held, from.turn, from.direction, ahead, pictures.readiness)
    pictures.want(ids)
    const waiting = wish?.why === 'asked' && ids.length > 0
    const failed = on === null && ids.length === 0 && held.round.ids.length > 0
    if (waiting !== rest.waiting || failed !== rest.failed) {
      store.set({ ...rest, deck: held, on, waiting, failed })
    }
  }

  const arm = (now: number) => {
    takeBack()
    const { dueAt } = store.get().deck
    const patience = wish && wish.since + patienceMs[wish.why] - now
    const wait = patience === null ? dueAt && dueAt - now : patience > 0 ? patience : lookAgainMs
    takeBack = wait === null ? () => {} : clock.after(Math.max(0, wait), look)
  }

  /** Changes the deck; what was due by its old time or order is thought over again. */
  const change = (changed: deck.Deck) => {
    if (wish?.why === 'due') wish = null
    store.set({ ...store.get(), deck: changed })
    look()
  }

  const ask = (asked: deck.Wish) => {
    const held = store.get().deck
    if (deck.isLocked(held, clock.now())) return
    const same = held.cameAt !== null && wrapped(asked.turn, held.round.ids.length) === held.round.at
    wish = same ? null : asked
    look()
  }

  const pending = () => (wish?.why === 'asked' && store.get().on ? wish : null)

  return {
    get: store.get,
    subscribe: store.subscribe,
    start: () => {
      unsubscribe ??= pictures.subscribe(look)
      if (wish === first) wish = { ...first, since: clock.now() }
      look()
    },
    stop: () => {
      takeBack()
      unsubscribe?.()
      unsubscribe = null
    },
    next: () => ask(deck.wishNext(store.get().deck, clock.now(), pending(), 'asked')),
    previous: () => ask(deck.wishPrevious(store.get().deck, clock.now(), pending())),
    goTo: (number) => {
      const asked = deck.wishSlide(store.get().deck, number, clock.now())
      if (asked) ask(asked)
      return asked !== null
    },
    setPlaying: (playing) => change(deck.withPlaying(store.get().deck, playing, clock.now())),
    setDuration: (ms) => change(deck.withDuration(store.get().deck, ms, clock.now())),
    setRandom: (random) => {
      wish = store.get().on ? null : wish
      change(deck.withRandomOrder(store.get().deck, random, randomNumber))
    },
    setSlides: (ids) => {
      const before = store.get()
      const changed = deck.withSlides(before.deck, ids, randomNumber)
      const gone = before.on !== null && idOn(changed.round) !== before.on.id
      if (before.on && !gone) return change(changed)
      wish = { turn: changed.round.at, direction: 1, since: clock.now(), why: 'asked' }
      store.set({ ...before, on: null, leaving: null })
      change({ ...changed, cameAt: null, dueAt: null })
    },
  }
}
