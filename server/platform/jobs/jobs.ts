import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Tables } from '../database/tables.ts'
import type { KindRule, KindRules } from './kindRules.ts'
import { repeatNow } from './jobRows.ts'
import { openLane } from './lane.ts'
import type { Job, RepeatedJob } from './runJob.ts'

export interface Jobs {
  /**
   * Registers the function that runs jobs of a kind. Call it before `start`. Throws if there is no such kind, or if the kind
   * already has a function.
   */
  define(kind: string, job: Job): void
  /**
   * Registers the function of a repeated job. Call it before `beginRepeating`. The function runs when a server starts, and then
   * at the time that its previous run returned. The job has a single row, so that only one of several servers runs it. A server
   * does not run repeated jobs for which it has no function.
   */
  repeat(kind: string, job: RepeatedJob): void
  /** Makes each repeated job due now. Call it when the server starts. */
  beginRepeating(): Promise<void>
  /** Makes the server look for due jobs soon. This must be cheap, because every transaction that changes data does it. */
  wake(): void
  /** Throws if a kind has no function, because jobs of that kind would wait forever. */
  start(): void
  /** Starts no more jobs, and gives running jobs a few seconds to end. Jobs that do not end in time run again later. */
  stop(): Promise<void>
  /** Runs all jobs that are due now, and resolves when they are done. */
  settle(): Promise<void>
}

const MAX_RUNNING_JOBS = 2
/** Compressing an hour-long video takes less. */
const DEADLINE_MS = 20 * 60_000
/** A backup of a large memorial to a slow disk takes less. */
const LONG_DEADLINE_MS = DAY

export function openJobs(
  db: Kysely<Tables>,
  clock: () => number,
  log: FastifyBaseLogger,
  kinds: KindRules,
): Jobs {
  const functions = new Map<string, Job | RepeatedJob>()
  const allKinds: Readonly<Record<string, KindRule>> = { ...kinds.once, ...kinds.repeated }
  const openLaneOf = (lane: KindRule['lane'], deadlineMs = DEADLINE_MS) => {
    const ownKinds = Object.entries(allKinds).filter(([, kind]) => kind.lane === lane)
    const options = { db, clock, log, functions, maxRunning: MAX_RUNNING_JOBS, deadlineMs }
    return openLane({ ...options, kinds: Object.fromEntries(ownKinds) })
  }
  const lanes = [openLaneOf('removals'), openLaneOf(undefined), openLaneOf('long', LONG_DEADLINE_MS)]
  const define = (kind: string, job: Job | RepeatedJob) => {
    if (!allKinds[kind]) throw new Error(`A feature defines a job, but no kind of job is called ${kind}.`)
    if (functions.has(kind)) throw new Error(`Two features define the job ${kind}. Keep one of them.`)
    functions.set(kind, job)
  }
  return {
    define,
    repeat: define,
    async beginRepeating() {
      for (const kind of Object.keys(kinds.repeated))
        if (functions.has(kind)) await repeatNow(db, kind, clock())
    },
    start() {
      for (const [kind, { subject }] of Object.entries(kinds.once))
        if (!functions.has(kind))
          throw new Error(
            `No feature does the job ${kind} (${subject}). Add '${kind}' to the jobs of a feature.`,
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
      // repeats until no lane finds a job, because a job in one lane may schedule a job in another lane
      for (let hasFound = true; hasFound; ) {
        hasFound = false
        for (const lane of lanes) hasFound = (await lane.settle()) || hasFound
      }
    },
  }
}
