import type { ExpressionBuilder, Kysely } from 'kysely'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Tables } from '../database/tables.ts'
import { isOutage } from '../../base/errors/outage.ts'
import { NO_SUBJECT } from './jobRows.ts'

/** A job that this process has claimed, so that no other process runs it. */
export type ClaimedJob = Tables['jobs']

/**
 * The duration of a lease (the claim on a job), which is renewed while the job runs. If an instance dies, other instances soon
 * run its jobs again.
 */
const LEASE_MS = 4_000
/** A lease that has more than this time left was taken before a clock was set back, so it does not count. */
const MAX_LEASE_MS = 10 * 60_000
const RENEW_EVERY_MS = 1_000
/**
 * The number of failures after which a job is given up and reported to the administrator, unless its kind is repeated. Scheduling
 * it again retries it.
 */
export const MAX_TRIES = 8
/**
 * The longest time between two runs of a repeated job. Thus, a due time that is much further ahead shows that a clock was wrong.
 */
const MAX_REPEAT_PAUSE_MS = 3 * DAY

/** The longest time before a job is due at which it is scheduled. What is deleted is removed 30 days later. */
const LONGEST_WAIT_MS = { repeated: 4 * DAY, once: 32 * DAY }

/**
 * Returns the SQL condition that a job is due. A job with a time too far ahead was scheduled before a clock was set back, so it counts
 * as due now.
 */
const isDue = (eb: ExpressionBuilder<Tables, 'jobs'>, now: number) =>
  eb.or([
    eb('due_at', '<=', now),
    eb('due_at', '>', now + LONGEST_WAIT_MS.once),
    eb.and([eb('subject', '=', NO_SUBJECT), eb('due_at', '>', now + LONGEST_WAIT_MS.repeated)]),
  ])

/** Returns the SQL condition that a job has not been given up. Repeated jobs are never given up, however often they fail. */
const isNotGivenUp = (eb: ExpressionBuilder<Tables, 'jobs'>) =>
  eb.or([eb('tries', '<', MAX_TRIES), eb('subject', '=', NO_SUBJECT)])

/**
 * Claims the due job of these kinds that has waited longest. If two instances try to claim the same job, the conditional update lets
 * only one succeed.
 */
export async function claimJob(
  db: Kysely<Tables>,
  kinds: readonly string[],
  now: number,
): Promise<ClaimedJob | undefined> {
  if (kinds.length === 0) return undefined
  for (;;) {
    const dueJob = await db
      .selectFrom('jobs')
      .select(['id', 'lease_until'])
      .where((eb) => isDue(eb, now))
      .where((eb) => eb.or([eb('lease_until', '<=', now), eb('lease_until', '>', now + MAX_LEASE_MS)]))
      .where(isNotGivenUp)
      .where('kind', 'in', kinds)
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
    if (!dueJob) return undefined
    const claimedJob = await db
      .updateTable('jobs')
      .set((eb) => ({ lease_until: now + LEASE_MS, tries: eb('tries', '+', 1) }))
      .where('id', '=', dueJob.id)
      .where('lease_until', '=', dueJob.lease_until)
      .returningAll()
      .executeTakeFirst()
    if (claimedJob) return claimedJob
  }
}

/** Finds the earliest time at which a job of these kinds can be claimed; undefined if there is no such job. */
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
    .where(isNotGivenUp)
    .executeTakeFirst()
  return next?.at == null ? undefined : Number(next.at)
}

/** Renews the lease of a job until `release` is called. The job keeps its last lease after that. */
export function holdLease(db: Kysely<Tables>, job: ClaimedJob, clock: () => number) {
  let pendingRenewal: Promise<void> | undefined
  const renew = async () => {
    const renewedJob = await updateClaimed(db, job, { lease_until: clock() + LEASE_MS }).catch(
      () => undefined,
    )
    if (renewedJob) job.lease_until = renewedJob.lease_until
  }
  const timer = setInterval(() => {
    pendingRenewal = renew()
  }, RENEW_EVERY_MS).unref()
  return {
    release: async () => {
      clearInterval(timer)
      await pendingRenewal
    },
  }
}

/** Deletes a finished job, unless it was scheduled again while it ran. */
export async function forgetJob(db: Kysely<Tables>, job: ClaimedJob): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', job.id).where('lease_until', '=', job.lease_until).execute()
}

/**
 * Makes a repeated job due again at `dueAt`, which the job has computed from the current time. Therefore, if the clock has jumped
 * ahead, the job runs once, not once for each skipped time.
 */
export async function repeatJob(
  db: Kysely<Tables>,
  job: ClaimedJob,
  now: number,
  dueAt: number,
): Promise<void> {
  const due_at = Math.min(Math.ceil(dueAt), now + MAX_REPEAT_PAUSE_MS)
  await updateClaimed(db, job, { due_at, lease_until: 0, tries: 0, last_error: null })
}

/**
 * Releases a job that is unfinished because this server is stopping. Another server can then run the job. The unfinished run does
 * not count as a try.
 */
export async function returnJob(db: Kysely<Tables>, job: ClaimedJob): Promise<void> {
  await updateClaimed(db, job, { lease_until: 0, tries: job.tries - 1 })
}

/**
 * Makes a failed job due again after 10 s, 20 s, 40 s and so on. After MAX_TRIES failures, a repeated job waits a day, and any
 * other job is given up. A failure that an outage caused does not count as a try.
 */
export async function postponeJob(
  db: Kysely<Tables>,
  job: ClaimedJob,
  now: number,
  error: unknown,
): Promise<void> {
  const countsAsTry = !isOutage(error)
  const waitMs =
    countsAsTry && job.tries % MAX_TRIES === 0 ? DAY : 10_000 * 2 ** ((job.tries - 1) % MAX_TRIES)
  await updateClaimed(db, job, {
    due_at: now + waitMs,
    lease_until: 0,
    tries: countsAsTry ? job.tries : job.tries - 1,
    last_error: error instanceof Error ? error.message : String(error),
  })
}

/** Updates a job, unless it was scheduled again while it ran. Returns the updated row. */
const updateClaimed = (db: Kysely<Tables>, job: ClaimedJob, columns: Partial<ClaimedJob>) =>
  db
    .updateTable('jobs')
    .set(columns)
    .where('id', '=', job.id)
    .where('lease_until', '=', job.lease_until)
    .returning('lease_until')
    .executeTakeFirst()
