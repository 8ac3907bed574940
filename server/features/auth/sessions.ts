import type { Session } from '../../../contract/auth.ts'
import { fail } from '../../errors/fail.ts'
import type { KeeperCaller } from '../../http/caller.ts'
import type { Context } from '../../context.ts'

export async function listSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { person, sessionHash }: KeeperCaller,
): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', person.id)
    .where('expires_at', '>', clock())
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .execute()
  return rows.map(({ token_hash, device, last_used_at }) => ({
    id: token_hash,
    device,
    lastUsedAt: new Date(last_used_at).toISOString(),
    isThis: token_hash === sessionHash,
  }))
}

/** Throws `not_found` for a session of anybody else. */
export async function endOwnSession({ db }: Pick<Context, 'db'>, { person }: KeeperCaller, id: string) {
  const ended = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', id)
    .where('user_id', '=', person.id)
    .returning('token_hash')
    .executeTakeFirst()
  if (!ended) throw fail('not_found')
}

export async function endOtherSessions({ db }: Pick<Context, 'db'>, { person, sessionHash }: KeeperCaller) {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', person.id)
    .where('token_hash', '!=', sessionHash)
    .execute()
}

/** Logs a keeper out everywhere; returns of how many sessions that was the end. */
export async function endAllSessions({ db }: Pick<Context, 'db'>, userId: string): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .returning('token_hash')
    .execute()
  return ended.length
}
