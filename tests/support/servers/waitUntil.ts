import { setTimeout } from 'node:timers/promises'

/** Waits until `isTrue` returns true. Throws the message after two minutes. */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  message: string | (() => string),
): Promise<void> {
  const end = Date.now() + 120_000
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(typeof message === 'string' ? message : message())
    await setTimeout(20)
  }
}

/** Whether a promise is fulfilled. */
export const succeeds = (promise: Promise<unknown>) =>
  promise.then(
    () => true,
    () => false,
  )
