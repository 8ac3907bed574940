import { setTimeout } from 'node:timers/promises'

/** Polls until `isTrue`; after two minutes throws the message. */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  messageOf: () => string,
): Promise<void> {
  const end = Date.now() + 120_000
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(messageOf())
    await setTimeout(20)
  }
}
