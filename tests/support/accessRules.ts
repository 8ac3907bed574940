import type { Endpoints } from '../../contract/endpoints.ts'
import { type PagePath, publicPaths } from '../../contract/page.ts'

/** Whether strangers get an answer while the memorial is closed. A new one is named here, or this does not compile. */
export type Rule = 'closed' | 'open'

export const endpointRules: Record<keyof Endpoints, Rule> = {
  'GET /api/media': 'closed',
  'POST /api/media': 'closed',
  'POST /api/media/upload': 'closed',
  'POST /api/media/batch': 'closed',
  'PUT /api/media/:id': 'closed',
  'DELETE /api/media/:id': 'closed',
  'POST /api/media/reorder': 'closed',
  'GET /api/media/:id/history': 'closed',
  'POST /api/media/:id/put-back': 'closed',
  'GET /api/media-edits/:id/by-same-visitor': 'closed',
  'POST /api/media-edits/:id/undo-visitor': 'closed',
  'GET /api/music': 'closed',
  'POST /api/music': 'closed',
  'PUT /api/music/:id': 'closed',
  'DELETE /api/music/:id': 'closed',
  'POST /api/music/reorder': 'closed',
  'GET /api/safekeeping': 'closed',
  'GET /api/services': 'closed',
  'POST /api/services': 'closed',
  'PUT /api/services/:id': 'closed',
  'DELETE /api/services/:id': 'closed',
  'GET /api/obituary': 'closed',
  'PUT /api/obituary': 'closed',
  'DELETE /api/obituary': 'closed',
  'GET /api/memories': 'closed',
  'GET /api/memories/waiting': 'closed',
  'POST /api/memories': 'closed',
  'PUT /api/memories/:id': 'closed',
  'DELETE /api/memories/:id': 'closed',
  'PUT /api/memories/:id/answer': 'closed',
  'GET /api/memories/mine': 'closed',
  'PUT /api/memories/mine': 'closed',
  'DELETE /api/memories/mine': 'closed',
  'GET /api/settings': 'closed',
  'PUT /api/settings': 'closed',
  'GET /api/access': 'closed',
  'PUT /api/access': 'closed',
  'POST /api/access/keys': 'closed',
  'DELETE /api/access/keys/:id': 'closed',
  'GET /api/digest': 'closed',
  'PUT /api/digest': 'closed',
  'GET /api/copy': 'closed',
  'POST /api/copy': 'closed',
  'DELETE /api/copy': 'closed',
  'GET /api/archive': 'closed',
  'GET /api/journal': 'closed',
  'GET /api/check-auth': 'closed',
  'PUT /api/password': 'closed',
  'POST /api/login': 'open',
  'POST /api/logout': 'open',
}

export const pageRules: Record<PagePath, Rule> = {
  '/': 'closed',
  '/slideshow': 'closed',
  '/slideshow-old': 'closed',
  '/gallery': 'closed',
  '/obituary': 'closed',
  '/services': 'closed',
  '/memories': 'closed',
  '/admin': 'open',
  '/admin/login': 'open',
}

/** Routes of no endpoint and no page, but for the files of the product. */
export const otherRules: Record<string, Rule> = {
  'GET /healthz': 'open',
  'GET /readyz': 'open',
  'GET /robots.txt': 'open',
  'GET /feed.atom': 'closed',
  'GET /stop-mail': 'open',
  'POST /stop-mail': 'open',
  'GET /api/openapi.json': 'closed',
  'GET /api/docs': 'closed',
  'GET /uploads/:key/:name': 'closed',
  'GET /uploads/private/:key/:name': 'closed',
  ...Object.fromEntries(publicPaths.map((path) => [`POST ${path}`, 'open' as const])),
}

/** The names under one rule. */
export const rulesOf = <K extends string>(rules: Record<K, Rule>, rule: Rule) =>
  (Object.keys(rules) as K[]).filter((name) => rules[name] === rule)
