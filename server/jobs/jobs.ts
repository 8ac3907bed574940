import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { DAY } from '../../contract/timeUnits.ts'
import type { Tx } from '../database/change.ts'
import type { Tables } from '../database/tables.ts'
import { newId } from '../ids/newId.ts'
import { type JobKind, jobKinds, removals, WORK } from './kinds.ts'
import { type Job, openLane } from './lane.ts'

export interface Jobs {
  /** Names the function that does the jobs of a kind, before `start`. Throws when the kind has one already. */
  define(kind: JobKind, job: Job): void
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

/**
 * Adds a job in the transaction that makes it necessary; it is done after the commit. Enqueued twice, it is done once,
 * at the earlier time. Enqueued while it is in work, it is done once more, because it may have looked too early.
 */
export async function enqueue(tx: Tx, kind: JobKind, subject: string, dueAt: number): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({ id: newId(), kind, subject, due_at: dueAt, tries: 0, lease_until: 0, last_error: null })
    .onConflict((oc) =>
      oc.columns(['kind', 'subject']).doUpdateSet((eb) => ({
        due_at: eb.case().when('jobs.due_at', '<', dueAt).then(eb.ref('jobs.due_at')).else(dueAt).end(),
        tries: 0,
        lease_until: 0,
      })),
    )
    .execute()
}

/**
 * For the start of a process that has the database to itself: whoever held a lease is dead, and so is whoever might have
 * cancelled a removal.
 */
export async function takeOverJobs(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('jobs').set({ lease_until: 0 }).execute()
  await db.updateTable('jobs').set({ due_at: 0 }).where('kind', '=', 'remove-private').execute()
}

export function openJobs(db: Kysely<Tables>, clock: () => number, log: FastifyBaseLogger): Jobs {
  const defined = new Map<string, Job>()
  const shared = { db, clock, log, defined, mostAtOnce: MOST_AT_ONCE, deadlineMs: DEADLINE_MS }
  const lanes = [
    openLane({ ...shared, isMine: (kind) => removals.has(kind) }),
    openLane({ ...shared, isMine: (kind) => !removals.has(kind) && kind !== WORK }),
    openLane({ ...shared, isMine: (kind) => kind === WORK, deadlineMs: WORK_DEADLINE_MS }),
  ]
  return {
    define(kind, job) {
      if (defined.has(kind))
        throw new Error(`Two features define the job ${kind}. Keep one jobs.define for it.`)
      defined.set(kind, job)
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
      // a job of one lane may enqueue one of the other
      for (let found = true; found; ) {
        found = false
        for (const lane of lanes) found = (await lane.settle()) || found
      }
    },
  }
}
