import { type CardScene, isCard, type Scene } from '../../../domain/timeline.ts'
import {
  computeLockMs,
  isDue,
  listIdsOnScreen,
  type Projection,
  getCurrentPlace,
  type SceneRequest,
} from './projection.ts'
import {
  findScene,
  getRoundOffset,
  listSlideIds,
  type Place,
  type PlacedScene,
  type Reel,
  walk,
} from './reel.ts'

/** The state of a picture: decoded, still loading, or unavailable for now. */
export type Readiness = 'ready' | 'loading' | 'failed'
type ReadReadiness = (id: string) => Readiness

/** How long the show waits for a slow picture before it shows the next picture that is ready, by the `reason` of the request. */
const WAIT_LIMIT_MS = { due: 1_500, asked: 8_000 }
/** The time until the next attempt if nothing can be shown. */
const LOOK_AGAIN_MS = 5_000
const PRELOAD_COUNT = 2

export const requestStep = (
  projection: Projection,
  reel: Reel,
  direction: 1 | -1,
  now: number,
): SceneRequest => ({
  ...findStep(projection, reel, direction),
  direction,
  requestedAt: now,
  reason: 'asked',
  isStep: true,
})

export const withDueRequest = (projection: Projection, reel: Reel, now: number): Projection =>
  !projection.request && isDue(projection, now)
    ? { ...projection, request: { ...requestStep(projection, reel, 1, now), reason: 'due' } }
    : projection

/** Requests a slide by its 1-based number in the stored order. Returns null if there is no such slide. */
export function requestSlide({ order }: Projection, slideNumber: number, now: number): SceneRequest | null {
  const id = order.ids[slideNumber - 1]
  return id === undefined
    ? null
    : { id, round: 0, direction: 1, requestedAt: now, reason: 'asked', isStep: false }
}

/**
 * Finds the slide to which a step leads: from the slides on the screen or, if someone waits for another scene, from that scene.
 * The current scene is passed once its last slide in the direction of the step is on the screen. After a tablet is turned, a pair
 * on the screen is two scenes, and both are passed.
 */
function findStep(projection: Projection, reel: Reel, direction: 1 | -1): Place {
  const { currentFrame, order, request } = projection
  const waiting = currentFrame && request?.reason === 'asked' ? request : null
  const position = waiting ? findScene(reel, waiting) + direction : findPosition(projection, reel)
  const passedIds = waiting ? [] : listIdsOnScreen(projection)
  const fromIndex = direction === 1 ? Math.ceil(position) : Math.floor(position)
  for (const { index, ids } of walk(reel, fromIndex, direction)) {
    const isPassed = index === position && passedIds.includes(ids.at(-1) ?? '')
    const id = ids.find((id) => !passedIds.includes(id))
    if (id !== undefined && !isPassed) return { id, round: getRoundOffset(reel, index) }
  }
  // all slides are on the screen; cards can still come before the next round
  return { ...getCurrentPlace(order), round: direction }
}

/**
 * Finds the index of the scene on the screen in the reel. Returns half an index less than that of the current slide until that
 * slide has been shown, and half an index more while a card is on the screen that is no longer in the reel.
 */
function findPosition({ order, isCurrentShown, currentFrame }: Projection, reel: Reel): number {
  const slideIndex = findScene(reel, getCurrentPlace(order))
  if (!isCurrentShown) return slideIndex - 0.5
  if (!currentFrame || !isCard(currentFrame.scene)) return slideIndex
  const { kind } = currentFrame.scene
  const cardIndex = reel.scenes.findIndex((scene, index) => index > slideIndex && scene.kind === kind)
  return cardIndex < 0 ? slideIndex + 0.5 : cardIndex
}

/**
 * Lists the ids of the next slides whose pictures should be decoded in advance, nearest first. Leaves out slides that are on the
 * screen and slides whose pictures have failed.
 */
export function listUpcomingIds(projection: Projection, reel: Reel, readiness: ReadReadiness): string[] {
  const start = projection.request ?? { ...findStep(projection, reel, 1), direction: 1 }
  const idsOnScreen = listIdsOnScreen(projection)
  const upcomingIds: string[] = []
  for (const { ids } of walk(reel, findScene(reel, start), start.direction))
    for (const id of ids) {
      if (upcomingIds.length === PRELOAD_COUNT) return upcomingIds
      if (![...upcomingIds, ...idsOnScreen].includes(id) && readiness(id) !== 'failed') upcomingIds.push(id)
    }
  return upcomingIds
}

/**
 * Finds the scene to show now for the request. Returns null if the current frame must stay on the screen. Skips scenes that have
 * failed at once. Waits for a scene that is still loading, then takes the first scene that is ready.
 */
export function findSceneToShow(
  projection: Projection,
  reel: Reel,
  readiness: ReadReadiness,
  lockMs: number,
  now: number,
): PlacedScene | null {
  const { request } = projection
  if (!request || computeLockMs(projection, lockMs, now) > 0) return null
  const isWaiting = now - request.requestedAt < WAIT_LIMIT_MS[request.reason]
  for (const { index, scene } of walk(reel, findScene(reel, request), request.direction)) {
    const state = readSceneReadiness(scene, listIdsOnScreen(projection), readiness)
    if (state === 'ready') return { index, scene }
    if (state === 'loading' && isWaiting) return null
  }
  return null
}

/**
 * Returns the readiness of a scene. A video is always ready, because it loads while it plays. A pair waits until both pictures
 * are ready, but does not wait for a picture that has failed. A scene counts as failed if all that is ready is on the screen
 * already.
 */
function readSceneReadiness(
  scene: Scene,
  idsOnScreen: readonly string[],
  readiness: ReadReadiness,
): Readiness {
  const ids = listSlideIds(scene)
  const newIds = ids.filter((id) => !idsOnScreen.includes(id))
  if (newIds.length === 0) return 'failed'
  if (scene.kind === 'video') return 'ready'
  if (ids.some((id) => readiness(id) === 'loading')) return 'loading'
  return newIds.some((id) => readiness(id) === 'ready') ? 'ready' : 'failed'
}

export const listReadyIds = (scene: Scene, readiness: ReadReadiness) =>
  listSlideIds(scene).filter((id) => scene.kind === 'video' || readiness(id) === 'ready')

/** Finds the card that comes before the scene at `index`. Returns undefined if none is left on the way to the scene. */
export function findCardBefore(projection: Projection, reel: Reel, index: number): CardScene | undefined {
  const { request, frameCount } = projection
  if (!request?.isStep || request.direction === -1) return undefined
  // a show that begins in the middle, with the slide of a link, begins with its title, too
  if (frameCount === 0) return reel.scenes.slice(reel.start, reel.start + 1).find(isCard)
  return reel.scenes.slice(Math.floor(findPosition(projection, reel)) + 1, index).find(isCard)
}

/**
 * Computes in how many milliseconds the player must look for the next change. Returns null if nothing changes until someone acts
 * or a picture has loaded.
 */
export function computeMsUntilNextLook(projection: Projection, lockMs: number, now: number): number | null {
  const { dueAt, request } = projection
  if (!request) return dueAt === null ? null : Math.max(0, dueAt - now)
  const remainingMs = computeLockMs(projection, lockMs, now)
  if (remainingMs > 0) return remainingMs
  const waitMs = request.requestedAt + WAIT_LIMIT_MS[request.reason] - now
  return waitMs > 0 ? waitMs : LOOK_AGAIN_MS
}
