import type { Session } from '../../../contract/people/auth.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { fail } from '../../base/errors/fail.ts'
import type { KeeperCaller } from '../../http/callers/caller.ts'
import { SESSION_MS } from '../../http/callers/sessions.ts'
import { findStoredDevice, sayDevice } from '../../http/callers/device.ts'
import { isUnexpired } from '../../platform/database/isUnexpired.ts'
import type { Context } from '../../platform/context.ts'

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
    device: device && sayDevice(device, texts.language),
    lastUsedAt: new Date(last_used_at).toISOString(),
    isThis: token_hash === sessionHash,
  }))
}

/** Throws `not_found` if the session belongs to another keeper. */
export async function endOwnSession(context: Pick<Context, 'db'>, { person }: KeeperCaller, id: string) {
  await change(context, [], async (tx) => {
    const endedSession = await tx
      .deleteFrom('sessions')
      .where('token_hash', '=', id)
      .where('user_id', '=', person.id)
      .returning('token_hash')
      .executeTakeFirst()
    if (!endedSession) throw fail('not_found')
  })
}

/**
 * If a device is given, only the sessions with this description end. Two devices of one kind share it, because nothing that
 * identifies a device is stored.
 */
export async function endOtherSessions(
  context: Pick<Context, 'db'>,
  { person, sessionHash, texts }: KeeperCaller,
  { device }: { device?: string },
) {
  await change(context, [], (tx) =>
    deleteSessions(tx, person.id, sessionHash, device && findStoredDevice(device, texts.language)),
  )
}

/** Returns the number of sessions that ended. */
export const endAllSessions = (context: Pick<Context, 'db'>, userId: string): Promise<number> =>
  change(context, [], (tx) => deleteSessions(tx, userId, ''))

/** Returns the number of deleted sessions. */
export async function deleteSessions(
  tx: Tx,
  userId: string,
  keptSessionHash: string,
  device?: string,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', keptSessionHash)
    .$if(device !== undefined, (query) => query.where('device', '=', device ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
