import { isCard, type Scene } from '../../../domain/timeline.ts'
import { getCurrentId, type PlayOrder, type Random, withRandom } from './playOrder.ts'
import { findScene, type Place, type Reel } from './reel.ts'

/** One appearance of a scene on the screen. Each appearance has a new key. */
export interface Frame {
  readonly key: number
  readonly scene: Scene
  /** the ids of the scene's slides that are really on the screen, one or two side by side; empty for a card */
  readonly ids: readonly string[]
  /** the transition with which the frame appeared; null for the first frame, also after all frames were removed */
  readonly effect: string | null
  readonly shownAt: number
}

/** A request to show the scene with a slide or, if that scene cannot be shown, the next scene in `direction` that can be shown. */
export interface SceneRequest extends Place {
  readonly direction: 1 | -1
  readonly requestedAt: number
  /** 'due': the scene's time has come; 'asked': someone asked for the scene */
  readonly reason: 'due' | 'asked'
  /** whether the request is a step to the next or previous scene, and not a request for a particular slide */
  readonly isStep: boolean
}

/**
 * Everything that is on the screen or waiting to be shown. A projection is an immutable value, and uses neither the DOM nor timers.
 * The caller passes in the current time in milliseconds, from any clock that never goes backward.
 */
export interface Projection {
  readonly order: PlayOrder
  /** whether the current slide of the order has been on the screen; false at first, and after a current slide was removed */
  readonly isCurrentShown: boolean
  readonly playing: boolean
  /** when the next frame is due; null while the show is paused, and before the first frame */
  readonly dueAt: number | null
  readonly request: SceneRequest | null
  /** the number of frames that have appeared so far */
  readonly frameCount: number
  readonly currentFrame: Frame | null
  /** the frame before the current frame, kept until the next change so that it can be shown leaving the screen */
  readonly leavingFrame: Frame | null
  /** whether someone has asked for a slide and the picture of that slide is still loading */
  readonly waiting: boolean
  /** whether no picture could be loaded and no picture is on the screen */
  readonly failed: boolean
}

/** Where the slides begin, or go on after the page was reloaded. */
export type SlidesPlace = Pick<Projection, 'order' | 'isCurrentShown' | 'playing'>

export const createProjection = (
  { order, isCurrentShown, playing }: SlidesPlace,
  now: number,
): Projection => ({
  order,
  isCurrentShown: false,
  playing,
  dueAt: null,
  // a slide that was shown before comes without the title, as any slide for which somebody asks
  request: {
    ...getCurrentPlace(order),
    direction: 1,
    requestedAt: now,
    reason: 'asked',
    isStep: !isCurrentShown,
  },
  frameCount: 0,
  currentFrame: null,
  leavingFrame: null,
  waiting: false,
  failed: false,
})

/** Returns the current slide's 1-based number in the stored order. People see this number, even while the order is random. */
export const getSlideNumber = ({ order }: Projection) => order.ids.indexOf(getCurrentId(order) ?? '') + 1

export const getCurrentPlace = (order: PlayOrder): Place => ({ id: getCurrentId(order) ?? '', round: 0 })

/** Lists the ids of the slides on the screen; none while a card is on the screen. */
export const listIdsOnScreen = ({ currentFrame }: Projection): readonly string[] => currentFrame?.ids ?? []

export const isDue = ({ dueAt }: Projection, now: number) => dueAt !== null && now >= dueAt

/** Computes for how many more milliseconds the current frame's transition prevents another change; 0 for the first frame. */
export const computeLockMs = ({ currentFrame }: Projection, lockMs: number, now: number) =>
  currentFrame?.effect ? Math.max(0, currentFrame.shownAt + lockMs - now) : 0

/** Puts a scene on the screen, starting at the time `now`. The frame that was current until now becomes the leaving frame. */
export function withFrame(
  projection: Projection,
  frame: Pick<Frame, 'scene' | 'ids' | 'effect'>,
  now: number,
): Projection {
  const { dueAt, request, currentFrame: leavingFrame } = projection
  const key = projection.frameCount + 1
  const changes = {
    isCurrentShown: projection.isCurrentShown || frame.ids.length > 0,
    request: null,
    frameCount: key,
    currentFrame: { ...frame, key, shownAt: now },
    leavingFrame,
    waiting: false,
    failed: false,
  }
  return request?.reason === 'due' && dueAt !== null
    ? { ...projection, ...changes, dueAt: computeNextDue(dueAt, computeDurationMs(frame.scene), now) }
    : restartTime({ ...projection, ...changes }, now)
}

/**
 * Computes when the frame after the current frame is due. The duration is counted from the time when the current frame was due,
 * so that small delays do not add up over hours. After a long delay (a sleeping tab or a slow connection), the duration is
 * counted from now, so that the current frame is not cut short.
 */
function computeNextDue(lastDueAt: number, durationMs: number, now: number): number {
  const delayMs = now - lastDueAt
  return delayMs < Math.min(500, durationMs / 4) ? lastDueAt + durationMs : now + durationMs
}

/** A video ends its own scene. If a video stalls, the show continues this many seconds after the scene should have ended. */
const VIDEO_GRACE_SECONDS = 10

const computeDurationMs = ({ at, until, kind }: Scene) =>
  1_000 * (until - at + (kind === 'video' ? VIDEO_GRACE_SECONDS : 0))

const restartTime = (projection: Projection, now: number): Projection => {
  const { playing, currentFrame } = projection
  return withDueAt(projection, playing && currentFrame ? now + computeDurationMs(currentFrame.scene) : null)
}

/** Sets the time of the next frame. Drops a request with the reason 'due'. */
const withDueAt = (projection: Projection, dueAt: number | null): Projection => ({
  ...projection,
  dueAt,
  request: projection.request?.reason === 'due' ? null : projection.request,
})

export const withPlaying = (projection: Projection, playing: boolean, now: number) =>
  restartTime({ ...projection, playing }, now)

export const withFrameEnded = (projection: Projection, frameKey: number, now: number): Projection =>
  projection.currentFrame?.key === frameKey && projection.playing ? withDueAt(projection, now) : projection

/**
 * Replaces the request. If someone asks for a slide that is on the screen, or steps back to it before another slide has come,
 * this only cancels the earlier request.
 */
export function withRequest(projection: Projection, request: SceneRequest): Projection {
  const isFirstStep = request.isStep && projection.request?.reason !== 'asked'
  const isCanceled = !isFirstStep && listIdsOnScreen(projection).includes(request.id)
  return { ...projection, request: isCanceled ? null : request }
}

/** Updates `waiting` and `failed`. `isAnyAvailable` says whether at least one of the next pictures has not failed. */
export function withAvailability(projection: Projection, isAnyAvailable: boolean): Projection {
  const { order, request, currentFrame } = projection
  const waiting = request?.reason === 'asked' && isAnyAvailable
  const failed = currentFrame === null && !isAnyAvailable && order.ids.length > 0
  const isUnchanged = waiting === projection.waiting && failed === projection.failed
  return isUnchanged ? projection : { ...projection, waiting, failed }
}

/** Turns the random order on or off. The current slides stay. Drops the waiting request if a scene is on the screen. */
export const withRandomOrder = (
  projection: Projection,
  random: boolean,
  randomNumber: Random,
): Projection => ({
  ...projection,
  order: withRandom(projection.order, random, randomNumber, listIdsOnScreen(projection)),
  request: projection.currentFrame ? null : projection.request,
})

/**
 * Replaces the slides and their scenes. If the first slide on the screen is no longer in the list, the frame leaves the screen
 * at once. If the duration of the current scene has changed, its time starts again. A waiting request for a slide that is still
 * in the list remains.
 */
export function withSlides(projection: Projection, order: PlayOrder, reel: Reel, now: number): Projection {
  const { currentFrame, isCurrentShown } = projection
  const request = projection.request && order.ids.includes(projection.request.id) ? projection.request : null
  const isSameCurrent = getCurrentId(order) === getCurrentId(projection.order)
  const changedProjection = { ...projection, order, request, isCurrentShown: isCurrentShown && isSameCurrent }
  const frame = currentFrame && findRemainingFrame(currentFrame, order, reel)
  if (currentFrame && frame) {
    const changeMs = computeDurationMs(frame.scene) - computeDurationMs(currentFrame.scene)
    const remaining = { ...changedProjection, currentFrame: frame }
    return Math.abs(changeMs) > 1 ? restartTime(remaining, now) : withDueAt(remaining, projection.dueAt)
  }
  const opening = { ...getCurrentPlace(order), direction: 1, reason: 'asked', isStep: true } as const
  return {
    ...changedProjection,
    dueAt: null,
    request: { ...(changedProjection.request ?? opening), requestedAt: now },
    currentFrame: null,
    leavingFrame: null,
  }
}

/** Returns the frame with its scene in the new reel and without slides that are no longer listed, or null if it must leave. */
function findRemainingFrame(frame: Frame, order: PlayOrder, reel: Reel): Frame | null {
  if (isCard(frame.scene)) return order.ids.length > 0 ? frame : null
  if (frame.ids[0] !== getCurrentId(order)) return null
  const scene = reel.scenes[findScene(reel, getCurrentPlace(order))] ?? frame.scene
  const ids = frame.ids.filter((id) => order.ids.includes(id))
  return { ...frame, scene, ids: ids.length < frame.ids.length ? ids : frame.ids }
}
