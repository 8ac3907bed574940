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

/**
 * Does the work of one kind for one subject. It must be safe to run twice, and when the subject is long gone. A job that may take
 * minutes must end when `signal` reports that the server stops; it is then run again.
 */
export type Job = (subject: string, run: { signal: AbortSignal; tries: number }) => Promise<void>

/** Does a job that comes again and again, and returns the time at which it is next due. It must be safe to run too early. */
export type RepeatedJob = () => Promise<number>

export interface LaneOptions {
  db: Kysely<Tables>
  clock: () => number
  log: FastifyBaseLogger
  /** the function of each kind */
  defined: ReadonlyMap<string, Job | RepeatedJob>
  /** whether this lane does a kind */
  isMine: (kind: string) => boolean
  mostAtOnce: number
  /** the longest any job may take */
  deadlineMs: number
}

/** Runs due jobs of some kinds, a few at once, while other lanes run theirs. */
export interface Lane {
  open(): void
  /** Looks for due jobs soon; cheap. */
  wake(): void
  /** Starts no more jobs, and waits some seconds for those that run. */
  close(): Promise<void>
  /** Runs all jobs that are due now, and returns whether there were any. */
  settle(): Promise<boolean>
}

/** The longest sleep between two looks at the table, because other instances schedule jobs too. */
const LOOK_EVERY_MS = 5_000
const LEAST_SLEEP_MS = 200
/** How long closing waits for running jobs. */
const CLOSE_WAIT_MS = 5_000

export function openLane({ db, clock, log, defined, isMine, mostAtOnce, deadlineMs }: LaneOptions): Lane {
  const running = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isOpen = false
  let claiming: Promise<void> | undefined
  let claimAgain = false
  const closing = new AbortController()
  // jobs do not inherit the AsyncLocalStorage of the request that wakes them
  const detached = AsyncLocalStorage.snapshot()
  const kinds = () => [...defined.keys()].filter(isMine)

  const lane: Lane = {
    open() {
      isOpen = true
      lane.wake()
    },
    wake() {
      if (!isOpen) return
      if (claiming) claimAgain = true
      else claiming = detached(claimDue).finally(() => (claiming = undefined))
    },
    async close() {
      isOpen = false
      closing.abort()
      clearTimeout(timer)
      // a job that is being claimed will run
      const ended = Promise.resolve(claiming).then(() => Promise.all(running))
      await withDeadline(CLOSE_WAIT_MS, ended).catch((error: unknown) =>
        logError(error, 'jobs were left in work'),
      )
    },
    async settle() {
      for (let count = 0; ; count++) {
        while (running.size > 0) await Promise.race(running)
        const claimed = await claimJob(db, kinds(), clock())
        if (!claimed) return count > 0
        await runJob(claimed)
      }
    },
  }

  const logError = (error: unknown, message: string) =>
    isOutage(error) ? log.info(error, message) : log.error(error, message)

  async function claimDue() {
    clearTimeout(timer)
    try {
      do {
        claimAgain = false
        await workThroughDue()
      } while (claimAgain && isOpen)
    } catch (error) {
      logError(error, 'could not look for jobs')
    }
    if (isOpen) timer = setTimeout(lane.wake, await untilNext()).unref()
  }

  async function workThroughDue() {
    while (isOpen) {
      if (running.size >= mostAtOnce) await Promise.race(running)
      const job = await claimJob(db, kinds(), clock())
      if (!job) return
      const done = runJob(job).finally(() => running.delete(done))
      running.add(done)
    }
  }

  async function runJob(job: ClaimedJob) {
    const lease = holdLease(db, job, clock)
    try {
      const { signal } = closing
      const done = Promise.resolve(defined.get(job.kind)?.(job.subject, { signal, tries: job.tries }))
      const next = await withDeadline(deadlineMs, done, { keepsAlive: false }).finally(lease.release)
      await (next ? repeatJob(db, job, clock(), next) : forgetJob(db, job))
    } catch (error) {
      if (closing.signal.aborted) return returnJob(db, job).catch(() => undefined)
      logError(error, `job ${job.kind} failed`)
      await postponeJob(db, job, clock(), error).catch((e: unknown) =>
        logError(e, 'could not postpone a job'),
      )
    }
  }

  async function untilNext(): Promise<number> {
    const next = await findNextClaimTime(db, kinds()).catch(() => undefined)
    const wait = next === undefined ? LOOK_EVERY_MS : next - clock()
    return Math.min(LOOK_EVERY_MS, Math.max(LEAST_SLEEP_MS, wait))
  }

  return lane
}

/** Rejects when the work does not end in time. The work continues, but its result is ignored. */
async function withDeadline<T>(
  milliseconds: number,
  work: Promise<T> | undefined,
  { keepsAlive = true } = {},
): Promise<T | undefined> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`not done after ${milliseconds / 1000} s`)), milliseconds)
  if (!keepsAlive) timer.unref()
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
