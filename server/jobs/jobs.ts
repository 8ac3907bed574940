import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tx } from '../database/change.ts'
import type { Tables } from '../database/tables.ts'
import { newId } from '../context.ts'
import { isOutage } from '../outage.ts'

/** Does the work of one kind for one subject. Must be safe to run twice, and when the subject is long gone. */
export type Job = (subject: string) => Promise<void>

export interface Jobs {
  /** Says what is done for a kind; before `start`. */
  define(kind: string, job: Job): void
  /** Looks for due jobs soon; cheap, called after every change. */
  wake(): void
  start(): void
  /** Finishes what is in work and takes no more. */
  stop(): Promise<void>
  /** Does everything that is due now, and returns when it is done. */
  settle(): Promise<void>
}

/** A job is claimed for this long, and for longer while it is in work; whoever claimed it and died loses it then. Milliseconds. */
const LEASE = 6_000
const RENEW_EVERY = 2_000
/** The longest sleep between two looks at the table, for jobs other instances enqueued. */
const LOOK_EVERY = 30_000
const IN_WORK = 2

/**
 * Puts work to be done after the commit, in the transaction that makes it necessary. Enqueued again it is done once,
 * at the earlier time; while it is in work it loses its lease and is done once more, for it may have looked too early.
 */
export async function enqueue(tx: Tx, kind: string, subject: string, dueAt: number): Promise<void> {
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
  const kinds = new Map<string, Job>()
  const running = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let open = false
  let looking: Promise<void> | undefined
  let lookAgain = false

  const jobs: Jobs = {
    define: (kind, job) => void kinds.set(kind, job),
    start() {
      open = true
      jobs.wake()
    },
    wake() {
      if (!open) return
      if (looking) lookAgain = true
      else looking = look().finally(() => (looking = undefined))
    },
    async stop() {
      open = false
      clearTimeout(timer)
      await looking
      await Promise.all(running)
    },
    async settle() {
      for (;;) {
        while (running.size > 0) await Promise.race(running)
        const claimed = await claim(db, kinds, clock())
        if (!claimed) return
        await work(claimed)
      }
    },
  }

  const tell = (error: unknown, words: string) =>
    isOutage(error) ? log.info(error, words) : log.error(error, words)

  async function look() {
    clearTimeout(timer)
    try {
      do {
        lookAgain = false
        await takeAll()
      } while (lookAgain && open)
    } catch (error) {
      tell(error, 'could not look for jobs')
    }
    if (open) timer = setTimeout(jobs.wake, await untilNext()).unref()
  }

  async function takeAll() {
    while (open) {
      if (running.size >= IN_WORK) await Promise.race(running)
      const job = await claim(db, kinds, clock())
      if (!job) return
      const done = work(job).finally(() => running.delete(done))
      running.add(done)
    }
  }

  async function work(job: Claimed) {
    const lease = holdLease(db, job, clock)
    try {
      await Promise.resolve(kinds.get(job.kind)?.(job.subject)).finally(lease.release)
      await db
        .deleteFrom('jobs')
        .where('id', '=', job.id)
        .where('lease_until', '=', job.lease_until)
        .execute()
    } catch (error) {
      tell(error, `job ${job.kind} failed`)
      await postpone(db, job, clock(), error).catch((e: unknown) => tell(e, 'could not postpone a job'))
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
      .where('kind', 'in', [...kinds.keys()])
      .executeTakeFirst()
      .catch(() => undefined)
    const wait = next?.due_at == null ? LOOK_EVERY : Number(next.due_at) - clock()
    return Math.min(LOOK_EVERY, Math.max(200, wait))
  }

  return jobs
}

type Claimed = Tables['jobs']

/** Takes the most urgent due job, by one conditional update: of two instances that try, one succeeds. */
async function claim(db: Kysely<Tables>, kinds: Map<string, Job>, now: number): Promise<Claimed | undefined> {
  if (kinds.size === 0) return undefined
  for (;;) {
    const due = await db
      .selectFrom('jobs')
      .select(['id', 'lease_until'])
      .where('due_at', '<=', now)
      .where('lease_until', '<=', now)
      .where('kind', 'in', [...kinds.keys()])
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
    if (!due) return undefined
    const claimed = await db
      .updateTable('jobs')
      .set((eb) => ({ lease_until: now + LEASE, tries: eb('tries', '+', 1) }))
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
      .set({ lease_until: clock() + LEASE })
      .where('id', '=', job.id)
      .where('lease_until', '=', job.lease_until)
      .returning('lease_until')
      .executeTakeFirst()
      .catch(() => undefined)
    if (renewed) job.lease_until = renewed.lease_until
  }
  const timer = setInterval(() => {
    renewing = renew()
  }, RENEW_EVERY).unref()
  return {
    release: async () => {
      clearInterval(timer)
      await renewing
    },
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
