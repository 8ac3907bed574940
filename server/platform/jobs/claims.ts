import type { ExpressionBuilder, Kysely } from 'kysely'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Tables } from '../database/tables.ts'
import { isOutage } from '../../base/errors/outage.ts'
import { monthLongKinds, repeatedKinds } from './kinds.ts'

/** A job that this process has claimed, so that no other process does it. */
export type ClaimedJob = Tables['jobs']

/** A claim lasts this long and is renewed while the job runs: when an instance dies, others redo its jobs. */
const LEASE_MS = 4_000
/** A lease that ends later than this, by any instance's clock, was taken before a clock was set back. */
const MOST_LEASE_MS = 10 * 60_000
const RENEW_EVERY_MS = 1_000
/** After this many failures a job is given up and reported to the administrator; scheduling it again retries it. */
export const MAX_TRIES = 8
/** The longest sleep of a repeated job, whatever time it returns: the clock may be wrong. */
const LONGEST_SLEEP = 3 * DAY

/**
 * Returns the latest time at which a job of its kind can be due; a later one was scheduled before a clock was set back, and is
 * due now.
 */
const latestDue = (eb: ExpressionBuilder<Tables, 'jobs'>, now: number) =>
  eb
    .case()
    .when('kind', 'in', [...monthLongKinds])
    .then(now + 32 * DAY)
    .else(now + 4 * DAY)
    .end()

/** Repeated jobs are never given up: after as many failures they are retried a day later. */
const isAlive = (eb: ExpressionBuilder<Tables, 'jobs'>) =>
  eb.or([eb('tries', '<', MAX_TRIES), eb('kind', 'in', Object.keys(repeatedKinds))])

/** Claims the most urgent due job with one conditional update: when two instances try, one succeeds. */
export async function claimJob(
  db: Kysely<Tables>,
  kinds: readonly string[],
  now: number,
): Promise<ClaimedJob | undefined> {
  if (kinds.length === 0) return undefined
  for (;;) {
    const due = await db
      .selectFrom('jobs')
      .select(['id', 'lease_until'])
      .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', latestDue(eb, now))]))
      .where((eb) => eb.or([eb('lease_until', '<=', now), eb('lease_until', '>', now + MOST_LEASE_MS)]))
      .where(isAlive)
      .where('kind', 'in', kinds)
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

/** Finds the time at which the next of these jobs may be claimed; undefined when there is none. */
export async function findNextClaimTime(
  db: Kysely<Tables>,
  kinds: readonly string[],
): Promise<number | undefined> {
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
        .as('at'),
    )
    .where('kind', 'in', kinds)
    .where(isAlive)
    .executeTakeFirst()
  return next?.at == null ? undefined : Number(next.at)
}

/** Renews the lease of a job while it runs. After `release` the job keeps its last lease. */
export function holdLease(db: Kysely<Tables>, job: ClaimedJob, clock: () => number) {
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

/** Deletes a finished job, unless it was scheduled again meanwhile. */
export async function forgetJob(db: Kysely<Tables>, job: ClaimedJob): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', job.id).where('lease_until', '=', job.lease_until).execute()
}

/**
 * Lets a repeated job sleep until it is next due by the current clock: after a clock jumped ahead it runs once, not once for each
 * skipped time.
 */
export async function repeatJob(
  db: Kysely<Tables>,
  job: ClaimedJob,
  now: number,
  dueAt: number,
): Promise<void> {
  const due_at = Math.min(Math.ceil(dueAt), now + LONGEST_SLEEP)
  await db
    .updateTable('jobs')
    .set({ due_at, lease_until: 0, tries: 0, last_error: null })
    .where('id', '=', job.id)
    .where('lease_until', '=', job.lease_until)
    .execute()
}

/** Releases a job for the next server because this one is stopping; that does not count as a try. */
export async function returnJob(db: Kysely<Tables>, job: ClaimedJob): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lease_until: 0, tries: job.tries - 1 })
    .where('id', '=', job.id)
    .where('lease_until', '=', job.lease_until)
    .execute()
}

/** Retries a job after 10 s, 20 s, 40 s, … and after the last of its tries a day later. An outage does not count as a try. */
export async function postponeJob(
  db: Kysely<Tables>,
  job: ClaimedJob,
  now: number,
  error: unknown,
): Promise<void> {
  const counts = !isOutage(error)
  const wait = counts && job.tries % MAX_TRIES === 0 ? DAY : 10_000 * 2 ** ((job.tries - 1) % MAX_TRIES)
  await db
    .updateTable('jobs')
    .set({
      due_at: now + wait,
      lease_until: 0,
      tries: counts ? job.tries : job.tries - 1,
      last_error: error instanceof Error ? error.message : String(error),
    })
    .where('id', '=', job.id)
    .where('lease_until', '=', job.lease_until)
    .execute()
}
