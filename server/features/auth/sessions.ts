import type { Session } from '../../../contract/people/auth.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { fail } from '../../base/errors/fail.ts'
import type { KeeperCaller } from '../../http/callers/caller.ts'
import { SESSION_MS } from '../../http/callers/sessions.ts'
import { sayDevice } from '../../http/callers/device.ts'
import { isUnexpired } from '../../platform/database/isUnexpired.ts'
import type { Context } from '../../platform/context.ts'
import type { InputOf } from '../../http/routes/feature.ts'

export async function listSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { person, sessionHash, texts }: KeeperCaller,
): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', person.id)
    .where(isUnexpired(clock(), SESSION_MS))
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .execute()
  return rows.map(({ token_hash, device, last_used_at }) => ({
    id: token_hash,
    device: device && sayDevice(device, texts),
    lastUsedAt: new Date(last_used_at).toISOString(),
    isThis: token_hash === sessionHash,
  }))
}

/** Throws `not_found` if the session belongs to another keeper. */
export async function endOwnSession(
  context: Context,
  { caller, params }: InputOf<'DELETE /api/sessions/:id'>,
) {
  await change(context, [], async (tx) => {
    const endedSession = await tx
      .deleteFrom('sessions')
      .where('token_hash', '=', params.id)
      .where('user_id', '=', caller.person.id)
      .returning('token_hash')
      .executeTakeFirst()
    if (!endedSession) throw fail('not_found')
  })
}

/**
 * If `device` is given, as the list of sessions says it, only the sessions on that kind of device end. Nothing that identifies a device
 * is stored, so two of one kind are not told apart.
 */
export async function endOtherSessions(context: Context, { caller, query }: InputOf<'DELETE /api/sessions'>) {
  const { device } = query
  await change(context, [], async (tx) => {
    if (device === undefined) return deleteSessions(tx, caller.person.id, caller.sessionHash)
    const sessions = await listSessions({ ...context, db: tx }, caller)
    for (const { id } of sessions.filter((session) => session.device === device && !session.isThis))
      await tx.deleteFrom('sessions').where('token_hash', '=', id).execute()
  })
}

/** Returns the number of sessions that ended. */
export const endAllSessions = (context: Pick<Context, 'db'>, userId: string): Promise<number> =>
  change(context, [], (tx) => deleteSessions(tx, userId, ''))

/** Returns the number of deleted sessions. */
export async function deleteSessions(tx: Tx, userId: string, keptSessionHash: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', keptSessionHash)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
