import type { CardScene } from '../../../domain/timeline.ts'
import {
  chooseIndex,
  type Deck,
  isCurrent,
  isDue,
  remainingLockMs,
  type Readiness,
  requestDue,
  showCard,
  showSlide,
  type SlideRequest,
  upcomingIds,
} from './deck.ts'
import { currentId, idAt, openPlayOrder, type Random, withIds, withRandom } from './playOrder.ts'

/** A slide or card on the screen. Every appearance has a new key. */
export interface Frame {
  key: number
  id: string
  /** the transition it came with; null for the first */
  effect: string | null
  /** id of the slide shown next to it */
  pairId: string | null
  /** shown instead of a slide */
  card: CardScene | null
}

/** Everything that is on the screen or waiting for it. An immutable value, like the deck. */
export interface Projection {
  deck: Deck
  request: SlideRequest | null
  /** how many frames there have been */
  frames: number
  current: Frame | null
  /** the frame before, until the next change; its transition is shown leaving */
  leaving: Frame | null
  /** someone asked for a slide whose picture is still loading */
  waiting: boolean
  /** no picture could be loaded, and none is on the screen */
  failed: boolean
}

/** How long the show waits for a picture before it shows the next one that is ready instead. */
const WAIT_LIMIT_MS = { due: 1_500, asked: 8_000 }
/** The wait before the next try when nothing can be shown. */
const LOOK_AGAIN_MS = 5_000
const PRELOAD_COUNT = 2

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

/** Requests the next slide once it is due. */
export const withDueRequest = (projection: Projection, now: number): Projection =>
  !projection.request && isDue(projection.deck, now)
    ? { ...projection, request: requestDue(projection.deck, now) }
    : projection

/** Lists the slides whose pictures should be decoded now, nearest first. */
export const idsToPreload = ({ deck, request }: Projection, readiness: (id: string) => Readiness) =>
  upcomingIds(deck, request ?? { index: deck.order.index + 1, direction: 1 }, PRELOAD_COUNT, readiness)

/** Lists the slides whose pictures are on the screen now. */
export const idsOnScreen = ({ current }: Projection) =>
  [current?.id, current?.pairId].flatMap((id) => id || [])

/** `available`: whether any picture has not failed. */
export function withAvailability(projection: Projection, available: boolean): Projection {
  const { deck, request, current } = projection
  const waiting = request?.reason === 'asked' && available
  const failed = current === null && !available && deck.order.ids.length > 0
  const unchanged = waiting === projection.waiting && failed === projection.failed
  return unchanged ? projection : { ...projection, waiting, failed }
}

/** The remaining time in which the current transition keeps other slides off the screen; the first slide has none. */
export const remainingTransitionLockMs = ({ deck, current }: Projection, lockMs: number, now: number) =>
  current?.effect ? remainingLockMs(deck, lockMs, now) : 0

/** Finds the index of the slide to show now, or null to keep the current one. */
export const indexToShow = (
  projection: Projection,
  readiness: (id: string, index: number) => Readiness,
  lockMs: number,
  now: number,
): number | null => {
  const { deck, request } = projection
  return request && remainingTransitionLockMs(projection, lockMs, now) === 0
    ? chooseIndex(deck, request, readiness, now, WAIT_LIMIT_MS[request.reason])
    : null
}

export interface SlideChange {
  index: number
  span: number
  durationMs: number
  effect: () => string
}

export function withSlide(
  projection: Projection,
  { index, span, durationMs, effect }: SlideChange,
  now: number,
  randomNumber: Random,
): Projection {
  const { current, request } = projection
  const frames = projection.frames + 1
  const shown = { index, span, durationMs, reason: request?.reason ?? 'asked' }
  const deck = showSlide(projection.deck, shown, now, randomNumber)
  const { order } = deck
  const pairId = span > 1 ? (idAt(order, order.index + 1) ?? null) : null
  const frame = { key: frames, id: currentId(order) ?? '', pairId, effect: current && effect(), card: null }
  return { deck, request: null, frames, current: frame, leaving: current, waiting: false, failed: false }
}

/** Replaces the request. A request for the slide that is on the screen cancels the earlier one. */
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
  const frame = { key: frames, id: '', pairId: null, effect: current && 'fade', card }
  return { deck, request: null, frames, current: frame, leaving: current, waiting: false, failed: false }
}

/** Replaces the deck. A request for a slide that was due is dropped: its time or the order may have changed. */
export const withDeck = (projection: Projection, deck: Deck): Projection => ({
  ...projection,
  deck,
  request: projection.request?.reason === 'due' ? null : projection.request,
})

/** Reorders the deck. The current slide stays; a request made in the former order is dropped. */
export const withRandomOrder = (
  projection: Projection,
  random: boolean,
  randomNumber: Random,
): Projection => {
  const { deck, current, request } = projection
  const order = withRandom(deck.order, random, randomNumber)
  return withDeck({ ...projection, request: current ? null : request }, { ...deck, order })
}

/** Replaces the list of slides. A slide that is no longer listed leaves the screen at once. */
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
    const isPair = current.pairId !== null && ids.includes(current.pairId)
    const frame = isPair ? current : { ...current, pairId: null }
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

/** The time until the next change may be due; null if only a person or a loaded picture can change anything. */
export function msUntilNextLook(projection: Projection, lockMs: number, now: number): number | null {
  const { deck, request } = projection
  if (!request) return deck.dueAt === null ? null : Math.max(0, deck.dueAt - now)
  const locked = remainingTransitionLockMs(projection, lockMs, now)
  if (locked > 0) return locked
  const waitMs = request.since + WAIT_LIMIT_MS[request.reason] - now
  return waitMs > 0 ? waitMs : LOOK_AGAIN_MS
}
