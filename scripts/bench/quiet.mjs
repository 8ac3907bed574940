import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/*
 * Others on the same hardware take its processors for seconds or minutes, which Linux counts as stolen time. A measurement
 * meanwhile is made again, whatever came out. That takes no longer, in all, than the measurements themselves.
 */

const STOLEN_AT_MOST = 0.01
/** So much is free to the first ones. */
const FIRST_MS = 5_000

const tally = { measured: 0, again: 0, disturbed: 0 }
const spentMs = { measuring: 0, again: 0 }
let asked = processorMs()

/** What `measure` resolves to in a quiet moment; where there was no time for one, in the least disturbed. */
export async function inQuiet(measure) {
  let best
  for (;;) {
    const { result, tookMs, stolen } = await withStolen(measure)
    if (!best || stolen < best.stolen) best = { result, stolen }
    const isQuiet = stolen <= STOLEN_AT_MOST
    if (isQuiet || spentMs.again + tookMs > spentMs.measuring + FIRST_MS) {
      tally.measured++
      if (!isQuiet) tally.disturbed++
      spentMs.measuring += tookMs
      return best.result
    }
    tally.again++
    spentMs.again += tookMs
  }
}

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

/** Milliseconds of all processors since they began, which proc_stat(5) counts in hundredths of a second. */
function processorMs() {
  const [user, nice, system, , , irq, softirq, steal] = readFileSync('/proc/stat', 'utf8')
    .match(/\d+/g)
    .map((ticks) => Number(ticks) * 10)
  return { used: user + nice + system + irq + softirq, stolen: steal }
}
