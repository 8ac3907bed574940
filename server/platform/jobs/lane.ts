import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { isOutage } from '../../base/errors/outage.ts'
import {
  type ClaimedJob,
  claimJob,
  forgetJob,
  holdLease,
  findNextClaimTime,
  postponeJob,
  repeatJob,
  returnJob,
} from './claims.ts'
import type { KindRule } from './kindRules.ts'
import { describeForLog } from '../../base/errors/describeSystemError.ts'
import { watchRetries } from '../../base/errors/watchRetries.ts'

/**
 * A function that runs a job of one kind for one subject. It must be safe to run it twice, and to run it when the subject no
 * longer exists. A job that can take minutes must end when `signal` aborts, which happens when the server is stopping. The job
 * then runs again later.
 */
export type Job = (subject: string, run: { signal: AbortSignal; tries: number }) => Promise<void>

/**
 * A function that runs a repeated job, and returns the time at which the job is next due. It must be safe to run the function too
 * early.
 */
export type RepeatedJob = () => Promise<number>

export interface LaneOptions {
  db: Kysely<Tables>
  clock: () => number
  log: FastifyBaseLogger
  /** the functions that run jobs, by kind */
  functions: ReadonlyMap<string, Job | RepeatedJob>
  kinds: Readonly<Record<string, KindRule>>
  maxRunning: number
  deadlineMs: number
}

/**
 * A lane runs due jobs of some kinds, a few at the same time. Other lanes run other kinds, so that kinds do not wait for each
 * other.
 */
export interface Lane {
  open(): void
  /** Makes the lane look for due jobs soon. This must be cheap, because every transaction that changes data does it. */
  wake(): void
  /** Starts no more jobs, and waits a few seconds for running jobs. */
  close(): Promise<void>
  /** Runs all jobs that are due now, and returns whether there were any. */
  settle(): Promise<boolean>
}

/** The longest pause before the lane looks for due jobs again. It is short, because other instances also schedule jobs. */
const MAX_SLEEP_MS = 5_000
const MIN_SLEEP_MS = 200
const CLOSE_WAIT_MS = 5_000

export function openLane({ db, clock, log, functions, kinds, maxRunning, deadlineMs }: LaneOptions): Lane {
  const runningJobs = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isOpen = false
  let pendingClaims: Promise<void> | undefined
  let claimAgain = false
  const claims = watchRetries(log, 'could not look for jobs')
  const closeController = new AbortController()
  // jobs do not inherit the AsyncLocalStorage of the request that wakes them
  const runDetached = AsyncLocalStorage.snapshot()
  const listKinds = () => Object.keys(kinds).filter((kind) => functions.has(kind))
  const monthLongKinds = Object.keys(kinds).filter((kind) => kinds[kind]?.isMonthLong)

  const lane: Lane = {
    open() {
      isOpen = true
      lane.wake()
    },
    wake() {
      if (!isOpen) return
      if (pendingClaims) claimAgain = true
      else pendingClaims = runDetached(claimDueJobs).finally(() => (pendingClaims = undefined))
    },
    async close() {
      isOpen = false
      closeController.abort()
      clearTimeout(timer)
      // also waits for a job that is being claimed, because it will still run
      const allEnded = Promise.resolve(pendingClaims).then(() => Promise.all(runningJobs))
      await withDeadline(CLOSE_WAIT_MS, allEnded).catch((error: unknown) =>
        logError(error, 'jobs were left in work'),
      )
    },
    async settle() {
      for (let jobCount = 0; ; jobCount++) {
        while (runningJobs.size > 0) await Promise.race(runningJobs)
        const job = await claimJob(db, listKinds(), monthLongKinds, clock())
        if (!job) return jobCount > 0
        await runJob(job)
      }
    },
  }

  const logError = (error: unknown, message: string) => {
    const line = describeForLog(message, error)
    return isOutage(error) ? log.info(error, line) : log.error(error, line)
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
    if (isOpen) timer = setTimeout(lane.wake, retryMs ?? (await computeSleepMs())).unref()
  }

  async function startDueJobs() {
    while (isOpen) {
      if (runningJobs.size >= maxRunning) await Promise.race(runningJobs)
      const job = await claimJob(db, listKinds(), monthLongKinds, clock())
      if (!job) return
      const runningJob = runJob(job).finally(() => runningJobs.delete(runningJob))
      runningJobs.add(runningJob)
    }
  }

  async function runJob(job: ClaimedJob) {
    const lease = holdLease(db, job, clock)
    try {
      const { signal } = closeController
      const work = Promise.resolve(functions.get(job.kind)?.(job.subject, { signal, tries: job.tries }))
      const nextDueAt = await withDeadline(deadlineMs, work, { keepsAlive: false }).finally(lease.release)
      await (nextDueAt ? repeatJob(db, job, clock(), nextDueAt) : forgetJob(db, job))
    } catch (error) {
      if (closeController.signal.aborted) return returnJob(db, job).catch(() => undefined)
      logError(error, `job ${job.kind} failed`)
      await postponeJob(db, job, clock(), error).catch((e: unknown) =>
        logError(e, 'could not postpone a job'),
      )
    }
  }

  async function computeSleepMs(): Promise<number> {
    const nextClaimTime = await findNextClaimTime(db, listKinds()).catch(() => undefined)
    const waitMs = nextClaimTime === undefined ? MAX_SLEEP_MS : nextClaimTime - clock()
    return Math.min(MAX_SLEEP_MS, Math.max(MIN_SLEEP_MS, waitMs))
  }

  return lane
}

/**
 * Resolves to the result of `work`, or rejects if `work` does not end in time. Late work continues, but its result is ignored.
 */
async function withDeadline<T>(
  milliseconds: number,
  work: Promise<T> | undefined,
  { keepsAlive = true } = {},
): Promise<T | undefined> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`not done after ${milliseconds / 1000} s`)), milliseconds)
  if (!keepsAlive) timer.unref()
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
