import { renderToString } from 'react-dom/server'
import { isCopy } from '../api/isCopy.ts'
import { openReads } from '../api/reads.ts'
import { loadPage } from './pages.ts'
import type { Drawing, PageData } from '../../contract/drawing.ts'
import { Site } from './Site.tsx'

/**
 * Draws the first screen of a page from the whole answers of the API; the server loads this from dist/render. Of a static
 * copy it draws all of it, from dist/copy-render.
 */
export const render = async ({ path, now, seeds: answers }: PageData): Promise<Drawing> => {
  const { default: Page, firstSeeds, firstPictures } = await loadPage(path)
  const data = { path, now, seeds: (!isCopy && firstSeeds?.(answers)) || answers }
  const reads = openReads()
  const html = renderToString(<Site data={data} reads={reads} page={<Page />} />)
  // else its timers would hold the answers, and this process, for minutes
  reads.clear()
  return {
    html,
    images: firstPictures?.(data.seeds) ?? [],
    data,
  }
}
