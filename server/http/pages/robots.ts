import type { FastifyInstance } from 'fastify'
import type { Audience } from '../../../contract/access.ts'
import { isLasting, isPublic, pages } from '../../../contract/page.ts'
import type { Settings } from '../../../contract/settings.ts'
import { readAccessState } from '../../platform/database/accessState.ts'
import { mayBeListed } from '../../platform/database/samples.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../base/errors/fail.ts'
import { escapeHtml } from './htmlDocument.ts'
import { originOf } from '../callers/origin.ts'

/** Whether search engines may list the site: never before name, obituary and donation are the family's own, and only what everyone may see. */
export const isSearchable = async (
  db: Context['db'],
  { searchEngines }: Pick<Settings, 'searchEngines'>,
  audience: Audience,
) => searchEngines && audience === 'everyone' && mayBeListed(db)

/**
 * `/robots.txt`, and `/sitemap.xml` for as long as search engines may list the site. Pages may be fetched in any case: a search engine lists the address of a page that it may not fetch, and
 * leaves out one in which it reads `noindex`.
 */
export function serveRobots(app: FastifyInstance, { config, db, responseCache }: Context) {
  const readIsListed = async () => {
    const settings = await responseCache.readAnswer('GET /api/settings')
    return isSearchable(db, settings, (await readAccessState(db)).audience)
  }
  app.get('/sitemap.xml', async (request, reply) => {
    if (!(await readIsListed())) throw fail('not_found')
    const origin = originOf(config, request)
    const addresses = pages
      .filter((page) => isPublic(page) && isLasting(page))
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('/slideshow-'))
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, no-cache')
      .send(sitemapOf(addresses.map((path) => origin + path)))
  })
  app.get('/robots.txt', async (request, reply) => {
    const isListed = await readIsListed()
    const disallowed = isListed ? ['/api/'] : ['/api/', '/uploads/']
    const lines = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`)]
    if (isListed) lines.push('', `Sitemap: ${originOf(config, request)}/sitemap.xml`)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, no-cache')
      .send(`${lines.join('\n')}\n`)
  })
}

const sitemapOf = (addresses: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`).join('\n')}
</urlset>
`
