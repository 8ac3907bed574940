import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accessKeyParameter } from '../../contract/accessLink.ts'
import { expectedCallerHeader } from '../../contract/endpoint.ts'
import { publicPaths } from '../../contract/page.ts'
import type { Context } from '../context.ts'
import { cacheRows } from '../database/cacheRows.ts'
import type { Revisions } from '../database/revisions.ts'
import { fail } from '../fail.ts'
import { feedPath } from '../feed/memorialFeed.ts'
import { type AccessState, isClosed, readAccessState } from './accessState.ts'
import type { RespondWithForm } from './passwordForm.ts'
import { giveKey, hasKey, hasPass, keyInAddress } from './passes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** what is answered is for the one who asks: the memorial is closed to others */
    isPrivate: boolean
    /** of its beginning, for the caches; not read for what always answers */
    revisions?: Revisions
  }
}

/**
 * What answers although the memorial is closed, for it shows nothing of it; the files of the product (`isAsset`), too.
 * Everything else, also a route of tomorrow, is closed.
 */
const alwaysOpen = new Set([
  'GET /healthz',
  'GET /readyz',
  'GET /robots.txt',
  'GET /admin',
  'GET /admin/login',
  'GET /admin/invitation',
  'POST /api/login',
  'POST /api/logout',
  'GET /api/invitations/mine',
  'POST /api/invitations/mine',
  // for whom the memorial mails: the key in the address is his own
  'GET /stop-mail',
  'POST /stop-mail',
  // the password itself
  ...publicPaths.map((path) => `POST ${path}`),
])

/** Lets nobody but keepers, and those with the password or a key, through to any route of a closed memorial. */
export function guardAccess(app: FastifyInstance, context: Context, respondWithForm: RespondWithForm) {
  app.decorateRequest('isPrivate', false)
  app.decorateRequest('revisions')
  const cached = cacheRows<AccessState>(context.revisions)
  app.addHook('onRequest', async (request, reply) => {
    if (isAlwaysOpen(request)) return
    request.revisions = await context.revisions.read()
    const state = await cached('access', () => readAccessState(context.db), request.revisions)
    if (!isClosed(state)) return
    request.isPrivate = true
    const key = await keyInAddress(context, request)
    if (key && isPage(request)) {
      giveKey(context, key, request, reply)
      // the key leaves the address bar, the history and what links pass on
      return reply.header('cache-control', 'private, no-store').redirect(addressWithoutKey(request), 303)
    }
    if (request.caller.kind !== 'visitor' || hasPass(context, state, request)) return
    if (key || (await hasKey(context, request))) return
    if (asksForPage(request)) return respondWithForm(request, reply, state)
    throw fail(needsLogin(request) ? 'login_needed' : 'password_needed')
  })
  app.addHook('onSend', ({ isPrivate }, reply, payload, done) => {
    if (isPrivate) reply.header('cache-control', privateCaching(reply.getHeader('cache-control')))
    done(null, payload)
  })
}

const routeOf = ({ method, routeOptions: { url = '' } }: FastifyRequest) =>
  `${method === 'HEAD' ? 'GET' : method} ${url}`

const isAlwaysOpen = (request: FastifyRequest) =>
  request.routeOptions.config?.isAsset === true || alwaysOpen.has(routeOf(request))

const isPage = (request: FastifyRequest) => publicPaths.some((path) => routeOf(request) === `GET ${path}`)

/** A page, or an address that is nobody's; feed readers take no page for an answer. */
const asksForPage = ({ method, url, routeOptions }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|uploads)\//.test(url) && routeOptions.url !== feedPath

const needsLogin = ({ headers, routeOptions }: FastifyRequest) =>
  headers[expectedCallerHeader] !== undefined ||
  (routeOptions.config?.endpoint?.who ?? 'everyone') !== 'everyone'

/** Of the route, not as it was sent: nobody is led to another host. */
function addressWithoutKey({ url, routeOptions }: FastifyRequest): string {
  const query = new URLSearchParams(url.split('?')[1])
  query.delete(accessKeyParameter)
  return `${routeOptions.url}${query.size > 0 ? `?${query}` : ''}`
}

/**
 * No proxy may keep it for others. A browser may: pictures for a week, so that a slideshow outlasts the network, and no
 * longer, because that long somebody may see them who knows the password no more.
 */
function privateCaching(value: unknown): string {
  const caching = String(value ?? 'no-cache')
  if (/private|no-store/.test(caching)) return caching
  return caching.includes('no-cache') ? 'private, no-cache' : 'private, max-age=604800'
}
