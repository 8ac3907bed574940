import { openStore, type ReadableStore } from '../../stores/store.ts'
import { moveTo, type Random, withIds } from './playOrder.ts'
import {
  computeLockMs,
  createProjection,
  listIdsOnScreen,
  type Projection,
  type SlidesPlace,
  withAvailability,
  withFrame,
  withFrameEnded,
  withPlaying,
  withRandomOrder,
  withRequest,
  withSlides,
} from './projection.ts'
import { getRoundOffset, openReels, type PlacedScene, type ReadScenes, type Reel } from './reel.ts'
import {
  computeMsUntilNextLook,
  findCardBefore,
  findSceneToShow,
  listReadyIds,
  listUpcomingIds,
  type Readiness,
  requestSlide,
  requestStep,
  withDueRequest,
} from './requests.ts'

/** A clock that counts milliseconds and never goes backward. */
export interface Clock {
  now: () => number
  /** Calls `call` after `ms` milliseconds. Returns a function that cancels the call. */
  after: (ms: number, call: () => void) => () => void
}

export const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

export interface Pictures {
  /** Decodes the pictures of these slides and keeps them ready. Forgets all other pictures. */
  preload: (ids: readonly string[]) => void
  readiness: (id: string) => Readiness
  /** Calls `listener` when the readiness of a picture has changed, but never from within `preload`. */
  subscribe: (listener: () => void) => () => void
}

export interface SlidePlayerOptions {
  place: SlidesPlace
  /** the settings of the show; every change to the settings takes effect in a running player */
  settings: ReadableStore<{ random: boolean }>
  /** the time in milliseconds after each change of scenes during which no other change is possible; 0 for no lock */
  lockMs: number
  pictures: Pictures
  clock: Clock
  randomNumber: Random
  /** chooses the effect; called once for each change of slides */
  chooseEffect: () => string
}

/** Shows each scene when it is due and decoded, and decodes the next slides in advance. */
export class SlidePlayer implements ReadableStore<Projection> {
  readonly #options: SlidePlayerOptions
  readonly #store
  #readReel = openReels(() => [])
  #cancelLook = () => {}
  #subscriptions: (() => void)[] = []

  constructor(options: SlidePlayerOptions) {
    const { place, clock } = options
    this.#options = options
    this.#store = openStore(createProjection(place, clock.now()))
  }

  get = () => this.#store.get()
  subscribe = (listener: () => void) => this.#store.subscribe(listener)

  /** Starts the show, or continues it after `stop`. */
  start = () => {
    if (this.#subscriptions.length === 0) {
      const { pictures, settings } = this.#options
      this.#subscriptions = [pictures.subscribe(this.#showDue), settings.subscribe(this.#applySettings)]
    }
    this.#applySettings()
    this.#showDue()
  }

  stop = () => {
    this.#cancelLook()
    for (const unsubscribe of this.#subscriptions) unsubscribe()
    this.#subscriptions = []
  }

  /** Shows the next scene. Does nothing during the lock (see `lockMs`). */
  next = () => this.#step(1)
  previous = () => this.#step(-1)

  /**
   * Shows the slide with this 1-based number in the stored order, as soon as the lock has ended. Returns false if there is no
   * such slide.
   */
  goTo = (slideNumber: number): boolean => {
    const request = requestSlide(this.get(), slideNumber, this.#options.clock.now())
    if (request) this.#update(withRequest(this.get(), request))
    return request !== null
  }

  setPlaying = (playing: boolean) => this.#update(withPlaying(this.get(), playing, this.#options.clock.now()))

  /** Ends the frame with this key. Called when its video has ended or cannot be played. */
  endFrame = (frameKey: number) =>
    this.#update(withFrameEnded(this.get(), frameKey, this.#options.clock.now()))

  /**
   * Replaces the slides. `readScenes` returns the scenes of the timeline. If the duration of the current scene has changed, the
   * time of that scene starts again.
   */
  setSlides = (ids: readonly string[], readScenes: ReadScenes) => {
    const { clock, randomNumber } = this.#options
    this.#readReel = openReels(readScenes)
    const order = withIds(this.get().order, ids, randomNumber)
    this.#update(withSlides(this.get(), order, this.#readReel(order), clock.now()))
  }

  #step(direction: 1 | -1) {
    const { clock, lockMs } = this.#options
    const projection = this.get()
    const now = clock.now()
    if (computeLockMs(projection, lockMs, now) > 0) return
    this.#update(
      withRequest(projection, requestStep(projection, this.#readReel(projection.order), direction, now)),
    )
  }

  #applySettings = () => {
    const { settings, randomNumber } = this.#options
    const { random } = settings.get()
    const projection = this.get()
    if (random !== projection.order.random) this.#update(withRandomOrder(projection, random, randomNumber))
  }

  #update(projection: Projection) {
    this.#store.set(projection)
    this.#showDue()
  }

  /**
   * Shows the scene that can be shown now, and sets the timer for the next call. Reads the clock only once: if a lock ended
   * between two readings, a picture that is ready would wait as long as a slow picture.
   */
  #showDue = () => {
    if (this.#subscriptions.length === 0) return
    const { clock, lockMs, pictures } = this.#options
    const now = clock.now()
    const projectionBefore = this.get()
    const reel = this.#readReel(projectionBefore.order)
    let projection = this.#preload(withDueRequest(projectionBefore, reel, now))
    const next = findSceneToShow(projection, reel, pictures.readiness, lockMs, now)
    if (next) projection = this.#preload(this.#withNext(projection, reel, next, now))
    this.#store.set(projection)
    this.#cancelLook()
    const nextMs = computeMsUntilNextLook(projection, lockMs, now)
    this.#cancelLook = nextMs === null ? () => {} : clock.after(nextMs, this.#showDue)
  }

  #preload(projection: Projection): Projection {
    const { pictures } = this.#options
    const nextIds = listUpcomingIds(projection, this.#readReel(projection.order), pictures.readiness)
    pictures.preload([...listIdsOnScreen(projection), ...nextIds])
    return withAvailability(projection, nextIds.length > 0)
  }

  /** Puts the next scene on the screen, or a card that comes before it. */
  #withNext(projection: Projection, reel: Reel, { index, scene }: PlacedScene, now: number): Projection {
    const { pictures, randomNumber, chooseEffect } = this.#options
    const { currentFrame } = projection
    const card = findCardBefore(projection, reel, index)
    if (card) return withFrame(projection, { scene: card, ids: [], effect: currentFrame && 'fade' }, now)
    const ids = listReadyIds(scene, pictures.readiness)
    const order = moveTo(projection.order, getRoundOffset(reel, index), ids[0] ?? '', randomNumber)
    return withFrame({ ...projection, order }, { scene, ids, effect: currentFrame && chooseEffect() }, now)
  }
}
