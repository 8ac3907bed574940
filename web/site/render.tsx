import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { openReads } from '../api/reads.ts'
import { notFoundPage, pages, type Read } from '../../contract/page.ts'
import { loadPage } from './pages.ts'
import type { ReadSeed, Render, Seeds } from '../../contract/drawing.ts'
import { Site } from './Site.tsx'

/**
 * Draws the first screen of a page of the visitors'; the server loads this from dist/render, and from dist/copy-render for
 * a static copy.
 */
export const render: Render = async (request, read) => {
  const { default: Page, firstSeeds, firstPictures, firstSlide } = await loadPage(request.path)
  const { reads, drawn } = pages.find(({ path }) => path === request.path) ?? notFoundPage
  const seeds = await (firstSeeds && !request.isComplete ? firstSeeds(read) : readAll(reads, read))
  const data = { ...request, seeds }
  if (!drawn) {
    const slide = renderToStaticMarkup(await firstSlide?.(read))
    return { html: '', images: [], firstSlide: withoutPreloads(slide), data }
  }
  const cache = openReads()
  const html = renderToString(<Site data={data} reads={cache} page={<Page />} drawn={null} />)
  // else its timers would hold the answers, and this process, for minutes
  cache.clear()
  return { html: withoutPreloads(html), images: firstPictures?.(seeds) ?? [], firstSlide: '', data }
}

/** React begins with links to large pictures; the document has named them by then. */
const withoutPreloads = (html: string) => html.replace(/^(<link rel="preload"[^>]*>)+/, '')

const readAll = async (reads: readonly Read[], read: ReadSeed): Promise<Seeds> =>
  Object.fromEntries(await Promise.all(reads.map(async (each) => [each, await read(each)])))
