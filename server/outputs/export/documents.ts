import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { toPageFile } from '../../../contract/outputs/copyLayout.ts'
import type {
  PageData,
  ReadSeed,
  RenderPage,
  VisitorResponses,
} from '../../../contract/pages/pageRendering.ts'
import { findServicesEnd } from '../../../domain/calendar/serviceTime.ts'
import { isLasting, isPublic, isSearched, pages } from '../../../contract/pages/page.ts'
import { toTabTitle } from '../../../contract/pages/tabTitle.ts'
import type { Language } from '../../../domain/language.ts'
import { makePageData, scriptsInHead } from '../../http/pages/document.ts'
import { needsSearch } from '../../http/pages/search.ts'
import { fullViewport, makeHtmlDocument, makeIconLinks } from '../../http/pages/htmlDocument.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

type SitePage = Extract<(typeof pages)[number], { module: `web/site/${string}` }>
const sitePages = pages.filter((page): page is SitePage => isPublic(page) && isLasting(page))

/** The contents of generated files, by their paths in the static copy. */
export type Documents = Map<string, Buffer>

/** Renders every page with its data and with complete lists. `dist` is the folder of the built front end. */
export async function renderPages(
  dist: string,
  responses: VisitorResponses,
  { now, book, texts }: { now: Date; book: string | null; texts: ServerTexts },
): Promise<Documents> {
  const file = path.join(dist, 'copy-render', texts.language, 'render.js')
  const { render } = (await import(pathToFileURL(file).href)) as { render: RenderPage }
  const readSeed: ReadSeed = async (endpoint) => responses[endpoint]
  const documents: Documents = new Map()
  const hasSearch = await needsSearch(readSeed)
  for (const page of sitePages) {
    const settings = responses['GET /api/settings']
    const request = {
      path: page.path,
      now: now.toISOString(),
      name: settings.name,
      person: texts.person,
      ...(book !== null && { book }),
      isComplete: true,
      ...(hasSearch && isSearched(page) && { hasSearch }),
      servicesEnd: findServicesEnd(responses['GET /api/services'], settings.timezone),
    }
    const { html, data } = await render(request, readSeed)
    documents.set(toPageFile(page.path), Buffer.from(makeDocument(page, responses, { html, data }, texts)))
  }
  return documents
}

/** Reads the script, the stylesheet and the other static files that the pages of a static copy use. */
export async function readSiteFiles(dist: string, language: Language): Promise<Documents> {
  const folder = path.join(dist, 'copy', language)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const documents: Documents = new Map()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    documents.set(`site/${path.relative(folder, file).split(path.sep).join('/')}`, await readFile(file))
  }
  return documents
}

interface RenderedPage {
  html: string
  data: PageData
}

function makeDocument(
  page: SitePage,
  responses: VisitorResponses,
  { html, data }: RenderedPage,
  texts: ServerTexts,
): string {
  const settings = responses['GET /api/settings']
  return makeHtmlDocument({
    texts,
    person: texts.person,
    title: toTabTitle(texts.pages[page.path].title, settings.name, texts),
    meta: { viewport: fullViewport, description: settings.tribute, 'color-scheme': 'light dark' },
    head: [makeIconLinks('site/'), '<link rel="stylesheet" href="site/site.css">', ...scriptsInHead],
    body: [
      `<div id="root">${html}</div>`,
      !page.isServerRendered && makeNotice(texts.http.unscripted),
      makePageData(data),
      '<script src="site/site.js"></script>',
    ],
  })
}

/** Stands in place of a page that needs scripts. */
const makeNotice = (
  texts: ServerTexts['http']['unscripted'],
) => `<main class="only-unscripted unscripted-notice">
<h1>${texts.slideshow}</h1>
<p><a href="${toPageFile('/gallery')}">${texts.allPhotographs}</a></p>
</main>`
