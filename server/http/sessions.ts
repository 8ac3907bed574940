import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { type Caller, visitorOf } from './caller.ts'
import { giveCookie, isCurrentCookie, readCookie, removeCookie } from './cookies.ts'

const COOKIE = 'session'
const DAYS_30 = 30 * 24 * 3_600_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Who is asking: reads the cookie's session row. Only its hash is stored, so a stolen database opens no session. */
export async function callerOf(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const token = readCookie(request, COOKIE)
  const visitor = visitorOf(request)
  if (!token) return visitor
  const sessionHash = hashOf(token)
  const row = await context.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.username', 'users.is_admin', 'expires_at'])
    .where('token_hash', '=', sessionHash)
    .where('expires_at', '>', context.clock())
    .executeTakeFirst()
  if (!row?.is_admin) return visitor
  // a session from before HTTPS, or before the name was changed, goes on under the name of now
  if (!isCurrentCookie(context, request, COOKIE))
    giveCookie(context, request, reply, COOKIE, token, row.expires_at)
  const person = { username: row.username, isAdmin: true }
  return { kind: 'administrator', address: visitor.address, userId: row.id, sessionHash, person }
}

/** Begins a fresh session and hands its token to the browser. */
export async function beginSession(
  context: Context,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const token = randomBytes(32).toString('base64url')
  const now = context.clock()
  await context.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('sessions').where('expires_at', '<=', now).execute()
    const row = { token_hash: hashOf(token), user_id: userId, created_at: now, expires_at: now + DAYS_30 }
    await tx.insertInto('sessions').values(row).execute()
  })
  giveCookie(context, request, reply, COOKIE, token, now + DAYS_30)
}

/** Ends the caller's session on the server and in the browser. */
export async function endSession(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const token = readCookie(request, COOKIE)
  if (token) await context.db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
  removeCookie(context, request, reply, COOKIE)
}
