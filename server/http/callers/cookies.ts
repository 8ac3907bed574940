import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { classifyHost } from './classifyHost.ts'

/**
 * Reads a cookie. Over HTTPS, the cookie's name begins with `__Host-`. Browsers accept such a cookie only from this very host, so
 * that no other host can set it.
 */
export const parseCookie = (context: Context, request: FastifyRequest, name: string): string | undefined =>
  request.cookies[currentName(context, request, name)]

/** Sends a secret to the browser in a cookie. Scripts cannot read the cookie, and other websites' forms do not send it. */
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
 * Whether cookies can be secure. Hosts on the local network use plain HTTP, even if PUBLIC_URL is https. Over plain HTTP, browsers
 * do not store secure cookies.
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
