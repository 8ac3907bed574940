import type { FastifyInstance } from 'fastify'
import type { Audience } from '../../contract/access.ts'
import type { Settings } from '../../contract/settings.ts'
import { readAccessState } from '../access/accessState.ts'
import type { Context } from '../context.ts'

/** Whether search engines may list the site: never before the family has saved its own words, and only what everyone may see. */
export const isSearchable = (
  { saved, searchEngines }: Pick<Settings, 'saved' | 'searchEngines'>,
  audience: Audience,
) => saved && searchEngines && audience === 'everyone'

/**
 * `/robots.txt`. Pages may be fetched in any case: a search engine lists the address of a page that it may not fetch, and
 * leaves out one in which it reads `noindex`.
 */
export function serveRobots(app: FastifyInstance, { db, responseCache }: Context) {
  app.get('/robots.txt', async (_request, reply) => {
    const settings = await responseCache.readAnswer('GET /api/settings')
    const { audience } = await readAccessState(db)
    const isListed = isSearchable(settings, audience)
    const disallowed = isListed ? ['/api/'] : ['/api/', '/uploads/']
    const lines = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`)]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, no-cache')
      .send(`${lines.join('\n')}\n`)
  })
}
