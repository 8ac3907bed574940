import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Audience } from '../../../contract/people/access.ts'
import { isLasting, isPublic, pages } from '../../../contract/pages/page.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { readAccessState } from '../../memorial/accessState.ts'
import { isReadyForSearchEngines } from '../../memorial/samples.ts'
import { sendCached } from '../../platform/cache/cachedResponse.ts'
import { cacheRows } from '../../platform/database/cacheRows.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../base/errors/fail.ts'
import { escapeHtml } from '../../base/escapeHtml.ts'
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
 * Makes a function that asks search engines in a file's header to leave out the file, as long as they must leave out the pages.
 * `/robots.txt` cannot ask for this, because chat programs show no preview whose picture it forbids. The function is cheap enough
 * for each file: it reads the rules only after a change.
 */
export function openFileMarker(context: Context) {
  const cachedRules = cacheRows<boolean>(context.revisions)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const isListed = await cachedRules('isListed', () => readIsListed(context), request.revisions)
    if (!isListed) reply.header('x-robots-tag', 'noindex')
  }
}

async function readIsListed({ db, responseCache }: Context) {
  const settings = await responseCache.readResponse('GET /api/settings')
  return isSearchable(db, settings, (await readAccessState(db)).audience)
}

/**
 * Serves `/robots.txt`, and `/sitemap.xml` while search engines may list the site. Search engines may always fetch pages, because
 * they leave out a page or a file in which they read `noindex`. What they are not allowed to fetch can still be listed by its URL.
 */
export function serveRobots(app: FastifyInstance, context: Context) {
  const { config, responseCache } = context
  /** Serves a text that differs by the requested origin. The text is empty if there is none at the moment. */
  const serveText = (path: string, type: string, make: (origin: string) => Promise<string>) =>
    app.get(path, async (request, reply) => {
      const origin = findOrigin(config, request)
      const resources = responseCache.listResources('GET /api/settings')
      const name = { name: path, variant: origin }
      const response = await responseCache.get(name, resources, () => make(origin), request.revisions)
      if (response.length === 0) throw fail('not_found')
      return sendCached(response, { type, cacheControl: 'public, no-cache' }, request, reply)
    })
  serveText('/sitemap.xml', 'application/xml; charset=utf-8', async (origin) => {
    if (!(await readIsListed(context))) return ''
    const paths = pages
      .filter((page) => isPublic(page) && isLasting(page))
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('/slideshow-'))
    return makeSitemap(paths.map((path) => origin + path))
  })
  serveText('/robots.txt', 'text/plain; charset=utf-8', async (origin) => {
    const isListed = await readIsListed(context)
    const lines = ['User-agent: *', 'Disallow: /api/']
    if (isListed) lines.push('', `Sitemap: ${origin}/sitemap.xml`)
    return `${lines.join('\n')}\n`
  })
}

const makeSitemap = (urls: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `<url><loc>${escapeHtml(url)}</loc></url>`).join('\n')}
</urlset>
`
