import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toCalendarPath } from '../../../domain/calendar/ics.ts'
import { accessKeyParameter } from '../../../contract/pages/accessLink.ts'
import { expectedCallerHeader } from '../../../contract/endpoint.ts'
import { feedPath, publicPaths } from '../../../contract/pages/page.ts'
import type { Context } from '../../platform/context.ts'
import { cacheRows } from '../../platform/database/cacheRows.ts'
import { andThen } from '../../base/concurrency/andThen.ts'
import { fail } from '../../base/errors/fail.ts'
import { CARD_PATH } from '../../http/pages/cardContent.ts'
import { type AccessState, isClosed, readAccessState } from '../../memorial/accessState.ts'
import { hideName } from '../../http/callers/caller.ts'
import { toHook } from '../../http/callers/toHook.ts'
import { openPasswordForm } from './passwordForm.ts'
import { findKeyInAddress, findKeyInCookie, findPassEnd, sendsKey, setKeyCookie } from './passes.ts'

/**
 * The routes that stay open while the memorial is closed, because they show none of its content. The application's own files
 * (`isAsset`) stay open, too. All other routes are closed, including routes that are added later.
 */
const alwaysOpen = new Set([
  'GET /healthz',
  'GET /readyz',
  // has a guard of its own
  'GET /metrics',
  'GET /robots.txt',
  'GET /admin',
  'GET /admin/begin',
  'GET /admin/login',
  'GET /admin/invitation',
  'POST /api/login',
  'POST /api/logout',
  'GET /api/invitations/mine',
  'POST /api/invitations/mine',
  // for phones that control a slideshow, because the slideshow's code gives access to nothing else
  'GET /remote',
  'GET /api/remotes/:id',
  'POST /api/remotes/:id/commands',
  // for guests who send photographs, because their keys give access to nothing else
  'GET /send',
  'GET /api/send',
  'POST /api/senders',
  'GET /api/senders/mine',
  'PUT /api/senders/mine',
  'POST /api/senders/mine/media',
  'DELETE /api/senders/mine/media/:id',
  // for people who get mail from the memorial, because the URL in the mail contains a key
  'GET /stop-mail',
  'POST /stop-mail',
  // for the form that sends the password
  ...publicPaths.map((path) => `POST ${path}`),
])

/**
 * Guards all routes of a closed memorial: lets in only keepers and people who have the password or a key. Also returns the guard
 * for the 'not found' page, because a route that is always open can end with that page.
 */
export function guardAccess(app: FastifyInstance, context: Context) {
  const respondWithForm = openPasswordForm(context)
  const cachedStates = cacheRows<AccessState>(context.revisions)
  const guard = toHook((request, reply) => {
    const isOpen = isAlwaysOpen(request)
    // files, and what programs ask, have no sentences and must not need the database
    if (isOpen && !request.revisions) return undefined
    return andThen(request.revisions ?? context.revisions.read(), (revisions) => {
      request.revisions = revisions
      const state = cachedStates('access', () => readAccessState(context.db), revisions)
      return andThen(state, (known) => {
        if (!isClosed(known)) return undefined
        return isOpen ? hideName(request.caller) : guardClosed(request, reply, known)
      })
    })
  })
  const guardClosed = async (request: FastifyRequest, reply: FastifyReply, state: AccessState) => {
    request.isPrivate = true
    const key = await findKeyInAddress(context, request)
    if (key && isPage(request)) {
      setKeyCookie(context, key, request, reply)
      // removes the key from the address bar, the history and referrers
      return reply.header('cache-control', 'private, no-store').redirect(removeKey(request), 303)
    }
    if (request.caller.kind !== 'visitor' || findPassEnd(context, state, request) !== null) return
    if (key || (await findKeyInCookie(context, request))) return
    hideName(request.caller)
    // a chat that knows the preview's URL gets neither the picture nor the form
    if (request.routeOptions.url === CARD_PATH) throw fail('not_found')
    // no key has opened the memorial, so one that was sent is revoked
    const hasEndedKey = sendsKey(context, request)
    if (expectsPage(request))
      return respondWithForm(
        request,
        reply,
        state,
        hasEndedKey ? { notice: request.caller.texts.access.keyEnded } : {},
      )
    if (needsLogin(request)) throw fail('login_needed')
    throw fail('password_needed', {}, hasEndedKey ? { say: ({ access }) => access.keyEnded } : {})
  }
  app.addHook('onRequest', guard)
  return guard
}

const describeRoute = ({ method, routeOptions: { url = '' } }: FastifyRequest) =>
  `${method === 'HEAD' ? 'GET' : method} ${url}`

const isAlwaysOpen = (request: FastifyRequest) =>
  request.routeOptions.config?.isAsset === true || alwaysOpen.has(describeRoute(request))

const isPage = (request: FastifyRequest) =>
  publicPaths.some((path) => describeRoute(request) === `GET ${path}`)

const programRoutes = new Set<string | undefined>([feedPath, toCalendarPath(':id')])

/** Feed readers and calendar apps do not expect a page. */
const expectsPage = ({ method, url, routeOptions }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|uploads)\//.test(url) &&
  !programRoutes.has(routeOptions.url)

const needsLogin = ({ headers, routeOptions }: FastifyRequest) =>
  headers[expectedCallerHeader] !== undefined ||
  (routeOptions.config?.endpoint?.who ?? 'everyone') !== 'everyone'

/** Uses the path of the route, because the requested path could lead to another host. */
function removeKey({ url, routeOptions }: FastifyRequest): string {
  const query = new URLSearchParams(url.split('?')[1])
  query.delete(accessKeyParameter)
  return `${routeOptions.url}${query.size > 0 ? `?${query}` : ''}`
}
