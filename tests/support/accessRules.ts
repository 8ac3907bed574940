import { type Endpoints, endpoints } from '../../contract/endpoints.ts'
import { isPublic, type PagePath, pages, publicPaths } from '../../contract/page.ts'

/** Whether strangers get an answer while the memorial is closed. */
export type Rule = 'closed' | 'open'

/** By these, people come in. Every other endpoint is closed, a new one, too. */
const openEndpoints: readonly string[] = [
  'GET /api/invitations/mine',
  'GET /api/remotes/:id',
  'POST /api/remotes/:id/commands',
  'POST /api/invitations/mine',
  'POST /api/login',
  'POST /api/logout',
] satisfies (keyof Endpoints)[]

export const endpointRules = Object.fromEntries(
  endpoints.map(({ route }): [string, Rule] => [route, openEndpoints.includes(route) ? 'open' : 'closed']),
) as Record<keyof Endpoints, Rule>

/** Pages of visitors are closed; keepers can log in. */
export const pageRules = Object.fromEntries(
  pages.map((page): [string, Rule] => [
    page.path,
    isPublic(page) && !('opensAlone' in page) ? 'closed' : 'open',
  ]),
) as Record<PagePath, Rule>

/** Routes of no endpoint and no page, but for the files of the product. */
export const otherRules: Record<string, Rule> = {
  'GET /healthz': 'open',
  'GET /readyz': 'open',
  'GET /metrics': 'open',
  'GET /robots.txt': 'open',
  'GET /sitemap.xml': 'closed',
  'GET /manifest.webmanifest': 'closed',
  'GET /feed.atom': 'closed',
  'GET /link-preview': 'closed',
  'GET /services/:id.ics': 'closed',
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
