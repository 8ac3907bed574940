import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { MAX_TRIES } from './claims.ts'
import { inLanguage } from '../../contract/language.ts'

/** Names the work that failed as often as it may, for the administrator; empty when there is none. */
export async function warningsOfFailedJobs(db: Kysely<Tables>): Promise<string[]> {
  const failed = await db
    .selectFrom('jobs')
    .select(['kind', 'last_error'])
    .where('tries', '>=', MAX_TRIES)
    .orderBy('due_at')
    .execute()
  const [first] = failed
  if (!first) return []
  return [texts.failed(failed.length, first.kind, first.last_error ?? texts.neverEnded)]
}

const en = {
  failed(count: number, kind: string, reason: string) {
    const work = count === 1 ? 'A piece of work' : `${count} pieces of work`
    return `${work} behind the scenes failed ${MAX_TRIES} times and was given up: ${kind} (${reason}). Whoever runs the server finds more in its log.`
  },
  neverEnded: 'it never ended',
}

const texts = inLanguage({ en })
