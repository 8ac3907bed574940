import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Tables } from '../database/tables.ts'
import { type JobKind, jobKinds, removals, type RepeatedKind, repeatedKinds, WORK } from './kinds.ts'
import { type Job, openLane, type RepeatedJob } from './lane.ts'
import { repeatNow } from './schedule.ts'

export interface Jobs {
  /** Names the function that does the jobs of a kind, before `start`. Throws when the kind has one already. */
  define(kind: JobKind, job: Job): void
  /**
   * Names the function that does a job which comes again and again, before `beginRepeating`: at each start of a server, and
   * then whenever it said. It has one row, so of several servers one does it. A kind that this server does not repeat is left
   * to the others.
   */
  repeat(kind: RepeatedKind, job: RepeatedJob): void
  /** At a start: makes each repeated job due now. */
  beginRepeating(): Promise<void>
  /** Looks for due jobs soon; cheap, called after every change. */
  wake(): void
  /** Begins to work. Throws when a kind has no function: its jobs would wait for ever. */
  start(): void
  /** Begins no others, and gives those in work some seconds to end; what does not end is done again later or elsewhere. */
  stop(): Promise<void>
  /** Does everything that is due now, and returns when it is done. */
  settle(): Promise<void>
}

const MOST_AT_ONCE = 2
/** A film of an hour that is compressed again. */
const DEADLINE_MS = 20 * 60_000
/** A backup of a large memorial to a slow disk. */
const WORK_DEADLINE_MS = DAY

export function openJobs(db: Kysely<Tables>, clock: () => number, log: FastifyBaseLogger): Jobs {
  const defined = new Map<string, Job | RepeatedJob>()
  const shared = { db, clock, log, defined, mostAtOnce: MOST_AT_ONCE, deadlineMs: DEADLINE_MS }
  const lanes = [
    openLane({ ...shared, isMine: (kind) => removals.has(kind) }),
    openLane({ ...shared, isMine: (kind) => !removals.has(kind) && kind !== WORK }),
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
