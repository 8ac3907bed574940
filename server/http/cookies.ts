import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'

/** Browsers take the first only over HTTPS and from this very host: no other host of the domain can plant it. */
const namesOf = (name: string) => ({ https: `__Host-${name}`, http: name })

export const readCookie = ({ cookies }: FastifyRequest, name: string): string | undefined =>
  cookies[namesOf(name).https] ?? cookies[namesOf(name).http]

/** Whether the cookie has the name of now, not that from before HTTPS. */
export const isCurrentCookie = (context: Context, request: FastifyRequest, name: string) =>
  request.cookies[currentName(context, request, name)] !== undefined

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
  const current = currentName(context, request, name)
  reply.setCookie(current, value, { ...cookieRules(context, request), maxAge })
  const other = Object.values(namesOf(name)).find((each) => each !== current) as string
  if (request.cookies[other]) reply.clearCookie(other, cookieRules(context, request))
}

export function removeCookie(context: Context, request: FastifyRequest, reply: FastifyReply, name: string) {
  for (const each of Object.values(namesOf(name)))
    if (request.cookies[each]) reply.clearCookie(each, cookieRules(context, request))
}

const isHttps = ({ config }: Context, { protocol }: FastifyRequest) =>
  protocol === 'https' || config.publicUrl?.startsWith('https:') === true

const currentName = (context: Context, request: FastifyRequest, name: string) =>
  namesOf(name)[isHttps(context, request) ? 'https' : 'http']

const cookieRules = (context: Context, request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps(context, request),
})
