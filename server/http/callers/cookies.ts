import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { classifyHost } from './classifyHost.ts'

/**
 * Reads a cookie. Over HTTPS its name begins with `__Host-`: browsers accept such a cookie only from this very host, so no other
 * host can plant it.
 */
export const parseCookie = (context: Context, request: FastifyRequest, name: string): string | undefined =>
  request.cookies[currentName(context, request, name)]

/** Sends a secret to the browser as a cookie that scripts cannot read and forms of other websites do not send. */
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

/**
 * Whether cookies can be secure. Addresses on the local network use plain HTTP, where browsers store no secure cookie, even if
 * PUBLIC_URL is https.
 */
const isHttps = ({ config }: Context, { protocol, host }: FastifyRequest) =>
  protocol === 'https' ||
  (config.publicUrl?.startsWith('https:') === true && classifyHost(host) !== 'network')

const currentName = (context: Context, request: FastifyRequest, name: string) =>
  isHttps(context, request) ? `__Host-${name}` : name

const cookieRules = (context: Context, request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps(context, request),
})
