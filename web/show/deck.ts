import {
  atTurn,
  type Random,
  idAt,
  idOn,
  openPlayOrder,
  placeOn,
  type PlayOrder,
  turnOfPlace,
  withIds,
  withRandom,
  wrapped,
} from './playOrder.ts'

/**
 * Which slide is on, which is next, and when. A deck is a value: no DOM, no timers; times are milliseconds of any
 * clock that only goes forward, handed in by whoever asks.
 */
export interface Deck {
  readonly round: PlayOrder
  readonly playing: boolean
  readonly durationMs: number
  /** for so long after a change no other can be asked for; 0 where there is no such lock */
  readonly lockMs: number
  /** when the slide on screen came; null before the first */
  readonly cameAt: number | null
  /** when the next one is due; null while paused and before the first */
  readonly dueAt: number | null
}

export interface DeckSettings {
  random: boolean
  playing: boolean
  durationMs: number
  lockMs: number
}

export function openDeck(ids: readonly string[], settings: DeckSettings, randomNumber: Random): Deck {
  const { random, playing, durationMs, lockMs } = settings
  return {
    round: openPlayOrder(ids, random, randomNumber),
    playing,
    durationMs,
    lockMs,
    cameAt: null,
    dueAt: null,
  }
}

/** The slide's number in stored order, counted from 1: what people read, also while the order is random. */
export const slideNumber = (deck: Deck) => placeOn(deck.round) + 1
export const slideCount = (deck: Deck) => deck.round.ids.length

export const withSlides = (deck: Deck, ids: readonly string[], randomNumber: Random): Deck => ({
  ...deck,
  round: withIds(deck.round, ids, randomNumber),
})

export const withRandomOrder = (deck: Deck, random: boolean, randomNumber: Random): Deck => ({
  ...deck,
  round: withRandom(deck.round, random, randomNumber),
})

/** Playing again, and another duration, give the slide on screen its whole time from now. */
export const withPlaying = (deck: Deck, playing: boolean, now: number): Deck =>
  restarted({ ...deck, playing }, now)
export const withDuration = (deck: Deck, durationMs: number, now: number): Deck =>
  restarted({ ...deck, durationMs }, now)

const restarted = (deck: Deck, now: number): Deck => ({
  ...deck,
  dueAt: deck.playing && deck.cameAt !== null ? now + deck.durationMs : null,
})

export const isDue = (deck: Deck, now: number) => deck.dueAt !== null && now >= deck.dueAt
export const isLocked = (deck: Deck, now: number) => deck.cameAt !== null && now - deck.cameAt < deck.lockMs

/** The slide of `turn` came onto the screen now, because its time had come or because someone asked for it. */
export function came(deck: Deck, turn: number, now: number, why: 'due' | 'asked'): Deck {
  const moved = { ...deck, round: atTurn(deck.round, turn), cameAt: now }
  if (why === 'asked' || deck.dueAt === null) return restarted(moved, now)
  return { ...moved, dueAt: nextDue(deck.dueAt, deck.durationMs, now) }
}

/**
 * Counted from when the last one was due, so that small delays never add up over the hours; after a long one (a
 * sleeping tab, a slow line) counted from now, so that nothing is raced through to catch up.
 */
function nextDue(lastDue: number, durationMs: number, now: number): number {
  const late = now - lastDue
  return late < Math.min(500, durationMs / 4) ? lastDue + durationMs : now + durationMs
}

/** A change that is wanted: from `turn` on in this direction, asked for or due at `since`. */
export interface Wish {
  readonly turn: number
  readonly direction: 1 | -1
  readonly since: number
  readonly why: 'due' | 'asked'
}

export const wishNext = (deck: Deck, now: number, pending: Wish | null, why: Wish['why']): Wish => ({
  turn: (pending?.turn ?? deck.round.at) + 1,
  direction: 1,
  since: now,
  why,
})

export const wishPrevious = (deck: Deck, now: number, pending: Wish | null): Wish => ({
  turn: (pending?.turn ?? deck.round.at) - 1,
  direction: -1,
  since: now,
  why: 'asked',
})

/** `number` counts from 1 in stored order; null when it is not one of the slides. */
export function wishSlide(deck: Deck, number: number, now: number): Wish | null {
  const turn = turnOfPlace(deck.round, number - 1)
  return turn === null ? null : { turn, direction: 1, since: now, why: 'asked' }
}

/** How far a picture is: decoded; not yet; or not to be had for now. */
export type Readiness = 'ready' | 'coming' | 'failed'

/**
 * The turn to show now for a wish, or null to keep what is on. Failed pictures are passed over at once; one that is
 * still coming is waited for until `patienceMs` are over, then passed over for the first that is ready.
 */
export function choose(
  deck: Deck,
  wish: Wish,
  readiness: (id: string) => Readiness,
  now: number,
  patienceMs: number,
): number | null {
  const { length } = deck.round.ids
  const patient = now - wish.since < patienceMs
  for (let step = 0; step < length; step++) {
    const turn = wrapped(wish.turn + step * wish.direction, length)
    if (deck.cameAt !== null && turn === deck.round.at) continue
    const ready = readiness(idAt(deck.round, turn) ?? '')
    if (ready === 'ready') return turn
    if (ready === 'coming' && patient) return null
  }
  return null
}

/** The ids to have decoded, nearest first: `count` of them from `turn` on, without what is on and what has failed. */
export function upcoming(
  deck: Deck,
  turn: number,
  direction: 1 | -1,
  count: number,
  readiness: (id: string) => Readiness,
): string[] {
  const { length } = deck.round.ids
  const found: string[] = []
  const on = deck.cameAt === null ? undefined : idOn(deck.round)
  for (let step = 0; step < length && found.length < count; step++) {
    const id = idAt(deck.round, turn + step * direction)
    if (id !== undefined && id !== on && readiness(id) !== 'failed') found.push(id)
  }
  return found
}
