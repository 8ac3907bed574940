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
  /** Takes no more, and gives what is in work some seconds to end; what does not is done again elsewhere or later. */
  stop(): Promise<void>
  /** Does everything that is due now, and returns when it is done. */
  settle(): Promise<void>
}

/** A job is claimed for this long; whoever claimed it and died loses it then. Milliseconds. */
const LEASE = 5 * 60_000
/** The longest sleep between two looks at the table, for jobs other instances enqueued. */
const LOOK_EVERY = 30_000
const IN_WORK = 2
/** After so many failures a job is left alone, for the administrator to see; enqueued anew it is tried again. */
export const MAX_TRIES = 8
/** The longest any job may take: a film of an hour that is compressed again. Milliseconds. */
const DEADLINE = 20 * 60_000
/** How long stopping waits for what is in work. Milliseconds. */
const STOP_PATIENCE = 5_000

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
      await within(STOP_PATIENCE, Promise.all([looking, ...running])).catch((error: unknown) =>
        tell(error, 'jobs were left in work'),
      )
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
    try {
      await within(DEADLINE, kinds.get(job.kind)?.(job.subject), { keepsAlive: false })
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
      .select((eb) => eb.fn.min('due_at').as('due_at'))
      .where('lease_until', '<=', clock())
      .where('tries', '<', MAX_TRIES)
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
      .where('tries', '<', MAX_TRIES)
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
