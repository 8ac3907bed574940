import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import { isUnexpired } from '../../platform/database/isUnexpired.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { hashSecretKey, newSecretKey } from '../../base/ids/secretKey.ts'
import { giveCookie, parseCookie, removeCookie } from './cookies.ts'
import { readDevice } from './device.ts'

const COOKIE_NAME = 'session'
export const SESSION_MS = 30 * DAY
/** The minimum time, in milliseconds, between two updates of a session's last use, because each update writes to the database. */
const USE_UPDATE_MS = 5 * 60_000

/**
 * Finds the keeper by the session cookie. Only a hash of the cookie is stored, so that nobody can log in with a stolen database.
 */
export function identifyKeeper(context: Context, request: FastifyRequest): Promise<void> | undefined {
  const token = parseCookie(context, request, COOKIE_NAME)
  return token ? readSession(context, request, hashSecretKey(token)) : undefined
}

async function readSession(context: Context, request: FastifyRequest, sessionHash: string) {
  const row = await context.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.username', 'users.is_admin', 'last_used_at'])
    .where('token_hash', '=', sessionHash)
    .where(isUnexpired(context.clock(), SESSION_MS))
    .executeTakeFirst()
  if (!row) return
  if (row.last_used_at < context.clock() - USE_UPDATE_MS) await noteUse(context, row.id, sessionHash)
  const person = { id: row.id, username: row.username, isAdmin: row.is_admin === 1 }
  request.caller = { ...request.caller, kind: 'keeper', sessionHash, person }
}

/**
 * Records that the keeper and the session are active now. Ignores a full disk, because the family must be able to log in to make
 * room.
 */
async function noteUse({ db, clock }: Context, userId: string, sessionHash: string) {
  const now = clock()
  try {
    await db.updateTable('users').set({ last_seen_at: now }).where('id', '=', userId).execute()
    await db
      .updateTable('sessions')
      .set({ last_used_at: now })
      .where('token_hash', '=', sessionHash)
      .execute()
  } catch (error) {
    if (!isFull(error)) throw error
  }
}

/** Starts a session in place of the one that the browser has, and sends its token to the browser. */
export async function beginSession(
  context: Context,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  await endSession(context, request, reply)
  const token = newSecretKey()
  const now = context.clock()
  await change(context, [], async (tx) => {
    await tx
      .deleteFrom('sessions')
      .where(({ not }) => not(isUnexpired(now, SESSION_MS)))
      .execute()
    const row = {
      token_hash: hashSecretKey(token),
      user_id: userId,
      created_at: now,
      expires_at: now + SESSION_MS,
      device: readDevice(request.headers['user-agent']),
      last_used_at: now,
    }
    await tx.insertInto('sessions').values(row).execute()
    await tx.updateTable('users').set({ last_seen_at: now }).where('id', '=', userId).execute()
  })
  giveCookie(context, request, reply, COOKIE_NAME, token, now + SESSION_MS)
}

/** Ends the caller's session on the server and in the browser. */
export async function endSession(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const token = parseCookie(context, request, COOKIE_NAME)
  if (token)
    await change(context, [], (tx) =>
      tx.deleteFrom('sessions').where('token_hash', '=', hashSecretKey(token)).execute(),
    )
  removeCookie(context, request, reply, COOKIE_NAME)
}
