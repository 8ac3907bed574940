import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { placeOf } from './placeOf.ts'

/** Read back over HTTPS under no other name: browsers take it from this very host alone, and no other host can plant it. */
export const parseCookie = (context: Context, request: FastifyRequest, name: string): string | undefined =>
  request.cookies[currentName(context, request, name)]

/** Hands a secret to the browser: no script reads it, and no other website's form sends it. */
export function giveCookie(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  expiresAt: number,
) {
  const maxAge = Math.ceil((expiresAt - context.clock()) / 1_000)
  reply.setCookie(currentName(context, request, name), value, { ...cookieRules(context, request), maxAge })
}

export const removeCookie = (context: Context, request: FastifyRequest, reply: FastifyReply, name: string) =>
  reply.clearCookie(currentName(context, request, name), cookieRules(context, request))

/** An address of the own network is plain HTTP, where browsers store no secure cookie, whatever PUBLIC_URL says of others. */
const isHttps = ({ config }: Context, { protocol, host }: FastifyRequest) =>
  protocol === 'https' || (config.publicUrl?.startsWith('https:') === true && placeOf(host) !== 'network')

const currentName = (context: Context, request: FastifyRequest, name: string) =>
  isHttps(context, request) ? `__Host-${name}` : name

const cookieRules = (context: Context, request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps(context, request),
})
