import { performance } from 'node:perf_hooks'
import { listProcesses, listTree, readText } from './listProcesses.mjs'

/** How often the test files are looked at. */
const INTERVAL_MS = 5_000
/** The share of a processor that counts as progress. Even a very busy machine gives more to a file that needs it. */
const PROGRESS = 1 / 300

/**
 * Ends test files that hang, until the returned function is called. A file hangs if it and the programs that it has started use
 * hardly any processor time for `idleMs`, or if they have used more than `maxProcessorMs`, as an endless loop does. The time that a
 * file takes does not count, because on a busy machine it may take any time. Only Linux tells what a process uses.
 */
export function endHangingTests({ idleMs = 300_000, maxProcessorMs, intervalMs = INTERVAL_MS }) {
  const findReason = createJudge({ idleMs, maxProcessorMs })
  const timer = setInterval(() => {
    for (const { pid, file, usedMs, tree } of listTestFiles()) {
      const reason = findReason(pid, usedMs, performance.now())
      if (!reason) continue
      console.error(`${file} ${reason}, and was ended.`)
      for (const each of tree) killProcess(each)
    }
  }, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Makes a function that says why a file hangs, from the processor time that it has used so far and the present time; undefined if it
 * does not hang. The time for which it has been active may include more than it has used, such as its wait for a processor.
 */
export function createJudge({ idleMs, maxProcessorMs, progress: share = PROGRESS }) {
  /** for each process of a test file, how long it had been active at its last progress, and when that was */
  const progress = new Map()
  return (pid, usedMs, now, activeMs = usedMs) => {
    const last = progress.get(pid)
    // a lower number is that of another process, which has got the id of one that ended
    const isOther = last && activeMs < last.activeMs
    if (!last || isOther || activeMs >= last.activeMs + idleMs * share)
      progress.set(pid, { activeMs, at: now })
    if (now - progress.get(pid).at > idleMs) return `used hardly any processor time for ${idleMs / 1000} s`
    return usedMs > maxProcessorMs ? `used more than ${maxProcessorMs / 1000} s of processor time` : undefined
  }
}

/** Lists the test files that test runners of this process run, with the processes that each has started. */
function listTestFiles() {
  const processes = listProcesses()
  const listChildren = ({ pid }) => processes.filter(({ parent }) => parent === pid)
  return listChildren(process)
    .flatMap(listChildren)
    .map((one) => ({ one, file: readArguments(one.pid).at(-1) ?? '' }))
    .filter(({ file }) => /\.test\.m?[jt]s$/.test(file))
    .map(({ one, file }) => {
      const tree = listTree(one.pid, processes)
      const usedMs = tree.reduce((all, each) => all + each.usedMs, 0)
      return { pid: one.pid, file, usedMs, tree: tree.map(({ pid }) => pid) }
    })
}

const readArguments = (pid) => readText(`/proc/${pid}/cmdline`).split('\0').filter(Boolean)

/** Ends a process, unless it has ended by itself. */
function killProcess(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
