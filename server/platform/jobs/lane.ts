import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { watchRetries } from '../../base/errors/watchRetries.ts'
import { claimJob, findNextClaimTime } from './claims.ts'
import { createJobRunner, logJobError, type RunOptions, withDeadline } from './runJob.ts'

/** The longest pause before the lane looks for due jobs again. It is short, because other instances also schedule jobs. */
const MAX_SLEEP_MS = 5_000
const MIN_SLEEP_MS = 200
const CLOSE_WAIT_MS = 5_000

/**
 * Opens a lane, which runs due jobs of some kinds, a few at the same time. Other lanes run other kinds, so that kinds do not wait for
 * each other.
 */
export function openLane({ maxRunning, ...runOptions }: RunOptions & { maxRunning: number }) {
  const { db, clock, log, functions } = runOptions
  const runningJobs = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isOpen = false
  let pendingClaims: Promise<void> | undefined
  let claimAgain = false
  const claims = watchRetries(log, 'could not look for jobs')
  const closeController = new AbortController()
  const runJob = createJobRunner(runOptions, closeController.signal)
  // jobs do not inherit the AsyncLocalStorage of the request that wakes them
  const runDetached = AsyncLocalStorage.snapshot()
  const listKinds = () => [...functions.keys()]
  const claimNextJob = () => claimJob(db, listKinds(), clock())

  const lane = {
    open() {
      isOpen = true
      lane.wake()
    },
    /** Makes the lane look for due jobs soon. This must be cheap, because every transaction that changes data does it. */
    wake() {
      if (!isOpen) return
      if (pendingClaims) claimAgain = true
      else pendingClaims = runDetached(claimDueJobs).finally(() => (pendingClaims = undefined))
    },
    /** Starts no more jobs, and waits a few seconds for running jobs. */
    async close() {
      isOpen = false
      closeController.abort()
      clearTimeout(timer)
      // also waits for a job that is being claimed, because it will still run
      const allEnded = Promise.resolve(pendingClaims).then(() => Promise.all(runningJobs))
      await withDeadline(CLOSE_WAIT_MS, allEnded).catch((error: unknown) =>
        logJobError(log, error, 'jobs were left in work'),
      )
    },
    /** Runs all jobs that are due now, and returns whether there were any. */
    async settle() {
      for (let jobCount = 0; ; jobCount++) {
        while (runningJobs.size > 0) await Promise.race(runningJobs)
        const job = await claimNextJob()
        if (!job) return jobCount > 0
        await runJob(job)
      }
    },
  }

  async function claimDueJobs() {
    clearTimeout(timer)
    let retryMs: number | undefined
    try {
      do {
        claimAgain = false
        await startDueJobs()
      } while (claimAgain && isOpen)
      claims.succeed()
    } catch (error) {
      retryMs = claims.fail(error)
    }
    if (isOpen)
      timer = setTimeout(lane.wake, retryMs ?? (await computeSleepMs(db, listKinds(), clock))).unref()
  }

  async function startDueJobs() {
    while (isOpen) {
      if (runningJobs.size >= maxRunning) await Promise.race(runningJobs)
      const job = await claimNextJob()
      if (!job) return
      const runningJob = runJob(job).finally(() => runningJobs.delete(runningJob))
      runningJobs.add(runningJob)
    }
  }

  return lane
}

async function computeSleepMs(db: Kysely<Tables>, kinds: string[], clock: () => number): Promise<number> {
  const nextClaimTime = await findNextClaimTime(db, kinds).catch(() => undefined)
  const waitMs = nextClaimTime === undefined ? MAX_SLEEP_MS : nextClaimTime - clock()
  return Math.min(MAX_SLEEP_MS, Math.max(MIN_SLEEP_MS, waitMs))
}
