import type { Clock } from '../slides/slidePlayer.ts'

interface Timer {
  dueAt: number
  call: () => void
  cancel: () => void
}

/**
 * Makes a clock that runs faster or slower than another clock. It begins at the time `startAt`, never goes backward, and stands still
 * until it gets a rate.
 */
export const openFastClock = (otherClock: Clock, startAt: number) => {
  const timers = new Set<Timer>()
  let rate = 0
  let changedAt = otherClock.now()
  let timeAtChange = startAt

  const now = () => timeAtChange + (otherClock.now() - changedAt) * rate

  const arm = (timer: Timer) => {
    timer.cancel()
    if (rate === 0) return
    timer.cancel = otherClock.after(Math.max(0, timer.dueAt - now()) / rate, () => {
      timers.delete(timer)
      timer.call()
    })
  }

  return {
    now,
    after: (ms: number, call: () => void) => {
      const timer: Timer = { dueAt: now() + ms, call, cancel: () => {} }
      timers.add(timer)
      arm(timer)
      return () => {
        timers.delete(timer)
        timer.cancel()
      }
    },
    /** Sets how many of its milliseconds pass in one millisecond of the other clock; 0 stops it. */
    setRate: (nextRate: number) => {
      if (nextRate === rate) return
      timeAtChange = now()
      changedAt = otherClock.now()
      rate = nextRate
      for (const timer of timers) arm(timer)
    },
  }
}
