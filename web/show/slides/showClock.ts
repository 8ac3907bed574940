import { type Clock, pageClock } from './slidePlayer.ts'

/** The clock of a show. A rehearsal replaces it by a faster one. */
export interface ShowClock extends Clock {
  /** Runs by another clock from now on. Timers that were started before still run by the earlier clock. */
  replace: (clock: Clock) => void
}

export const openShowClock = (clock = pageClock): ShowClock => {
  let currentClock = clock
  return {
    now: () => currentClock.now(),
    after: (ms, call) => currentClock.after(ms, call),
    replace: (nextClock) => {
      currentClock = nextClock
    },
  }
}
