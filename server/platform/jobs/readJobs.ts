import type { Kysely } from 'kysely'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
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
 * Describes each job that has failed MAX_TRIES times by its kind and its last error. A repeated job is tried again a day later; any
 * other has been given up. The oldest job comes first.
 */
export async function describeFailedJobs(db: Kysely<Tables>, { warnings }: ServerTexts): Promise<string[]> {
  const failedJobs = await db
    .selectFrom('jobs')
    .select(['kind', 'last_error'])
    .where('tries', '>=', MAX_TRIES)
    .orderBy('due_at')
    .execute()
  return failedJobs.map(({ kind, last_error }) => `${kind} (${last_error ?? warnings.neverEnded})`)
}

/** Returns an array with one sentence for the administrator about these jobs. The array is empty if there are none. */
export async function warnOfFailedJobs(db: Kysely<Tables>, texts: ServerTexts): Promise<string[]> {
  const jobs = await describeFailedJobs(db, texts)
  const [first] = jobs
  return first ? [texts.warnings.failedTasks(jobs.length, MAX_TRIES, first)] : []
}
