import type { Clock } from '../slides/slidePlayer.ts'

/** A clock that runs faster or slower than another clock, or stands still. */
export interface FastClock extends Clock {
  /** Sets how many of its milliseconds pass in one millisecond of the other clock; 0 stops it. */
  setRate: (rate: number) => void
}

interface Timer {
  dueAt: number
  call: () => void
  cancel: () => void
}

/** Makes a clock that begins at the time `startAt`, and never goes backward. It stands still until it gets a rate. */
export const openFastClock = (otherClock: Clock, startAt: number): FastClock => {
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
    after: (ms, call) => {
      const timer: Timer = { dueAt: now() + ms, call, cancel: () => {} }
      timers.add(timer)
      arm(timer)
      return () => {
        timers.delete(timer)
        timer.cancel()
      }
    },
    setRate: (nextRate) => {
      if (nextRate === rate) return
      timeAtChange = now()
      changedAt = otherClock.now()
      rate = nextRate
      for (const timer of timers) arm(timer)
    },
  }
}
