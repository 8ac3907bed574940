import path from 'node:path'
import { type Browser, test as base, type TestInfo } from '@playwright/test'

/** How often a journey is looked at. */
const INTERVAL_MS = 2_000
const LIMITS = { idleMs: 20_000, maxProcessorMs: 120_000, progressShare: 1 / 20 }

interface Used {
  pid: number
  usedMs: number
}
interface Processes {
  listTree: (pid: number) => Used[]
  sumUsage: (processes: Used[]) => number
  readWaitedMs: (pid: number) => number
}
interface Hanging {
  createJudge: (
    limits: typeof LIMITS,
  ) => (current: object, usedMs: number, now: number, activeMs: number) => string | undefined
}
const scripts = path.resolve(import.meta.dirname, '../../../scripts/support/tests')
const { listTree, readWaitedMs, sumUsage } = (await import(
  path.join(scripts, 'processorTime.mjs')
)) as Processes
const { createJudge } = (await import(path.join(scripts, 'endHangingTests.mjs'))) as Hanging

/** A test in a browser that ends if it hangs. */
export const test = base.extend<{ ending: void }>({
  ending: [
    async ({ browser }, use, testInfo) => {
      const stop = endHangingJourney(browser, testInfo)
      await use()
      stop()
    },
    { auto: true },
  ],
})

/**
 * Ends a journey that hangs, until the returned function is called. A journey hangs if the worker, its browser and all programs that
 * they have started hardly use a processor for 20 seconds, or if they have used more than 120 seconds of processor time. Waiting for a
 * processor counts for a tenth, because even a page that only waits for something wakes up now and then, and a journey that can go on
 * waits all the time; therefore it may take any time on a busy machine. The pages close, so that the step that waits for them fails
 * with the reason. A step that waits for something else ends with the test, after another 20 seconds. Only Linux tells what a process
 * uses; elsewhere the limits of `playwright.config.ts` apply.
 */
function endHangingJourney(browser: Browser, testInfo: TestInfo): () => void {
  if (process.platform !== 'linux') return () => undefined
  const findReason = createJudge(LIMITS)
  const startedAt = performance.now()
  let closedAt: number | undefined
  const timer = setInterval(async () => {
    const tree = listTree(process.pid)
    const usedMs = sumUsage(tree)
    const waitedMs = tree.reduce((all, { pid }) => all + readWaitedMs(pid), 0)
    const now = performance.now()
    const reason = findReason(testInfo, usedMs, now, usedMs + waitedMs / 10)
    if (!reason) return
    if (!closedAt) {
      closedAt = now
      for (const context of browser.contexts()) await context.close({ reason: `The journey ${reason}.` })
    } else if (now > closedAt + LIMITS.idleMs) testInfo.setTimeout(Math.ceil(now - startedAt))
  }, INTERVAL_MS)
  return () => clearInterval(timer)
}
