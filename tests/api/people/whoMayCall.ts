import { isPublic, pages } from '../../../contract/pages/page.ts'
import { workEndpoints } from '../../../contract/work.ts'

/** Each caller may do all that the callers before it may. `anyone` includes strangers to a closed memorial, `visitor` does not. */
export const callers = ['anyone', 'visitor', 'helper', 'administrator'] as const
export type Caller = (typeof callers)[number]

/** Gives several routes one least caller. */
const routesFor = (least: Caller, routes: readonly string[]): Record<string, Caller> =>
  Object.fromEntries(routes.map((route) => [route, least]))

const publicPages = pages.filter(isPublic)
const otherPages = pages.filter((page) => !isPublic(page))

/**
 * The least caller of every route of the server except the product's own files. The table does not use what endpoints declare, or
 * the guard of closed memorials, so that it shows mistakes there: visitors may open public pages and call what these read, long
 * work is for administrators, and all other routes are listed by hand.
 */
export const leastCallers: Record<string, Caller> = {
  ...routesFor(
    'visitor',
    publicPages.flatMap(({ path, reads }) => [`GET ${path}`, ...reads]),
  ),
  // the form that asks for the password of a closed memorial
  ...routesFor(
    'anyone',
    publicPages.map(({ path }) => `POST ${path}`),
  ),
  ...routesFor(
    'anyone',
    otherPages.map(({ path }) => `GET ${path}`),
  ),
  ...routesFor(
    'administrator',
    workEndpoints.map(({ route }) => route),
  ),
  'GET /api/access': 'administrator',
  'GET /api/access/mine': 'visitor',
  'PUT /api/access': 'administrator',
  'POST /api/access/keys': 'administrator',
  'DELETE /api/access/keys/:id': 'administrator',
  'GET /api/archive': 'administrator',
  'GET /api/check-auth': 'helper',
  'GET /api/deleted': 'administrator',
  'DELETE /api/deleted/:id': 'administrator',
  'POST /api/deleted/put-back': 'helper',
  'POST /api/deleted/:id/put-back': 'administrator',
  'GET /api/digest': 'helper',
  'PUT /api/digest': 'helper',
  'GET /api/invitations': 'administrator',
  'POST /api/invitations': 'administrator',
  'DELETE /api/invitations/:id': 'administrator',
  'GET /api/invitations/mine': 'anyone',
  'POST /api/invitations/mine': 'anyone',
  'GET /api/journal': 'administrator',
  'GET /api/keepers': 'administrator',
  'DELETE /api/keepers/:id': 'administrator',
  'PUT /api/keepers/:id': 'administrator',
  'POST /api/login': 'anyone',
  'GET /api/memories/questions/:id': 'visitor',
  'POST /api/logout': 'anyone',
  'POST /api/media': 'helper',
  'GET /api/media-edits/:id/by-same-visitor': 'helper',
  'POST /api/media-edits/:id/undo-visitor': 'helper',
  'DELETE /api/media/:id': 'helper',
  'PUT /api/media/:id': 'visitor',
  'PUT /api/media/:id/adjustment': 'helper',
  'POST /api/media/:id/approve-edit': 'helper',
  'POST /api/media/:id/discard-edit': 'helper',
  'GET /api/media/:id/history': 'helper',
  'POST /api/media/:id/put-back': 'helper',
  'POST /api/media/batch': 'helper',
  'POST /api/media/dates': 'helper',
  'POST /api/media/delete': 'helper',
  'POST /api/media/in-slideshow': 'administrator',
  'POST /api/media/keep-copies': 'helper',
  'POST /api/media/reorder': 'administrator',
  'POST /api/media/upload': 'visitor',
  'POST /api/media/visibility': 'helper',
  'POST /api/memories': 'visitor',
  'DELETE /api/memories/:id': 'administrator',
  'PUT /api/memories/:id': 'helper',
  'PUT /api/memories/:id/answer': 'helper',
  'DELETE /api/memories/mine': 'visitor',
  'GET /api/memories/mine': 'visitor',
  'PUT /api/memories/mine': 'visitor',
  'POST /api/memories/mine/mail': 'visitor',
  'GET /api/memories/waiting': 'helper',
  'POST /api/music': 'administrator',
  'DELETE /api/music/:id': 'administrator',
  'PUT /api/music/:id': 'administrator',
  'POST /api/music/reorder': 'administrator',
  'DELETE /api/obituary': 'administrator',
  'PUT /api/obituary': 'administrator',
  'GET /api/offline-show': 'visitor',
  'PUT /api/password': 'helper',
  'POST /api/pictures': 'administrator',
  'GET /api/director-page': 'visitor',
  'GET /api/rehearsals': 'administrator',
  'POST /api/rehearsals': 'visitor',
  'POST /api/remotes': 'visitor',
  'GET /api/remotes/:id': 'anyone',
  'PUT /api/remotes/:id': 'visitor',
  'POST /api/remotes/:id/commands': 'anyone',
  'GET /api/safekeeping': 'administrator',
  'POST /api/services': 'administrator',
  'DELETE /api/services/:id': 'administrator',
  'PUT /api/services/:id': 'administrator',
  'DELETE /api/sessions': 'helper',
  'GET /api/sessions': 'helper',
  'DELETE /api/sessions/:id': 'helper',
  'PUT /api/settings': 'administrator',
  'GET /api/docs': 'visitor',
  'GET /api/openapi.json': 'visitor',
  'GET /remote': 'anyone',
  'GET /feed.atom': 'visitor',
  'GET /healthz': 'anyone',
  'GET /link-preview': 'visitor',
  'GET /manifest.webmanifest': 'visitor',
  'GET /metrics': 'anyone',
  'GET /readyz': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /services/:id.ics': 'visitor',
  'GET /sitemap.xml': 'visitor',
  'GET /stop-mail': 'anyone',
  'POST /stop-mail': 'anyone',
  'GET /uploads/:key/:name': 'visitor',
  'GET /uploads/private/:key/:name': 'helper',
}
