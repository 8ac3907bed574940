import { setImmediate } from 'node:timers/promises'

/** The time for which long work occupies the thread before other requests get their turn, in milliseconds. */
const TURN_MS = 5

/**
 * Begins long work. The returned function is called after each small part of the work: if the work has occupied the thread for its
 * time, other requests get their turn.
 */
export function openTurns(): () => Promise<void> {
  let end = performance.now() + TURN_MS
  return async () => {
    if (performance.now() < end) return
    await setImmediate()
    end = performance.now() + TURN_MS
  }
}
