import type { CardScene } from '../../../domain/timeline.ts'
import {
  chooseIndex,
  type Deck,
  isForCurrentSlide,
  isDue,
  listIdsOnScreen,
  computeRemainingLockMs,
  type Readiness,
  requestDue,
  showCard,
  showSlide,
  type SlideRequest,
} from './deck.ts'
import {
  findIndexOfPosition,
  getCurrentId,
  getIdAt,
  type PlayOrder,
  createPlayOrder,
  type Random,
  withIds,
  withRandom,
} from './playOrder.ts'

/** One appearance of a slide or a card on the screen. Each appearance has a new key. */
export interface Frame {
  key: number
  id: string
  /** the transition with which the frame appeared; null for the first frame */
  effect: string | null
  /** the id of the second slide, if two slides are shown side by side; otherwise null */
  pairId: string | null
  /** the card that is shown instead of a slide; null if a slide is shown */
  card: CardScene | null
}

/** Everything that is on the screen or waiting to be shown. A projection is an immutable value, like a deck. */
export interface Projection {
  deck: Deck
  request: SlideRequest | null
  /** the number of frames that have appeared so far */
  frameCount: number
  currentFrame: Frame | null
  /** the frame before the current frame, kept until the next change so that it can be shown leaving the screen */
  leavingFrame: Frame | null
  /** whether someone has asked for a slide and the picture of that slide is still loading */
  waiting: boolean
  /** whether no picture could be loaded and no picture is on the screen */
  failed: boolean
}

/** How long the show waits for a slow picture before it shows the next picture that is ready, by the `reason` of the request. */
const WAIT_LIMIT_MS = { due: 1_500, asked: 8_000 }
/** The time until the next attempt if nothing can be shown. */
const LOOK_AGAIN_MS = 5_000
/** The number of slides whose pictures are decoded in advance. */
export const PRELOAD_COUNT = 2

export const createProjection = (
  ids: readonly string[],
  random: boolean,
  now: number,
  randomNumber: Random,
): Projection => ({
  deck: {
    order: createPlayOrder(ids, random, randomNumber),
    playing: true,
    shownAt: null,
    dueAt: null,
    card: null,
    shownIds: [],
  },
  request: { index: 0, direction: 1, requestedAt: now, reason: 'asked', isStep: true },
  frameCount: 0,
  currentFrame: null,
  leavingFrame: null,
  waiting: false,
  failed: false,
})

/** Requests the slide at `nextIndex` if its time has come and there is no other request. */
export const withDueRequest = (projection: Projection, nextIndex: number, now: number): Projection =>
  !projection.request && isDue(projection.deck, now)
    ? { ...projection, request: requestDue(nextIndex, now) }
    : projection

/** Updates `waiting` and `failed`. `isAnyAvailable` says whether at least one of the next pictures has not failed. */
export function withAvailability(projection: Projection, isAnyAvailable: boolean): Projection {
  const { deck, request } = projection
  const waiting = request?.reason === 'asked' && isAnyAvailable
  const failed = projection.currentFrame === null && !isAnyAvailable && deck.order.ids.length > 0
  const isUnchanged = waiting === projection.waiting && failed === projection.failed
  return isUnchanged ? projection : { ...projection, waiting, failed }
}

/** Computes for how many more milliseconds the current frame's transition prevents another change; 0 for the first frame. */
export const computeTransitionLockMs = (projection: Projection, lockMs: number, now: number) =>
  projection.currentFrame?.effect ? computeRemainingLockMs(projection.deck, lockMs, now) : 0

/** Finds the index of the slide to show now. Returns null if the current slide must stay on the screen. */
export const findIndexToShow = (
  projection: Projection,
  readiness: (id: string, index: number) => Readiness,
  lockMs: number,
  now: number,
): number | null => {
  const { deck, request } = projection
  return request && computeTransitionLockMs(projection, lockMs, now) === 0
    ? chooseIndex(deck, request, readiness, now, WAIT_LIMIT_MS[request.reason])
    : null
}

export interface SlideChange {
  index: number
  ids: readonly string[]
  durationMs: number
  chooseEffect: () => string
}

export function withSlide(
  projection: Projection,
  { index, ids, durationMs, chooseEffect }: SlideChange,
  now: number,
  randomNumber: Random,
): Projection {
  const slide = { index, ids, durationMs, reason: projection.request?.reason ?? 'asked' }
  const deck = showSlide(projection.deck, slide, now, randomNumber)
  const [id = '', pairId = null] = ids
  const effect = projection.currentFrame && chooseEffect()
  return withFrame(projection, deck, { id, pairId, effect, card: null })
}

/**
 * Replaces the request. If someone asks for a slide that is on the screen, or steps back to it before another slide has come,
 * this only cancels the earlier request.
 */
export function withRequest(projection: Projection, request: SlideRequest): Projection {
  const isFirstStep = request.isStep && projection.request?.reason !== 'asked'
  const isCanceled = !isFirstStep && isForCurrentSlide(projection.deck, request)
  return { ...projection, request: isCanceled ? null : request }
}

export function withCard(
  projection: Projection,
  card: CardScene,
  durationMs: number,
  now: number,
): Projection {
  const timing = { durationMs, reason: projection.request?.reason ?? 'asked' }
  const deck = showCard(projection.deck, card, timing, now)
  return withFrame(projection, deck, {
    id: '',
    pairId: null,
    effect: projection.currentFrame && 'fade',
    card,
  })
}

/** Makes the frame the current frame. The frame that was current until now becomes the leaving frame. */
function withFrame(projection: Projection, deck: Deck, frame: Omit<Frame, 'key'>): Projection {
  const key = projection.frameCount + 1
  return {
    deck,
    request: null,
    frameCount: key,
    currentFrame: { key, ...frame },
    leavingFrame: projection.currentFrame,
    waiting: false,
    failed: false,
  }
}

/** Replaces the deck. Drops a request with the reason 'due', because the slide's time or the order may have changed. */
export const withDeck = (projection: Projection, deck: Deck): Projection => ({
  ...projection,
  deck,
  request: projection.request?.reason === 'due' ? null : projection.request,
})

/** Turns the random order on or off. The current slide stays. Drops the waiting request if a slide or card is on the screen. */
export const withRandomOrder = (
  projection: Projection,
  random: boolean,
  randomNumber: Random,
): Projection => {
  const { deck, request } = projection
  const order = withRandom(deck.order, random, randomNumber, listIdsOnScreen(deck))
  return withDeck({ ...projection, request: projection.currentFrame ? null : request }, { ...deck, order })
}

/**
 * Replaces the list of slides. If the slide on the screen is no longer in the list, it leaves the screen at once. A waiting
 * request for a slide that is still in the list remains.
 */
export function withSlides(
  projection: Projection,
  ids: readonly string[],
  now: number,
  randomNumber: Random,
): Projection {
  const { deck } = projection
  const oldFrame = projection.currentFrame
  const order = withIds(deck.order, ids, randomNumber)
  const request = projection.request && moveRequest(projection.request, deck.order, order)
  const canStay = oldFrame?.card ? ids.length > 0 : oldFrame?.id === getCurrentId(order)
  if (oldFrame && canStay) {
    const isPair = oldFrame.pairId !== null && ids.includes(oldFrame.pairId)
    const frame = isPair ? oldFrame : { ...oldFrame, pairId: null }
    return withDeck(
      { ...projection, request, currentFrame: frame },
      { ...deck, order, shownIds: deck.shownIds.filter((id) => ids.includes(id)) },
    )
  }
  const isStep = deck.shownIds.length === 0
  const opening = { index: order.index, direction: 1, reason: 'asked', isStep } as const
  return {
    ...projection,
    deck: { ...deck, order, shownAt: null, dueAt: null, card: null },
    request: { ...(request ?? opening), requestedAt: now },
    currentFrame: null,
    leavingFrame: null,
  }
}

/** Moves a request to its slide's index in another order. Returns null if the slide is not in that order. */
function moveRequest(request: SlideRequest, oldOrder: PlayOrder, order: PlayOrder): SlideRequest | null {
  const index = findIndexOfPosition(order, order.ids.indexOf(getIdAt(oldOrder, request.index) ?? ''))
  return index === null ? null : { ...request, index }
}

/**
 * Computes in how many milliseconds the player must look for the next change. Returns null if nothing changes until someone acts
 * or a picture has loaded.
 */
export function computeMsUntilNextLook(projection: Projection, lockMs: number, now: number): number | null {
  const { deck, request } = projection
  if (!request) return deck.dueAt === null ? null : Math.max(0, deck.dueAt - now)
  const remainingMs = computeTransitionLockMs(projection, lockMs, now)
  if (remainingMs > 0) return remainingMs
  const waitMs = request.requestedAt + WAIT_LIMIT_MS[request.reason] - now
  return waitMs > 0 ? waitMs : LOOK_AGAIN_MS
}
