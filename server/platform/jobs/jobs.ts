import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Tables } from '../database/tables.ts'
import { type JobKind, jobKinds, removalKinds, type RepeatedKind, repeatedKinds, WORK } from './kinds.ts'
import { type Job, openLane, type RepeatedJob } from './lane.ts'
import { repeatNow } from './schedule.ts'

export interface Jobs {
  /** Registers the function for jobs of a kind; call it before `start`. Throws when the kind has one already. */
  define(kind: JobKind, job: Job): void
  /**
   * Registers the function of a job that comes again and again; call it before `beginRepeating`. It runs when a server starts,
   * and then at the time it returned. The job has one row, so that only one of several servers runs it. Kinds that this server
   * does not repeat are left to the others.
   */
  repeat(kind: RepeatedKind, job: RepeatedJob): void
  /** Makes each repeated job due now; call it at a start. */
  beginRepeating(): Promise<void>
  /** Looks for due jobs soon; cheap, called after every change. */
  wake(): void
  /** Starts running jobs. Throws when a kind has no function, because its jobs would wait forever. */
  start(): void
  /** Starts no more jobs, and gives running ones some seconds to end; those that do not are run again later or elsewhere. */
  stop(): Promise<void>
  /** Runs all jobs that are due now, and returns when they are done. */
  settle(): Promise<void>
}

const MOST_AT_ONCE = 2
/** Compressing a video of an hour fits in it. */
const DEADLINE_MS = 20 * 60_000
/** A backup of a large memorial to a slow disk fits in it. */
const WORK_DEADLINE_MS = DAY

export function openJobs(db: Kysely<Tables>, clock: () => number, log: FastifyBaseLogger): Jobs {
  const defined = new Map<string, Job | RepeatedJob>()
  const shared = { db, clock, log, defined, mostAtOnce: MOST_AT_ONCE, deadlineMs: DEADLINE_MS }
  const lanes = [
    openLane({ ...shared, isMine: (kind) => removalKinds.has(kind) }),
    openLane({ ...shared, isMine: (kind) => !removalKinds.has(kind) && kind !== WORK }),
    openLane({ ...shared, isMine: (kind) => kind === WORK, deadlineMs: WORK_DEADLINE_MS }),
  ]
  const define = (kind: string, job: Job | RepeatedJob) => {
    if (defined.has(kind)) throw new Error(`Two features define the job ${kind}. Keep one of them.`)
    defined.set(kind, job)
  }
  return {
    define,
    repeat: define,
    async beginRepeating() {
      for (const kind of Object.keys(repeatedKinds) as RepeatedKind[])
        if (defined.has(kind)) await repeatNow(db, kind, clock())
    },
    start() {
      for (const [kind, subject] of Object.entries(jobKinds))
        if (!defined.has(kind))
          throw new Error(
            `No feature does the job ${kind} (${subject}). Call jobs.define('${kind}', …) for it.`,
          )
      for (const lane of lanes) lane.open()
    },
    wake() {
      for (const lane of lanes) lane.wake()
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
    async settle() {
      // a job of one lane may schedule one of the other
      for (let found = true; found; ) {
        found = false
        for (const lane of lanes) found = (await lane.settle()) || found
      }
    },
  }
}
