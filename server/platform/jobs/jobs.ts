import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Tables } from '../database/tables.ts'
import { repeatNow } from './jobRows.ts'
import { openLane } from './lane.ts'
import type { Job, RepeatedJob } from './runJob.ts'

/** A lane is a queue of jobs. Jobs in different lanes never wait for each other. */
export type LaneName = 'usual' | 'removals' | 'long'

export type Jobs = ReturnType<typeof openJobs>

const MAX_RUNNING_JOBS = 2
/** Compressing an hour-long video takes less. */
const DEADLINE_MS = 20 * 60_000
/** A backup of a large memorial to a slow disk takes less. */
const LONG_DEADLINE_MS = DAY

export function openJobs(db: Kysely<Tables>, clock: () => number, log: FastifyBaseLogger) {
  const functions: Record<LaneName, Map<string, Job | RepeatedJob>> = {
    removals: new Map(),
    usual: new Map(),
    long: new Map(),
  }
  const openLaneOf = (name: LaneName, deadlineMs = DEADLINE_MS) =>
    openLane({ db, clock, log, functions: functions[name], maxRunning: MAX_RUNNING_JOBS, deadlineMs })
  const lanes = [openLaneOf('removals'), openLaneOf('usual'), openLaneOf('long', LONG_DEADLINE_MS)]
  const repeatedKinds: string[] = []
  const define = (kind: string, job: Job | RepeatedJob, lane: LaneName = 'usual') => {
    if (Object.values(functions).some((ofLane) => ofLane.has(kind)))
      throw new Error(`The job ${kind} is defined twice. Keep one of its functions.`)
    functions[lane].set(kind, job)
  }
  return {
    /** Registers the function that runs jobs of a kind. Call it before `start`. Throws if the kind already has a function. */
    define: (kind: string, job: Job, lane?: LaneName) => define(kind, job, lane),
    /**
     * Registers the function of a repeated job. Call it before `beginRepeating`. The function runs when a server starts, and then
     * at the time that its previous run returned. The job has a single row, so that only one of several servers runs it. A server
     * does not run repeated jobs for which it has no function.
     */
    repeat(kind: string, job: RepeatedJob, lane?: LaneName) {
      define(kind, job, lane)
      repeatedKinds.push(kind)
    },
    /** Makes each repeated job due now. Call it when the server starts. */
    async beginRepeating() {
      for (const kind of repeatedKinds) await repeatNow(db, kind, clock())
    },
    start() {
      for (const lane of lanes) lane.open()
    },
    /** Makes the server look for due jobs soon. */
    wake() {
      for (const lane of lanes) lane.wake()
    },
    /** Starts no more jobs, and gives running jobs a few seconds to end. Jobs that do not end in time run again later. */
    async stop() {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
    /** Runs all jobs that are due now, and resolves when they are done. */
    async settle() {
      // repeats until no lane finds a job, because a job in one lane may schedule a job in another lane
      for (let hasFound = true; hasFound; ) {
        hasFound = false
        for (const lane of lanes) hasFound = (await lane.settle()) || hasFound
      }
    },
  }
}
