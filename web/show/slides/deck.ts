import { type CardScene, isCard, type Scene } from '../../../domain/timeline.ts'
import {
  currentId,
  currentPosition,
  idAt,
  indexOfPosition,
  moveTo,
  type PlayOrder,
  type Random,
} from './playOrder.ts'

/**
 * The current slide, and when the next is due. A deck is an immutable value without DOM and timers: the caller passes in the
 * time, in milliseconds of any clock that only goes forward.
 */
export interface Deck {
  readonly order: PlayOrder
  readonly playing: boolean
  /** when the current slide came onto the screen; null before the first */
  readonly shownAt: number | null
  /** when the next slide is due; null while paused and before the first */
  readonly dueAt: number | null
  /** the card that is on the screen now, between the current slide and the next */
  readonly card: CardScene | null
  /** how many slides are shown side by side; 0 before the first, when a title card may come */
  readonly span: number
}

/** The current slide's number in stored order, from 1. People see it, even while the order is random. */
export const slideNumber = (deck: Deck) => currentPosition(deck.order) + 1
export const slideCount = (deck: Deck) => deck.order.ids.length

export const withPlaying = (deck: Deck, playing: boolean, durationMs: number, now: number): Deck =>
  restart({ ...deck, playing }, durationMs, now)

/** Restarts the time of the current slide. */
export const restart = (deck: Deck, durationMs: number, now: number): Deck => ({
  ...deck,
  dueAt: deck.playing && deck.shownAt !== null ? now + durationMs : null,
})

export const isDue = (deck: Deck, now: number) => deck.dueAt !== null && now >= deck.dueAt

/** The remaining time in which no other slide may be shown, when each stays for at least `lockMs`. */
export const remainingLockMs = (deck: Deck, lockMs: number, now: number) =>
  deck.shownAt === null ? 0 : Math.max(0, deck.shownAt + lockMs - now)

export interface ShowSlide {
  index: number
  /** how many slides are shown side by side, from `index` on */
  span: number
  reason: SlideRequest['reason']
  durationMs: number
}

/** Makes the slide at `index` the one on the screen, from now. */
export function showSlide(deck: Deck, shown: ShowSlide, now: number, randomNumber: Random): Deck {
  const { index, span, reason, durationMs } = shown
  const order = moveTo(deck.order, index, randomNumber)
  return withDueTime({ ...deck, order, card: null, span, shownAt: now }, reason, durationMs, now)
}

/** Puts the card on the screen, from now. */
export const showCard = (
  deck: Deck,
  card: CardScene,
  { reason, durationMs }: Omit<ShowSlide, 'index' | 'span'>,
  now: number,
) => withDueTime({ ...deck, card, shownAt: now }, reason, durationMs, now)

function withDueTime(deck: Deck, reason: SlideRequest['reason'], durationMs: number, now: number): Deck {
  if (reason === 'asked' || deck.dueAt === null) return restart(deck, durationMs, now)
  return { ...deck, dueAt: computeNextDue(deck.dueAt, durationMs, now) }
}

/** Finds the next card among the scenes between the current slide and the next; undefined when the slide itself is next. */
export function nextCard({ card }: Deck, between: readonly Scene[]): CardScene | undefined {
  const cards = between.filter(isCard)
  if (!card) return cards[0]
  const at = cards.findIndex(({ kind }) => kind === card.kind)
  return at < 0 ? undefined : cards[at + 1]
}

/**
 * When the slide after this one is due. It counts from when the last one was due, so that small delays never add up over hours;
 * after a long delay (a sleeping tab, a slow connection) it counts from now, so that no slide is rushed.
 */
function computeNextDue(lastDue: number, durationMs: number, now: number): number {
  const late = now - lastDue
  return late < Math.min(500, durationMs / 4) ? lastDue + durationMs : now + durationMs
}

/** A request to show the slide at `index`, or the next one in this direction that can be shown. */
export interface SlideRequest {
  readonly index: number
  readonly direction: 1 | -1
  readonly since: number
  /** whether the slide's time has come, or someone asked for it */
  readonly reason: 'due' | 'asked'
  /** a step to the next or previous slide, where cards may come first; false for a slide that was named */
  readonly isStep: boolean
}

/** Requests the next or previous slide, counting from the `waiting` request if there is one. */
export const requestStep = (
  deck: Deck,
  direction: 1 | -1,
  waiting: SlideRequest | null,
  now: number,
): SlideRequest => ({
  index: waiting ? waiting.index + direction : findNeighborIndex(deck, direction),
  direction,
  since: now,
  reason: 'asked',
  isStep: true,
})

/** The index of the next or previous slide. From a card, a step back leads to the current slide. */
const findNeighborIndex = ({ order, card, span }: Deck, direction: 1 | -1) =>
  direction === 1 ? order.index + span : order.index - (card ? 0 : 1)

export const requestDue = (deck: Deck, now: number): SlideRequest => ({
  ...requestStep(deck, 1, null, now),
  reason: 'due',
})

/** Requests a slide by its number in stored order, from 1; null if there is no such slide. */
export function requestSlide(deck: Deck, number: number, now: number): SlideRequest | null {
  const index = indexOfPosition(deck.order, number - 1)
  return index === null ? null : { index, direction: 1, since: now, reason: 'asked', isStep: false }
}

/** Whether the request is for the slide that is on the screen. */
export const isCurrent = (deck: Deck, { index }: SlideRequest) =>
  deck.shownAt !== null && !deck.card && idAt(deck.order, index) === currentId(deck.order)

/** The state of a picture: decoded, loading, or unavailable for now. */
export type Readiness = 'ready' | 'loading' | 'failed'

/**
 * Chooses the index to show now for a request, or null to keep the current slide. It skips failed pictures at once. For one that
 * is loading it waits `waitLimitMs`, then takes the first that is ready.
 */
export function chooseIndex(
  deck: Deck,
  request: SlideRequest,
  readiness: (id: string, index: number) => Readiness,
  now: number,
  waitLimitMs: number,
): number | null {
  const isWaiting = now - request.since < waitLimitMs
  for (const { index, id } of slidesFrom(deck, request)) {
    const state = readiness(id, index)
    if (state === 'ready') return index
    if (state === 'loading' && isWaiting) return null
  }
  return null
}

/** Lists up to `count` ids to decode ahead, nearest first, without the current one and those that have failed. */
export function upcomingIds(
  deck: Deck,
  from: Pick<SlideRequest, 'index' | 'direction'>,
  count: number,
  readiness: (id: string) => Readiness,
): string[] {
  const found: string[] = []
  for (const { id } of slidesFrom(deck, from)) {
    if (found.length === count) break
    if (!found.includes(id) && readiness(id) !== 'failed') found.push(id)
  }
  return found
}

/** Every slide from `index` on that is not on the screen, through two rounds, so that each comes at least once. */
function* slidesFrom(deck: Deck, { index, direction }: Pick<SlideRequest, 'index' | 'direction'>) {
  const { order } = deck
  const count = deck.shownAt === null || deck.card ? 0 : deck.span
  const current = Array.from({ length: count }, (_, each) => idAt(order, order.index + each))
  for (let step = 0; step < 2 * deck.order.ids.length; step++) {
    const at = index + step * direction
    const id = idAt(deck.order, at)
    if (id !== undefined && !current.includes(id)) yield { index: at, id }
  }
}
