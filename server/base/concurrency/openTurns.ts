import { setImmediate } from 'node:timers/promises'

/** The time for which long work occupies the thread before requests get their turn, in milliseconds. */
const TURN_MS = 5

/** The turn that the work that came last has. Between two turns, the thread answers what has come in. */
let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Begins long work. The returned function is called after each small part of the work: if the work has occupied the thread for its
 * time, short requests get their turn, and then other long work.
 */
export function openTurns(): () => Promise<void> {
  let end = performance.now() + TURN_MS
  return async () => {
    if (performance.now() < end) return
    await waitForTurn()
    end = performance.now() + TURN_MS
  }
}

/** Waits until short requests have had their turn, and the long work that came before. */
export async function waitForTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate())
  await lastTurn
}
