import { isCard, type Timeline } from '../../../domain/timeline.ts'
import type { ShowState } from '../showState.ts'
import { getSlideNumber } from '../slides/projection.ts'
import { pageClock } from '../slides/slidePlayer.ts'
import { openFastClock } from './fastClock.ts'

export interface PlayedShow extends Pick<ShowState, 'slidePlayer' | 'clock'> {
  pictures: Pick<ShowState['pictures'], 'readiness' | 'subscribe' | 'isLoading' | 'retry'>
}

/** How many seconds of the show pass in a second of the rehearsal, unless the show is so long that it must be faster. */
const RATE = 10
/** The most that a rehearsal of the slides takes, in seconds, apart from the time for which it waits for pictures. */
const MAX_SECONDS = 180
/** The shortest time for a picture, in seconds, in which the pictures do not flicker. */
const MIN_VISIBLE_SECONDS = 0.2
/** The time of the show that passes at most, in milliseconds, between the last slide and the next round. */
const MAX_CARDS_MS = 60_000

export const chooseRate = ({ seconds }: Pick<Timeline, 'seconds'>) => Math.max(RATE, seconds / MAX_SECONDS)

/** Whether the pictures change slowly enough to be looked at. If they do not, the rehearsal covers them. */
export const isVisibleAt = (rate: number, { secondsPerPhotograph }: Pick<Timeline, 'secondsPerPhotograph'>) =>
  secondsPerPhotograph / rate >= MIN_VISIBLE_SECONDS

/**
 * Plays one round of the running show with a fast clock, and resolves to the ids of the slides that could not be shown. The clock
 * stands still while a picture is loading, so that the show waits for every picture and skips only those that fail. When the
 * round or `signal` ends, the clock runs as before.
 */
export async function playThrough(
  { slidePlayer, pictures, clock }: PlayedShow,
  timeline: Timeline,
  onProgress: (shownCount: number, count: number) => void,
  signal: AbortSignal,
  realClock = pageClock,
): Promise<string[]> {
  const rate = chooseRate(timeline)
  const hasCards = timeline.scenes.some(isCard)
  const fastClock = openFastClock(realClock, clock.now())
  const shownIds = new Set<string>()
  const failedIds = new Set<string>()
  const stateBefore = slidePlayer.get()
  let unsubscribes: (() => void)[] = []
  clock.replace(fastClock)
  pictures.retry()
  slidePlayer.setPlaying(true)
  slidePlayer.goTo(1)
  await new Promise<void>((resolve) => {
    /** the number of frames when all slides had come; null until then */
    let fullCount: number | null = null
    const look = () => {
      const { order, request, currentFrame, frameCount, playing } = slidePlayer.get()
      // somebody else has paused it, such as a phone
      if (!playing) return slidePlayer.setPlaying(true)
      const slideIds = currentFrame?.ids ?? []
      for (const id of slideIds) shownIds.add(id)
      for (const id of order.ids) if (pictures.readiness(id) === 'failed') failedIds.add(id)
      const count = order.ids.filter((id) => shownIds.has(id) || failedIds.has(id)).length
      onProgress(count, order.ids.length)
      fastClock.setRate(request && pictures.isLoading() ? 0 : rate)
      if (count < order.ids.length) return
      if (!hasCards || (fullCount !== null && frameCount > fullCount && slideIds.length > 0)) return resolve()
      // the cards between the last slide and the first are rehearsed, too
      if (fullCount === null) fastClock.after(MAX_CARDS_MS, resolve)
      fullCount ??= frameCount
    }
    signal.addEventListener('abort', () => resolve())
    unsubscribes = [slidePlayer.subscribe(look), pictures.subscribe(look)]
    if (signal.aborted) resolve()
    else look()
  })
  for (const unsubscribe of unsubscribes) unsubscribe()
  fastClock.setRate(1)
  slidePlayer.setPlaying(stateBefore.playing)
  slidePlayer.goTo(getSlideNumber(stateBefore))
  return [...failedIds].filter((id) => !shownIds.has(id))
}
