import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { classifyHost } from './classifyHost.ts'

/**
 * Over HTTPS, the cookie's name begins with `__Host-`. Browsers accept such a cookie only from this very host, so that no other
 * host can set it.
 */
export const parseCookie = (context: Context, request: FastifyRequest, name: string): string | undefined =>
  request.cookies[makeCookieName(context, request, name)]

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
  reply.setCookie(makeCookieName(context, request, name), value, {
    ...makeCookieOptions(context, request),
    maxAge,
  })
}

export const removeCookie = (context: Context, request: FastifyRequest, reply: FastifyReply, name: string) =>
  reply.clearCookie(makeCookieName(context, request, name), makeCookieOptions(context, request))

/**
 * Whether cookies can have the attribute `Secure`. Hosts on the local network use plain HTTP, even if PUBLIC_URL begins with
 * https. Over plain HTTP, browsers do not store secure cookies.
 */
const canBeSecure = ({ config }: Context, { protocol, host }: FastifyRequest) =>
  protocol === 'https' ||
  (config.publicUrl?.startsWith('https:') === true && classifyHost(host) !== 'network')

const makeCookieName = (context: Context, request: FastifyRequest, name: string) =>
  canBeSecure(context, request) ? `__Host-${name}` : name

const makeCookieOptions = (context: Context, request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: canBeSecure(context, request),
})
