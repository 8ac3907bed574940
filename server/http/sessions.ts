import '@fastify/cookie'
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { type Caller, visitorOf } from './caller.ts'

const COOKIE = 'session'
const DAYS_30 = 30 * 24 * 3_600_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Who is asking: reads the cookie's session row. Only its hash is stored, so a stolen database opens no session. */
export async function callerOf(context: Context, request: FastifyRequest): Promise<Caller> {
  const token = request.cookies[COOKIE]
  const visitor = visitorOf(request)
  if (!token) return visitor
  const sessionHash = hashOf(token)
  const row = await context.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.username', 'users.is_admin'])
    .where('token_hash', '=', sessionHash)
    .where('expires_at', '>', context.clock())
    .executeTakeFirst()
  if (!row?.is_admin) return visitor
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
  reply.setCookie(COOKIE, token, { ...cookieRules(context, request), maxAge: DAYS_30 / 1_000 })
}

/** Ends the caller's session on the server and in the browser. */
export async function endSession(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const token = request.cookies[COOKIE]
  if (token) await context.db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
  reply.clearCookie(COOKIE, cookieRules(context, request))
}

const cookieRules = (context: Context, request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: request.protocol === 'https' || context.config.publicUrl?.startsWith('https:') === true,
})
