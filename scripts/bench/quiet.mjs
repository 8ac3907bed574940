import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'

/*
 * Others on the same hardware slow a machine in two ways: they take its processors, which Linux counts as stolen time, and
 * they push what it needs out of the caches, which nothing counts. So before each measurement a walk through memory must be
 * nearly as quick as the quickest so far, several times in a row, and during it nearly nothing may be stolen. Neither looks
 * at what is measured.
 */

const SLOWER_AT_MOST = 1.3
const CALM_WALKS = 3
const PAUSE_MS = 50
const LONGEST_WAIT_MS = 3_000
const STOLEN_AT_MOST = 0.01
const ATTEMPTS = 4

const tally = { measured: 0, again: 0, disturbed: 0 }
let quickest = Number.POSITIVE_INFINITY

/** What `measure` resolves to in a quiet moment; where there was none in a while, in the least disturbed one. */
export async function inQuiet(measure) {
  let best
  for (let attempt = 1; ; attempt++) {
    const isCalm = await calm()
    const { result, stolen } = await withStolen(measure)
    const isQuiet = isCalm && stolen <= STOLEN_AT_MOST
    if (!best || isQuiet || stolen < best.stolen) best = { result, stolen }
    // what never becomes calm is not waited for again
    if (isQuiet || !isCalm || attempt === ATTEMPTS) {
      tally.measured++
      if (!isQuiet) tally.disturbed++
      return best.result
    }
    tally.again++
  }
}

/** In words, how quiet it was since this was last asked; empty if nothing was measured. */
export function quietness() {
  const { measured, again, disturbed } = tally
  Object.assign(tally, { measured: 0, again: 0, disturbed: 0 })
  return measured && `of ${measured} measurements ${disturbed} in no quiet moment, ${again} made again before`
}

/** Its result with the share of all processors' time that others took meanwhile. */
async function withStolen(measure) {
  const [since, before] = [performance.now(), stolenMs()]
  const result = await measure()
  return { result, stolen: (stolenMs() - before) / ((performance.now() - since) * availableParallelism()) }
}

/** Waits for a quiet moment; resolves to whether it has come. */
async function calm() {
  if (quickest === Number.POSITIVE_INFINITY) for (let n = 0; n < 100; n++) await walkAfterPause(10)
  const end = performance.now() + LONGEST_WAIT_MS
  for (let inRow = 0; inRow < CALM_WALKS; ) {
    if (performance.now() > end) return false
    inRow = (await walkAfterPause(PAUSE_MS)) <= quickest * SLOWER_AT_MOST ? inRow + 1 : 0
  }
  return true
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

/** Of all processors, as in proc_stat(5), in hundredths of a second. */
const stolenMs = () => Number(readFileSync('/proc/stat', 'utf8').match(/\d+/g)[7]) * 10
