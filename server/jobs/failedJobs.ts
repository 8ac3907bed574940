import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { MAX_TRIES } from './claims.ts'

/** What the administrator reads of work that failed as often as it may; nothing when there is none. */
export async function warningsOfFailedJobs(db: Kysely<Tables>): Promise<string[]> {
  const failed = await db
    .selectFrom('jobs')
    .select(['kind', 'last_error'])
    .where('tries', '>=', MAX_TRIES)
    .orderBy('due_at')
    .execute()
  const [first] = failed
  if (!first) return []
  const count = failed.length === 1 ? 'A piece of work' : `${failed.length} pieces of work`
  return [
    `${count} behind the scenes failed ${MAX_TRIES} times and was given up: ${first.kind} (${first.last_error ?? 'it never ended'}). Whoever runs the server finds more in its log.`,
  ]
}
