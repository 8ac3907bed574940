import { type CardScene, isCard, type Scene } from '../../../domain/timeline.ts'
import {
  getStoredPosition,
  getIdAt,
  findIndexOfPosition,
  moveTo,
  type PlayOrder,
  type Random,
} from './playOrder.ts'

/**
 * The current slide, and the time when the next slide is due. A deck is an immutable value, and uses neither the DOM nor timers.
 * The caller passes in the current time in milliseconds, from any clock that never goes backward.
 */
export interface Deck {
  readonly order: PlayOrder
  readonly playing: boolean
  /** when the current slide or card appeared on the screen; null before the first slide or card */
  readonly shownAt: number | null
  /** when the next slide or card is due; null while the show is paused, and before the first slide or card */
  readonly dueAt: number | null
  /** the card that is on the screen now, between the current slide and the next slide; null if no card is on the screen */
  readonly card: CardScene | null
  /** the ids of the slides that were shown last, one or two side by side; empty before the first slide, as during a title card */
  readonly shownIds: readonly string[]
}

/** Returns the current slide's 1-based number in the stored order. People see this number, even while the order is random. */
export const getSlideNumber = (deck: Deck) => getStoredPosition(deck.order) + 1
export const countSlides = (deck: Deck) => deck.order.ids.length

export const withPlaying = (deck: Deck, playing: boolean, durationMs: number, now: number): Deck =>
  restartSlideTime({ ...deck, playing }, durationMs, now)

/** Restarts the time for which the current slide is shown. */
export const restartSlideTime = (deck: Deck, durationMs: number, now: number): Deck => ({
  ...deck,
  dueAt: deck.playing && deck.shownAt !== null ? now + durationMs : null,
})

export const isDue = (deck: Deck, now: number) => deck.dueAt !== null && now >= deck.dueAt

/** Computes how many more milliseconds the current slide must stay if every slide must stay for at least `lockMs`. */
export const computeRemainingLockMs = (deck: Deck, lockMs: number, now: number) =>
  deck.shownAt === null ? 0 : Math.max(0, deck.shownAt + lockMs - now)

/** The slide or pair of slides to show, the reason, and the duration. */
export interface SlideToShow {
  index: number
  /** the ids of the slides to show side by side; the first of them is the slide at `index` */
  ids: readonly string[]
  reason: SlideRequest['reason']
  durationMs: number
}

/** Puts the slide at `index` on the screen, starting at the time `now`. */
export function showSlide(deck: Deck, slide: SlideToShow, now: number, randomNumber: Random): Deck {
  const { index, ids, reason, durationMs } = slide
  const order = moveTo(deck.order, index, randomNumber)
  return withDueTime({ ...deck, order, card: null, shownIds: ids, shownAt: now }, reason, durationMs, now)
}

/** Puts the card on the screen, starting at the time `now`. */
export const showCard = (
  deck: Deck,
  card: CardScene,
  { reason, durationMs }: Omit<SlideToShow, 'index' | 'ids'>,
  now: number,
) => withDueTime({ ...deck, card, shownAt: now }, reason, durationMs, now)

function withDueTime(deck: Deck, reason: SlideRequest['reason'], durationMs: number, now: number): Deck {
  if (reason === 'asked' || deck.dueAt === null) return restartSlideTime(deck, durationMs, now)
  return { ...deck, dueAt: computeNextDue(deck.dueAt, durationMs, now) }
}

/**
 * Finds the card to show next. `between` contains the scenes between the current slide and the next slide. Returns undefined if
 * no card is left before the next slide.
 */
export function findNextCard({ card }: Deck, between: readonly Scene[]): CardScene | undefined {
  const cards = between.filter(isCard)
  if (!card) return cards[0]
  const cardIndex = cards.findIndex(({ kind }) => kind === card.kind)
  return cardIndex < 0 ? undefined : cards[cardIndex + 1]
}

/**
 * Computes when the slide after the current slide is due. The duration is counted from the time when the current slide was due,
 * so that small delays do not add up over hours. After a long delay (a sleeping tab or a slow connection), the duration is
 * counted from now, so that the current slide is not cut short.
 */
function computeNextDue(lastDueAt: number, durationMs: number, now: number): number {
  const delayMs = now - lastDueAt
  return delayMs < Math.min(500, durationMs / 4) ? lastDueAt + durationMs : now + durationMs
}

/** A request to show the slide at `index` or, if that slide cannot be shown, the next slide in `direction` that can be shown. */
export interface SlideRequest {
  readonly index: number
  readonly direction: 1 | -1
  /** the time of the request */
  readonly requestedAt: number
  /** 'due': the slide's time has come; 'asked': someone asked for the slide */
  readonly reason: 'due' | 'asked'
  /** true: a request for the next or previous slide, which a card can precede; false: a request for a particular slide */
  readonly isStep: boolean
}

/** Requests the next or previous slide. */
export const requestStep = (index: number, direction: 1 | -1, now: number): SlideRequest => ({
  index,
  direction,
  requestedAt: now,
  reason: 'asked',
  isStep: true,
})

export const requestDue = (index: number, now: number): SlideRequest => ({
  ...requestStep(index, 1, now),
  reason: 'due',
})

/** Requests a slide by its 1-based number in the stored order. Returns null if there is no such slide. */
export function requestSlide(deck: Deck, slideNumber: number, now: number): SlideRequest | null {
  const index = findIndexOfPosition(deck.order, slideNumber - 1)
  return index === null ? null : { index, direction: 1, requestedAt: now, reason: 'asked', isStep: false }
}

/** Whether the request is for a slide that is on the screen. */
export const isForCurrentSlide = (deck: Deck, { index }: SlideRequest) =>
  listIdsOnScreen(deck).includes(getIdAt(deck.order, index) ?? '')

/** The state of a picture: decoded, still loading, or unavailable for now. */
export type Readiness = 'ready' | 'loading' | 'failed'

/**
 * Chooses the index of the slide to show now for a request. Returns null if the current slide must stay on the screen. Skips
 * failed pictures at once. Waits up to `waitLimitMs` for a picture that is still loading, then takes the first picture that is
 * ready.
 */
export function chooseIndex(
  deck: Deck,
  request: SlideRequest,
  readiness: (id: string, index: number) => Readiness,
  now: number,
  waitLimitMs: number,
): number | null {
  const isWaiting = now - request.requestedAt < waitLimitMs
  for (const { index, id } of iterateSlides(deck, request)) {
    const state = readiness(id, index)
    if (state === 'ready') return index
    if (state === 'loading' && isWaiting) return null
  }
  return null
}

/**
 * Lists the ids of up to `count` slides whose pictures should be decoded in advance, nearest first. Leaves out slides that are on
 * the screen and slides whose pictures have failed.
 */
export function listUpcomingIds(
  deck: Deck,
  start: Pick<SlideRequest, 'index' | 'direction'>,
  count: number,
  readiness: (id: string) => Readiness,
): string[] {
  const ids: string[] = []
  for (const { id } of iterateSlides(deck, start)) {
    if (ids.length === count) break
    if (!ids.includes(id) && readiness(id) !== 'failed') ids.push(id)
  }
  return ids
}

/** Yields the slides from `index` on, except those on the screen. Covers two rounds, so that each slide comes at least once. */
function* iterateSlides(deck: Deck, { index, direction }: Pick<SlideRequest, 'index' | 'direction'>) {
  const idsOnScreen = listIdsOnScreen(deck)
  for (let step = 0; step < 2 * deck.order.ids.length; step++) {
    const slideIndex = index + step * direction
    const id = getIdAt(deck.order, slideIndex)
    if (id !== undefined && !idsOnScreen.includes(id)) yield { index: slideIndex, id }
  }
}

/** Lists the ids of the slides on the screen; none while a card is on the screen. */
export const listIdsOnScreen = ({ shownAt, card, shownIds }: Deck): readonly string[] =>
  shownAt === null || card ? [] : shownIds
