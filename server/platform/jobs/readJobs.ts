import type { Kysely } from 'kysely'
import type { Sentence } from '../../../languages/inLanguage.ts'
import type { Tables } from '../database/tables.ts'
import { MAX_TRIES } from './claims.ts'

/** Counts the jobs that are waiting or running, and the jobs that have failed MAX_TRIES times. */
export async function countJobs(db: Kysely<Tables>): Promise<{ waiting: number; failed: number }> {
  const jobs = await db
    .selectFrom('jobs')
    .select((eb) => [
      eb.fn.countAll().as('all'),
      eb.fn.countAll().filterWhere('tries', '>=', MAX_TRIES).as('failed'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: Number(jobs.all) - Number(jobs.failed), failed: Number(jobs.failed) }
}

/**
 * Returns, for each job, a sentence with its kind and the last error, if it is one that has failed MAX_TRIES times. A repeated job is tried again a day later; any
 * other has been given up. The oldest job comes first.
 */
export async function readFailedJobs(db: Kysely<Tables>): Promise<Sentence[]> {
  const failedJobs = await db
    .selectFrom('jobs')
    .select(['kind', 'last_error'])
    .where('tries', '>=', MAX_TRIES)
    .orderBy('due_at')
    .execute()
  return failedJobs.map(
    ({ kind, last_error }) =>
      ({ warnings }) =>
        `${kind} (${last_error ?? warnings.neverEnded})`,
  )
}

/** Returns an array with one sentence for the administrator about these jobs. The array is empty if there are none. */
export async function describeFailedJobs(db: Kysely<Tables>): Promise<Sentence[]> {
  const jobs = await readFailedJobs(db)
  const [sayFirst] = jobs
  return sayFirst ? [(texts) => texts.warnings.failedTasks(jobs.length, MAX_TRIES, sayFirst(texts))] : []
}
