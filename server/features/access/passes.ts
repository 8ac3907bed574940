import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessKeyParameter } from '../../../contract/pages/accessLink.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Context } from '../../platform/context.ts'
import { giveCookie, parseCookie } from '../../http/callers/cookies.ts'
import { findLatestExpiry } from '../../platform/database/isUnexpired.ts'
import type { AccessState } from '../../memorial/accessState.ts'

const PASS_COOKIE = 'access-pass'
const KEY_COOKIE = 'access-key'
const TEST_COOKIE = 'cookies-work'
const YEAR_MS = 365 * DAY

/**
 * Sets a cookie that proves for a year that the visitor entered the right password. The cookie contains the time when it expires
 * and a signature.
 */
export function setPassCookie(
  context: Context,
  state: AccessState,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const expiresAt = context.clock() + YEAR_MS
  const pass = `${expiresAt}.${sign(context, state, expiresAt)}`
  giveCookie(context, request, reply, PASS_COOKIE, pass, expiresAt)
}

/** Finds the time when the visitor's pass ends; null without a valid one. */
export function findPassEnd(context: Context, state: AccessState, request: FastifyRequest): number | null {
  const [givenEnd = '', signature = ''] = parseCookie(context, request, PASS_COOKIE)?.split('.') ?? []
  const expiresAt = parseEnd(context, givenEnd)
  if (expiresAt === null || expiresAt <= context.clock() || state.passwordHash === null) return null
  const givenSignature = Buffer.from(signature)
  const expectedSignature = Buffer.from(sign(context, state, expiresAt))
  const isSigned =
    givenSignature.length === expectedSignature.length && timingSafeEqual(givenSignature, expectedSignature)
  return isSigned ? expiresAt : null
}

/** Reads the time at which a cookie ends; null if no cookie that the server has set can end then. */
function parseEnd({ clock }: Context, end: string): number | null {
  const expiresAt = Number(end)
  return expiresAt > 0 && expiresAt <= findLatestExpiry(clock(), YEAR_MS) ? expiresAt : null
}

/** Signs the salted password hash and the expiry time of the pass, so that all passes end when a new password is set. */
const sign = ({ secret }: Context, { passwordHash }: AccessState, expiresAt: number) =>
  createHmac('sha256', secret).update(`${PASS_COOKIE} ${passwordHash} ${expiresAt}`).digest('base64url')

/** Sets a cookie that only shows, when a password is sent, that the browser keeps cookies. */
export const setTestCookie = (context: Context, request: FastifyRequest, reply: FastifyReply) =>
  giveCookie(context, request, reply, TEST_COOKIE, 'yes', context.clock() + DAY)

export const hasTestCookie = (context: Context, request: FastifyRequest) =>
  parseCookie(context, request, TEST_COOKIE) !== undefined

/** Finds the access key in the requested URL; null if there is no key, or if the key does not open the memorial. */
export async function findKeyInAddress(context: Context, { query }: FastifyRequest): Promise<string | null> {
  const key = (query as Record<string, unknown>)[accessKeyParameter]
  return typeof key === 'string' && (await isKey(context, key)) ? key : null
}

/** Stores the key in the browser for a year, together with the time when the browser will forget it. */
export function setKeyCookie(context: Context, key: string, request: FastifyRequest, reply: FastifyReply) {
  const expiresAt = context.clock() + YEAR_MS
  giveCookie(context, request, reply, KEY_COOKIE, `${key}.${expiresAt}`, expiresAt)
}

/** Earlier versions stored the key alone. */
const parseKeyCookie = (context: Context, request: FastifyRequest) => {
  const [key = '', end = ''] = parseCookie(context, request, KEY_COOKIE)?.split('.') ?? []
  return { key, expiresAt: parseEnd(context, end) }
}

/** Finds the access key with which this device came; null if there is none, or if the key was revoked. */
export async function findKeyInCookie(context: Context, request: FastifyRequest): Promise<string | null> {
  const { key } = parseKeyCookie(context, request)
  return (await isKey(context, key)) ? key : null
}

/**
 * Finds out when the access of this device ends: its pass or its key, whichever ends later. Null without a pass or a key,
 * and for one without an end, as an earlier version gave them.
 */
export async function findAccessEnd(
  context: Context,
  state: AccessState,
  request: FastifyRequest,
): Promise<number | null> {
  const { key, expiresAt } = parseKeyCookie(context, request)
  const keyEnd = (await isKey(context, key)) ? expiresAt : null
  return Math.max(findPassEnd(context, state, request) ?? 0, keyEnd ?? 0) || null
}

/** Whether the visitor came with a key, in the URL or in a cookie, whether or not it opens the memorial. */
export const sendsKey = (context: Context, request: FastifyRequest): boolean =>
  Boolean((request.query as Record<string, unknown>)[accessKeyParameter]) ||
  parseCookie(context, request, KEY_COOKIE) !== undefined

/** Attempts are not counted, because a key has 128 random bits. A revoked key has no row. */
async function isKey({ db }: Context, key: string): Promise<boolean> {
  if (!/^[\w-]{22}$/.test(key)) return false
  const row = await db.selectFrom('access_keys').select('id').where('key', '=', key).executeTakeFirst()
  return row !== undefined
}
