import { AsyncLocalStorage } from 'node:async_hooks'
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
  /** Begins no others, and gives those in work some seconds to end; what does not end is done again later or elsewhere. */
  stop(): Promise<void>
  /** Does everything that is due now, and returns when it is done. */
  settle(): Promise<void>
}

/** A claim lasts this long and is renewed while the job is in work: others redo the jobs of an instance that died. */
const LEASE_MS = 6_000
/** A lease that ends later, by whichever instance's clock, was taken before a clock was set back. */
const MOST_LEASE_MS = 10 * 60_000
const RENEW_EVERY_MS = 2_000
/** The longest sleep between two looks at the table, for jobs that other instances enqueued. */
const LOOK_EVERY_MS = 30_000
const MOST_AT_ONCE = 2
/** After so many failures a job is left alone, for the administrator to see; enqueued anew it is tried again. */
export const MAX_TRIES = 8
/** The longest any job may take: a film of an hour that is compressed again. */
const DEADLINE_MS = 20 * 60_000
/** How long stopping waits for the jobs in work. */
const STOP_WAIT_MS = 5_000

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
  const running = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let open = false
  let claiming: Promise<void> | undefined
  let claimAgain = false
  // whoever wakes the jobs is not who does them
  const detached = AsyncLocalStorage.snapshot()

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
      else claiming = detached(claimDue).finally(() => (claiming = undefined))
    },
    async stop() {
      open = false
      clearTimeout(timer)
      await within(STOP_WAIT_MS, Promise.all([claiming, ...running])).catch((error: unknown) =>
        logError(error, 'jobs were left in work'),
      )
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
    const lease = holdLease(db, job, clock)
    try {
      const done = Promise.resolve(defined.get(job.kind)?.(job.subject))
      await within(DEADLINE_MS, done, { keepsAlive: false }).finally(lease.release)
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
      .select((eb) =>
        eb.fn
          .min(
            eb
              .case()
              .when('lease_until', '>', eb.ref('due_at'))
              .then(eb.ref('lease_until'))
              .else(eb.ref('due_at'))
              .end(),
          )
          .as('due_at'),
      )
      .where('kind', 'in', [...defined.keys()])
      .where('tries', '<', MAX_TRIES)
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
      .where((eb) => eb.or([eb('lease_until', '<=', now), eb('lease_until', '>', now + MOST_LEASE_MS)]))
      .where('tries', '<', MAX_TRIES)
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

/** Renews the lease of a job while it is in work; after `release` the job holds the lease it had last. */
function holdLease(db: Kysely<Tables>, job: Claimed, clock: () => number) {
  let renewing: Promise<void> | undefined
  const renew = async () => {
    const renewed = await db
      .updateTable('jobs')
      .set({ lease_until: clock() + LEASE_MS })
      .where('id', '=', job.id)
      .where('lease_until', '=', job.lease_until)
      .returning('lease_until')
      .executeTakeFirst()
      .catch(() => undefined)
    if (renewed) job.lease_until = renewed.lease_until
  }
  const timer = setInterval(() => {
    renewing = renew()
  }, RENEW_EVERY_MS).unref()
  return {
    release: async () => {
      clearInterval(timer)
      await renewing
    },
  }
}

/** Again after 10 s, 20 s, 40 s, … at most an hour. An outage is nobody's failure and counts as no try. */
async function postpone(db: Kysely<Tables>, job: Claimed, now: number, error: unknown) {
  const wait = Math.min(3_600_000, 10_000 * 2 ** Math.min(job.tries - 1, 10))
  await db
    .updateTable('jobs')
    .set({
      due_at: now + wait,
      lease_until: 0,
      tries: isOutage(error) ? job.tries - 1 : job.tries,
      last_error: error instanceof Error ? error.message : String(error),
    })
    .where('id', '=', job.id)
    .where('lease_until', '=', job.lease_until)
    .execute()
}

/** Rejects when the work has not ended in time; it goes on, but nobody waits for it any more. */
async function within<T>(
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
