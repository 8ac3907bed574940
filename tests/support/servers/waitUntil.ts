import { setTimeout } from 'node:timers/promises'

/** The number of times that a wait looks. On a busy machine it looks less often, and therefore waits longer. */
const MAX_LOOKS = 6_000

/** Waits until `isTrue` returns true. Throws the message after two minutes on an idle machine, and later on a busy one. */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  message: string | (() => string),
): Promise<void> {
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    if (await isTrue()) return
    await setTimeout(20)
  }
  throw new Error(typeof message === 'string' ? message : message())
}

/** Whether a promise is fulfilled. */
export const succeeds = (promise: Promise<unknown>) =>
  promise.then(
    () => true,
    () => false,
  )
