import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tx } from '../database/change.ts'
import type { Tables } from '../database/tables.ts'
import { newId } from '../newId.ts'
import { isOutage } from '../outage.ts'
import { type JobKind, jobKinds } from './kinds.ts'

/** Does the work of one kind for one subject. Must be safe to run twice, and when the subject is long gone. */
export type Job = (subject: string) => Promise<void>

export interface Jobs {
  /** Names the function that does the jobs of a kind, before `start`. Throws when the kind has one already. */
  define(kind: JobKind, job: Job): void
  /** Looks for due jobs soon; cheap, called after every change. */
  wake(): void
  /** Begins to work. Throws when a kind has no function: its jobs would wait for ever. */
  start(): void
  /** Finishes the jobs in work and begins no others. */
  stop(): Promise<void>
  /** Does everything that is due now, and returns when it is done. */
  settle(): Promise<void>
}

/** How long a claim lasts: the jobs of an instance that died are done by others afterwards. */
const LEASE_MS = 5 * 60_000
/** The longest sleep between two looks at the table, for jobs that other instances enqueued. */
const LOOK_EVERY_MS = 30_000
const MOST_AT_ONCE = 2

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

export function openJobs(db: Kysely<Tables>, clock: () => number, log: FastifyBaseLogger): Jobs {
  const defined = new Map<string, Job>()
  const running = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let open = false
  let claiming: Promise<void> | undefined
  let claimAgain = false

  const jobs: Jobs = {
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
      open = true
      jobs.wake()
    },
    wake() {
      if (!open) return
      if (claiming) claimAgain = true
      else claiming = claimDue().finally(() => (claiming = undefined))
    },
    async stop() {
      open = false
      clearTimeout(timer)
      await claiming
      await Promise.all(running)
    },
    async settle() {
      for (;;) {
        while (running.size > 0) await Promise.race(running)
        const claimed = await claim(db, defined, clock())
        if (!claimed) return
        await work(claimed)
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
      } while (claimAgain && open)
    } catch (error) {
      logError(error, 'could not look for jobs')
    }
    if (open) timer = setTimeout(jobs.wake, await untilNext()).unref()
  }

  async function workThroughDue() {
    while (open) {
      if (running.size >= MOST_AT_ONCE) await Promise.race(running)
      const job = await claim(db, defined, clock())
      if (!job) return
      const done = work(job).finally(() => running.delete(done))
      running.add(done)
    }
  }

  async function work(job: Claimed) {
    try {
      await defined.get(job.kind)?.(job.subject)
      await db
        .deleteFrom('jobs')
        .where('id', '=', job.id)
        .where('lease_until', '=', job.lease_until)
        .execute()
    } catch (error) {
      logError(error, `job ${job.kind} failed`)
      await postpone(db, job, clock(), error).catch((e: unknown) => logError(e, 'could not postpone a job'))
    }
  }

  async function untilNext(): Promise<number> {
    const next = await db
      .selectFrom('jobs')
      .select((eb) => eb.fn.min('due_at').as('due_at'))
      .where('lease_until', '<=', clock())
      .executeTakeFirst()
      .catch(() => undefined)
    const wait = next?.due_at == null ? LOOK_EVERY_MS : Number(next.due_at) - clock()
    return Math.min(LOOK_EVERY_MS, Math.max(200, wait))
  }

  return jobs
}

type Claimed = Tables['jobs']

/** Takes the most urgent due job, by one conditional update: of two instances that try, one succeeds. */
async function claim(
  db: Kysely<Tables>,
  defined: ReadonlyMap<string, Job>,
  now: number,
): Promise<Claimed | undefined> {
  if (defined.size === 0) return undefined
  for (;;) {
    const due = await db
      .selectFrom('jobs')
      .select(['id', 'lease_until'])
      .where('due_at', '<=', now)
      // a lease longer than any was taken before the clock was set back
      .where((eb) => eb.or([eb('lease_until', '<=', now), eb('lease_until', '>', now + LEASE_MS)]))
      .where('kind', 'in', [...defined.keys()])
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
    if (!due) return undefined
    const claimed = await db
      .updateTable('jobs')
      .set((eb) => ({ lease_until: now + LEASE_MS, tries: eb('tries', '+', 1) }))
      .where('id', '=', due.id)
      .where('lease_until', '=', due.lease_until)
      .returningAll()
      .executeTakeFirst()
    if (claimed) return claimed
  }
}

/** Again after 10 s, 20 s, 40 s, … at most an hour. */
async function postpone(db: Kysely<Tables>, job: Claimed, now: number, error: unknown) {
  const wait = Math.min(3_600_000, 10_000 * 2 ** Math.min(job.tries - 1, 10))
  await db
    .updateTable('jobs')
    .set({
      due_at: now + wait,
      lease_until: 0,
      last_error: error instanceof Error ? error.message : String(error),
    })
    .where('id', '=', job.id)
    .where('lease_until', '=', job.lease_until)
    .execute()
}
