import { setTimeout } from 'node:timers/promises'

/** Asks again and again until the answer is yes; after two minutes throws what `otherwise` says. */
export async function until(yes: () => boolean | Promise<boolean>, otherwise: () => string): Promise<void> {
  const end = Date.now() + 120_000
  while (!(await yes())) {
    if (Date.now() > end) throw new Error(otherwise())
    await setTimeout(20)
  }
}
