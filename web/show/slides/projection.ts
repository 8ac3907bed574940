import type { CardScene } from '../../../domain/timeline.ts'
import {
  chooseIndex,
  type Deck,
  isCurrent,
  isDue,
  lockedForMs,
  type Readiness,
  requestDue,
  showCard,
  showSlide,
  type SlideRequest,
  upcomingIds,
} from './deck.ts'
import { currentId, idAt, openPlayOrder, type Random, withIds, withRandom } from './playOrder.ts'

/** A slide on the screen; a new key for every time one comes. */
export interface Frame {
  key: number
  id: string
  /** how it came; null for the first */
  effect: string | null
  /** the slide at its side */
  beside: string | null
  /** words instead of a slide */
  card: CardScene | null
}

/** Everything that is on the screen and that is waiting to be. A value, as the deck is. */
export interface Projection {
  deck: Deck
  request: SlideRequest | null
  /** how many frames there have been */
  frames: number
  current: Frame | null
  /** the one before, for as long as it can be seen to go */
  leaving: Frame | null
  /** someone asked for a slide whose picture is still loading */
  waiting: boolean
  /** no picture at all could be loaded, and none is on the screen */
  failed: boolean
}

/** How long a picture may hold up the show before the next one that is ready is shown instead. */
const WAIT_LIMIT_MS = { due: 1_500, asked: 8_000 }
/** The wait before another try when nothing can be shown. */
const LOOK_AGAIN_MS = 5_000
const PRELOADED = 2

export const openProjection = (
  ids: readonly string[],
  random: boolean,
  now: number,
  randomNumber: Random,
): Projection => ({
  deck: {
    order: openPlayOrder(ids, random, randomNumber),
    playing: true,
    shownAt: null,
    dueAt: null,
    card: null,
    span: 0,
  },
  request: { index: 0, direction: 1, since: now, reason: 'asked', isStep: true },
  frames: 0,
  current: null,
  leaving: null,
  waiting: false,
  failed: false,
})

/** The next slide is requested once its time has come. */
export const withDueRequest = (projection: Projection, now: number): Projection =>
  !projection.request && isDue(projection.deck, now)
    ? { ...projection, request: requestDue(projection.deck, now) }
    : projection

/** The slides whose pictures to decode now, nearest first. */
export const idsToPreload = ({ deck, request }: Projection, readiness: (id: string) => Readiness) =>
  upcomingIds(deck, request ?? { index: deck.order.index + 1, direction: 1 }, PRELOADED, readiness)

/** The slides whose pictures are on the screen now. */
export const idsOnScreen = ({ current }: Projection) =>
  [current?.id, current?.beside].flatMap((id) => id || [])

/** `available`: whether there is any picture that has not failed. */
export function withAvailability(projection: Projection, available: boolean): Projection {
  const { deck, request, current } = projection
  const waiting = request?.reason === 'asked' && available
  const failed = current === null && !available && deck.order.ids.length > 0
  const unchanged = waiting === projection.waiting && failed === projection.failed
  return unchanged ? projection : { ...projection, waiting, failed }
}

/** How long the transition to the current slide keeps any other from being shown; the first slide came without one. */
export const transitionLockMs = ({ deck, current }: Projection, lockMs: number, now: number) =>
  current?.effect ? lockedForMs(deck, lockMs, now) : 0

/** The index of the slide to show now, or null to keep what is on. */
export const indexToShow = (
  projection: Projection,
  readiness: (id: string, index: number) => Readiness,
  lockMs: number,
  now: number,
): number | null => {
  const { deck, request } = projection
  return request && transitionLockMs(projection, lockMs, now) === 0
    ? chooseIndex(deck, request, readiness, now, WAIT_LIMIT_MS[request.reason])
    : null
}

export interface Change {
  index: number
  span: number
  durationMs: number
  effect: () => string
}

export function withShown(
  projection: Projection,
  { index, span, durationMs, effect }: Change,
  now: number,
  randomNumber: Random,
): Projection {
  const { current, request } = projection
  const frames = projection.frames + 1
  const shown = { index, span, durationMs, reason: request?.reason ?? 'asked' }
  const deck = showSlide(projection.deck, shown, now, randomNumber)
  const { order } = deck
  const beside = span > 1 ? (idAt(order, order.index + 1) ?? null) : null
  const frame = { key: frames, id: currentId(order) ?? '', beside, effect: current && effect(), card: null }
  return { deck, request: null, frames, current: frame, leaving: current, waiting: false, failed: false }
}

/** A request for the slide that is on takes back what was asked for before. */
export const withRequest = (projection: Projection, request: SlideRequest): Projection => ({
  ...projection,
  request: isCurrent(projection.deck, request) ? null : request,
})

export function withCard(
  projection: Projection,
  card: CardScene,
  durationMs: number,
  now: number,
): Projection {
  const { current, request } = projection
  const frames = projection.frames + 1
  const shown = { durationMs, reason: request?.reason ?? 'asked' }
  const deck = showCard(projection.deck, card, shown, now)
  const frame = { key: frames, id: '', beside: null, effect: current && 'fade', card }
  return { deck, request: null, frames, current: frame, leaving: current, waiting: false, failed: false }
}

/** Replaces the deck. A slide requested because it was due is forgotten: time or order may have changed. */
export const withDeck = (projection: Projection, deck: Deck): Projection => ({
  ...projection,
  deck,
  request: projection.request?.reason === 'due' ? null : projection.request,
})

/** Reorders the deck. The current slide stays; a slide requested in the former order is forgotten. */
export const withRandomOrder = (
  projection: Projection,
  random: boolean,
  randomNumber: Random,
): Projection => {
  const { deck, current, request } = projection
  const order = withRandom(deck.order, random, randomNumber)
  return withDeck({ ...projection, request: current ? null : request }, { ...deck, order })
}

/** A slide that was taken away leaves the screen at once. */
export function withSlides(
  projection: Projection,
  ids: readonly string[],
  now: number,
  randomNumber: Random,
): Projection {
  const { deck, current } = projection
  const order = withIds(deck.order, ids, randomNumber)
  const isOn = current?.card ? ids.length > 0 : current?.id === currentId(order)
  if (current && isOn) {
    const isPair = current.beside !== null && ids.includes(current.beside)
    const frame = isPair ? current : { ...current, beside: null }
    return withDeck(
      { ...projection, current: frame },
      { ...deck, order, span: isPair ? 2 : Math.min(1, deck.span) },
    )
  }
  return {
    ...projection,
    deck: { ...deck, order, shownAt: null, dueAt: null, card: null },
    request: { index: order.index, direction: 1, since: now, reason: 'asked', isStep: deck.span === 0 },
    current: null,
    leaving: null,
  }
}

/** The time until the next change may be due; null when only a person or an arriving picture can change anything. */
export function nextLookMs(projection: Projection, lockMs: number, now: number): number | null {
  const { deck, request } = projection
  if (!request) return deck.dueAt === null ? null : Math.max(0, deck.dueAt - now)
  const locked = transitionLockMs(projection, lockMs, now)
  if (locked > 0) return locked
  const waitMs = request.since + WAIT_LIMIT_MS[request.reason] - now
  return waitMs > 0 ? waitMs : LOOK_AGAIN_MS
}
