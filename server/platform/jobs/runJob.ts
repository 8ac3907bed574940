import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { describeForLog } from '../../base/errors/describeSystemError.ts'
import { isOutage } from '../../base/errors/outage.ts'
import type { Tables } from '../database/tables.ts'
import { type ClaimedJob, forgetJob, holdLease, postponeJob, repeatJob, returnJob } from './claims.ts'

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

export interface RunOptions {
  db: Kysely<Tables>
  clock: () => number
  log: FastifyBaseLogger
  /** the functions that run jobs, by kind */
  functions: ReadonlyMap<string, Job | RepeatedJob>
  deadlineMs: number
}

/** Makes a function that runs a claimed job, and then removes, repeats or postpones it. `signal` aborts when the server is stopping. */
export const createJobRunner =
  ({ db, clock, log, functions, deadlineMs }: RunOptions, signal: AbortSignal) =>
  async (job: ClaimedJob): Promise<void> => {
    const lease = holdLease(db, job, clock)
    try {
      const work = Promise.resolve(functions.get(job.kind)?.(job.subject, { signal, tries: job.tries }))
      const nextDueAt = await withDeadline(deadlineMs, work, { keepsAlive: false }).finally(lease.release)
      await (nextDueAt ? repeatJob(db, job, clock(), nextDueAt) : forgetJob(db, job))
    } catch (error) {
      if (signal.aborted) return returnJob(db, job).catch(() => undefined)
      logJobError(log, error, `job ${job.kind} failed`)
      await postponeJob(db, job, clock(), error).catch((e: unknown) =>
        logJobError(log, e, 'could not postpone a job'),
      )
    }
  }

export function logJobError(log: FastifyBaseLogger, error: unknown, message: string) {
  const line = describeForLog(message, error)
  return isOutage(error) ? log.info(error, line) : log.error(error, line)
}

/**
 * Resolves to the result of `work`, or rejects if `work` does not end in time. Late work continues, but its result is ignored.
 */
export async function withDeadline<T>(
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
