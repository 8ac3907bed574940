import type { FastifyInstance } from 'fastify'
import type { Audience } from '../../../contract/people/access.ts'
import { isLasting, isPublic, pages } from '../../../contract/pages/page.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { readAccessState } from '../../platform/database/accessState.ts'
import { isReadyForSearchEngines } from '../../platform/database/samples.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../base/errors/fail.ts'
import { escapeHtml } from './htmlDocument.ts'
import { findOrigin } from '../callers/origin.ts'

/**
 * Whether search engines may list the site. They may if the settings allow it and everyone may see the site, but only after the
 * family has replaced or confirmed the placeholder name, obituary and donation text.
 */
export const isSearchable = async (
  db: Context['db'],
  { searchEngines }: Pick<Settings, 'searchEngines'>,
  audience: Audience,
) => searchEngines && audience === 'everyone' && isReadyForSearchEngines(db)

/**
 * Serves `/robots.txt`, and `/sitemap.xml` while search engines may list the site. Search engines may always fetch pages, because
 * they leave out a page in which they read `noindex`. A page that they are not allowed to fetch can still be listed by its URL.
 */
export function serveRobots(app: FastifyInstance, { config, db, responseCache }: Context) {
  const readIsListed = async () => {
    const settings = await responseCache.readResponse('GET /api/settings')
    return isSearchable(db, settings, (await readAccessState(db)).audience)
  }
  app.get('/sitemap.xml', async (request, reply) => {
    if (!(await readIsListed())) throw fail('not_found')
    const origin = findOrigin(config, request)
    const paths = pages
      .filter((page) => isPublic(page) && isLasting(page))
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('/slideshow-'))
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, no-cache')
      .send(makeSitemap(paths.map((path) => origin + path)))
  })
  app.get('/robots.txt', async (request, reply) => {
    const isListed = await readIsListed()
    const disallowedPaths = isListed ? ['/api/'] : ['/api/', '/uploads/']
    const lines = ['User-agent: *', ...disallowedPaths.map((path) => `Disallow: ${path}`)]
    if (isListed) lines.push('', `Sitemap: ${findOrigin(config, request)}/sitemap.xml`)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, no-cache')
      .send(`${lines.join('\n')}\n`)
  })
}

const makeSitemap = (urls: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `<url><loc>${escapeHtml(url)}</loc></url>`).join('\n')}
</urlset>
`
