import { renderToString } from 'react-dom/server'
import { openReads } from '../api/reads.ts'
import { pages } from '../../contract/page.ts'
import { loadPage } from './pages.ts'
import type { Drawing, PageData } from '../../contract/drawing.ts'
import { Site } from './Site.tsx'

/**
 * Draws the first screen of a page from the whole answers of the API; the server loads this from dist/render, and from
 * dist/copy-render for a static copy.
 */
export const render = async (whole: PageData): Promise<Drawing> => {
  const { default: Page, firstSeeds, firstPictures } = await loadPage(whole.path)
  const isCut = firstSeeds && !whole.isComplete
  const data = isCut ? { ...whole, seeds: firstSeeds(whole.seeds) } : whole
  if (!isDrawn(data.path)) return { html: '', images: [], data }
  const reads = openReads()
  const html = renderToString(<Site data={data} reads={reads} page={<Page />} drawn={null} />)
  // else its timers would hold the answers, and this process, for minutes
  reads.clear()
  return {
    html,
    images: firstPictures?.(data.seeds) ?? [],
    data,
  }
}

const isDrawn = (path: PageData['path']) => pages.find((page) => page.path === path)?.drawn ?? true
