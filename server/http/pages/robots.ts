import type { FastifyInstance } from 'fastify'
import { isLasting, isPublic, type Page, pages } from '../../../contract/pages/page.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { readFamilyTexts } from '../../memorial/currentSettings.ts'
import { sendCached } from '../../platform/cache/cachedResponse.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../base/errors/fail.ts'
import { escapeHtml } from '../../base/escapeHtml.ts'
import { findOrigin } from '../callers/origin.ts'
import { readIsListed } from '../files/fileMarker.ts'

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
    const listed = pages
      .filter((page) => isPublic(page) && isLasting(page))
      .filter(({ path }) => !path.startsWith('/slideshow-'))
    return makeSitemap(origin, listed, (await readFamilyTexts(context)).language)
  })
  serveText('/robots.txt', 'text/plain; charset=utf-8', async (origin) => {
    const isListed = await readIsListed(context)
    const lines = ['User-agent: *', 'Disallow: /api/']
    if (isListed) lines.push('', `Sitemap: ${origin}/sitemap.xml`)
    return `${lines.join('\n')}\n`
  })
}

const makeSitemap = (
  origin: string,
  listed: readonly Page[],
  familyLanguage: Language,
) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listed.flatMap((page) => listEntries(origin, page, familyLanguage)).join('\n')}
</urlset>
`

/**
 * Makes an entry for each language of a page. Each entry links to all of them, because search engines ignore a link that is not returned.
 * Without a language, the URL is that of the family's.
 */
function listEntries(origin: string, { path, isInFamilyLanguage }: Page, familyLanguage: Language): string[] {
  const url = escapeHtml(origin + path)
  if (isInFamilyLanguage) return [`<url><loc>${url}</loc></url>`]
  const versions = languages.map((language) => ({
    language,
    href: language === familyLanguage ? url : `${url}?language=${language}`,
  }))
  const links = [...versions, { language: 'x-default', href: url }]
    .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('')
  return versions.map(({ href }) => `<url><loc>${href}</loc>${links}</url>`)
}
