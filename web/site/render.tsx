import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { openReads } from '../api/reads.ts'
import { notFoundPage, pages, type Read } from '../../contract/page.ts'
import { isShown } from '../media/isShown.ts'
import { loadPage } from './pages.ts'
import type { ReadSeed, Render, Seeds } from '../../contract/drawing.ts'
import { Site } from './Site.tsx'

/**
 * Draws the initial view of a page of the visitors'; the server loads this from dist/render, and from dist/copy-render for
 * a static copy.
 */
export const render: Render = async (request, read) => {
  const { default: Page, readSeeds, documentSlide } = await loadPage(request.path)
  const { reads, drawn } = pages.find(({ path }) => path === request.path) ?? notFoundPage
  const seeds = await (readSeeds && !request.isComplete ? readSeeds(read, request) : readAll(reads, read))
  const opened = request.photo === undefined ? {} : { opened: await findPhoto(read, request.photo) }
  const data = { ...request, ...opened, seeds }
  if (!drawn) {
    const slide = request.isRandom ? null : await documentSlide?.(read)
    return { html: '', documentSlide: withoutPreloads(renderToStaticMarkup(slide)), data }
  }
  const cache = openReads()
  const html = renderToString(<Site data={data} reads={cache} page={<Page />} drawn={null} />)
  // else its timers would hold the answers, and this process, for minutes
  cache.clear()
  return { html: withoutPreloads(html), documentSlide: '', data }
}

const findPhoto = async (read: ReadSeed, id: string) => {
  const [item] = await read('GET /api/media', { ids: [id] })
  return item?.fileType === 'image' && isShown(item) ? item : null
}

/** React begins with links to large pictures, which the browser finds in the page as soon. */
const withoutPreloads = (html: string) => html.replace(/^(<link rel="preload"[^>]*>)+/, '')

const readAll = async (reads: readonly Read[], read: ReadSeed): Promise<Seeds> =>
  Object.fromEntries(await Promise.all(reads.map(async (each) => [each, await read(each)])))
