import { type Clock, pageClock } from './slidePlayer.ts'

export type ShowClock = ReturnType<typeof openShowClock>

/** The clock of a show. A rehearsal replaces it by a faster one. */
export const openShowClock = (clock = pageClock) => {
  let currentClock = clock
  return {
    now: () => currentClock.now(),
    after: (ms: number, call: () => void) => currentClock.after(ms, call),
    /** Runs by another clock from now on. Timers that were started before still run by the earlier clock. */
    replace: (nextClock: Clock) => {
      currentClock = nextClock
    },
  }
}
