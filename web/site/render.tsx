import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { openReadCache } from '../api/readCache.ts'
import { notFoundPage, pages, type PageRead } from '../../contract/pages/page.ts'
import { isStaticCopy } from '../api/isStaticCopy.ts'
import { loadPage } from './pages.ts'
import { anyPerson } from '../../domain/person/person.ts'
import { speakOf } from '../../languages/person.ts'
import type { ReadSeed, RenderPage, Seeds } from '../../contract/pages/pageRendering.ts'
import { drawQrCodeSvg } from '../ui/drawQrCode.ts'
import { DrawCode } from '../ui/LinkCodes.tsx'
import { Site } from './Site.tsx'

/**
 * Renders the initial view of a public page. The server loads this function from dist/render or, for a static copy of the site,
 * from dist/copy-render.
 */
export const render: RenderPage = async ({ person = anyPerson, ...request }, read) => {
  const { default: Page, readSeeds, documentSlide } = await loadPage(request.path)
  const { reads, isServerRendered } = pages.find(({ path }) => path === request.path) ?? notFoundPage
  const seeds = await (readSeeds && !request.isComplete
    ? readSeeds(read, request)
    : readAll(isStaticCopy && request.hasSearch ? [...reads, ...searchedReads] : reads, read))
  const data = { ...request, seeds }
  speakOf(person)
  if (!isServerRendered) {
    const slide = request.isRandom ? null : await documentSlide?.(read)
    return { html: '', documentSlide: removePreloads(renderToStaticMarkup(slide)), data }
  }
  const cache = openReadCache()
  const html = renderToString(
    <DrawCode value={drawQrCodeSvg}>
      <Site data={data} readCache={cache} page={<Page />} renderedHtml={null} />
    </DrawCode>,
  )
  // otherwise the cache's timers would keep the responses in memory, and the process running, for minutes
  cache.clear()
  return { html: removePreloads(html), documentSlide: '', data }
}

/** Each page of a copy with a search finds in both lists. */
const searchedReads = ['GET /api/media', 'GET /api/memories'] as const

/** Removes the preload links that React puts first, because the browser finds the same pictures in the page just as early. */
const removePreloads = (html: string) => html.replace(/^(<link rel="preload"[^>]*>)+/, '')

const readAll = async (reads: readonly PageRead[], read: ReadSeed): Promise<Seeds> =>
  Object.fromEntries(await Promise.all(reads.map(async (endpoint) => [endpoint, await read(endpoint)])))
