import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'

/*
 * Others on the same hardware slow a machine in two ways: they take its processors, which Linux counts as stolen time, and
 * they push what it needs out of the caches, which nothing counts. So before each measurement a walk through memory must be
 * nearly as quick as the quickest so far, several times in a row, and during it nearly nothing may be stolen. Neither looks
 * at what is measured. Waiting and measuring again take no longer, in all, than what is measured and the first wait.
 */

const SLOWER_AT_MOST = 1.3
const CALM_WALKS = 3
const PAUSE_MS = 50
const STOLEN_AT_MOST = 0.01
/** May be waited for even before anything is measured. */
const FIRST_WAIT_MS = 5_000

const tally = { measured: 0, again: 0, disturbed: 0 }
const spentMs = { measuring: 0, otherwise: 0 }
let quickest = Number.POSITIVE_INFINITY
let asked = processorMs()

/** What `measure` resolves to in a quiet moment; where there was no time for one, in the least disturbed. */
export async function inQuiet(measure) {
  let best
  for (;;) {
    const isCalm = await calm()
    const { result, tookMs, stolen } = await withStolen(measure)
    const isQuiet = isCalm && stolen <= STOLEN_AT_MOST
    if (!best || isQuiet || stolen < best.stolen) best = { result, stolen }
    if (isQuiet || !isCalm || timeLeftMs() < tookMs) {
      tally.measured++
      if (!isQuiet) tally.disturbed++
      spentMs.measuring += tookMs
      return best.result
    }
    tally.again++
    spentMs.otherwise += tookMs
  }
}

const timeLeftMs = () => FIRST_WAIT_MS + spentMs.measuring - spentMs.otherwise

/** In words, how quiet it was since this was last asked. */
export function quietness() {
  const [now, { measured, again, disturbed }] = [processorMs(), tally]
  const wanted = now.used + now.stolen - asked.used - asked.stolen
  const taken = `${((100 * (now.stolen - asked.stolen)) / (wanted || 1)).toFixed(0)} % of the processor taken by others`
  asked = now
  Object.assign(tally, { measured: 0, again: 0, disturbed: 0 })
  return measured === 0
    ? taken
    : `${taken}, of ${measured} measurements ${disturbed} in no quiet moment, ${again} made again before`
}

/** Its result with the share of all processors' time that others took meanwhile. */
async function withStolen(measure) {
  const [since, before] = [performance.now(), processorMs()]
  const result = await measure()
  const tookMs = performance.now() - since
  return {
    result,
    tookMs,
    stolen: (processorMs().stolen - before.stolen) / (tookMs * availableParallelism()),
  }
}

/** Waits for a quiet moment; resolves to whether it has come. */
async function calm() {
  if (quickest === Number.POSITIVE_INFINITY) for (let n = 0; n < 100; n++) await walkAfterPause(10)
  const since = performance.now()
  const waitedMs = () => performance.now() - since
  let inRow = 0
  for (let walks = 0; inRow < CALM_WALKS && (walks < CALM_WALKS || waitedMs() < timeLeftMs()); walks++)
    inRow = (await walkAfterPause(PAUSE_MS)) <= quickest * SLOWER_AT_MOST ? inRow + 1 : 0
  spentMs.otherwise += waitedMs()
  return inRow === CALM_WALKS
}

async function walkAfterPause(ms) {
  await setTimeout(ms)
  const took = walk()
  quickest = Math.min(quickest, took)
  return took
}

/** 4 MB, which other programs soon push out of the nearer caches. */
const places = Uint32Array.from({ length: 1 << 20 }, (_, n) => Math.imul(n, 1_664_525) + 1_013_904_223)

/** Milliseconds of so many steps, each to a place that only the one before tells. */
function walk(steps = 100_000) {
  const since = performance.now()
  let at = 0
  for (let step = 0; step < steps; step++) at = (places[at] + step) & (places.length - 1)
  if (at < 0) throw new Error('The walk has left the memory.')
  return performance.now() - since
}

/** Milliseconds of all processors since they began, which proc_stat(5) counts in hundredths of a second. */
function processorMs() {
  const [user, nice, system, , , irq, softirq, steal] = readFileSync('/proc/stat', 'utf8')
    .match(/\d+/g)
    .map((ticks) => Number(ticks) * 10)
  return { used: user + nice + system + irq + softirq, stolen: steal }
}
