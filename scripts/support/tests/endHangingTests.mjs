import { performance } from 'node:perf_hooks'
import { listProcesses, listTree, sumUsage } from './processorTime.mjs'

/** The processor time in ms after which a test file counts as an endless loop. All files together take a quarter of an hour. */
const MAX_PROCESSOR_MS = 20 * 60_000
/** How often the test files are looked at. */
const INTERVAL_MS = 5_000
/** The share of a processor that counts as progress. Even a very busy machine gives more to a file that needs it. */
const PROGRESS = 1 / 300

/**
 * Ends processes whose test file hangs, until the returned function is called. `running` has the file that each process runs now, and
 * gets the reason. A file hangs if its process and the programs that it has started use hardly any processor time for `idleMs`, or if
 * they have used more than `maxProcessorMs` since it began, as an endless loop does. The time that a file takes does not count,
 * because on a busy machine it may take any time. Only Linux tells what a process uses.
 */
export function endHangingTests(
  running,
  { idleMs = 300_000, maxProcessorMs = MAX_PROCESSOR_MS, intervalMs = INTERVAL_MS } = {},
) {
  const findReason = createJudge({ idleMs, maxProcessorMs })
  const timer = setInterval(() => {
    const processes = listProcesses()
    for (const [pid, current] of running) {
      const tree = listTree(pid, processes)
      if (tree.length === 0) continue
      current.reason = findReason(current, sumUsage(tree), performance.now())
      if (!current.reason) continue
      console.error(`${current.file} ${current.reason}, and was ended.`)
      running.delete(pid)
      for (const each of tree) killProcess(each.pid)
    }
  }, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Makes a function that says why a test file or journey hangs, from the processor time that its processes have used so far and the
 * present time; undefined if it does not hang. What counts as progress is a share of the time for which it has been active, which may
 * include more than it has used, such as its wait for a processor.
 */
export function createJudge({ idleMs, maxProcessorMs, progressShare = PROGRESS }) {
  /** for each file that runs, what was used at the first look, its activity at its last progress, and when that was */
  const progress = new WeakMap()
  return (current, usedMs, now, activeMs = usedMs) => {
    const { firstMs, lastMs, at } = progress.get(current) ?? { firstMs: usedMs, lastMs: activeMs, at: now }
    const hasProgress = Math.abs(activeMs - lastMs) >= idleMs * progressShare
    progress.set(current, hasProgress ? { firstMs, lastMs: activeMs, at: now } : { firstMs, lastMs, at })
    if (!hasProgress && now - at > idleMs) return `used hardly any processor time for ${idleMs / 1000} s`
    return usedMs - firstMs > maxProcessorMs
      ? `used more than ${maxProcessorMs / 1000} s of processor time`
      : undefined
  }
}

/** Ends a process, unless it has ended by itself. */
function killProcess(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
