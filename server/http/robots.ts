import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../contract/settings.ts'
import type { Context } from '../context.ts'

/** Whether search engines may list the site: never before the family has saved its own words. */
export const isSearchable = ({ saved, searchEngines }: Pick<Settings, 'saved' | 'searchEngines'>) =>
  saved && searchEngines

/**
 * `/robots.txt`. Pages may be fetched in any case: a search engine lists the address of a page that it may not fetch, and
 * leaves out one in which it reads `noindex`.
 */
export function serveRobots(app: FastifyInstance, { responseCache }: Context) {
  app.get('/robots.txt', async (_request, reply) => {
    const { body } = await responseCache.read('GET /api/settings')
    const closed = isSearchable(JSON.parse(body.toString()) as Settings) ? ['/api/'] : ['/api/', '/uploads/']
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, no-cache')
      .send(`${lines.join('\n')}\n`)
  })
}
