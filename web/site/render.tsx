import { renderToString } from 'react-dom/server'
import { openReads } from '../api/reads.ts'
import { loadPage } from './pages.ts'
import type { Drawing, PageData } from '../../contract/drawing.ts'
import { Site } from './Site.tsx'

/** Draws the first screen of a page from the whole answers of the API; the server loads this from dist/render. */
export const render = async (whole: PageData): Promise<Drawing> => {
  const { default: Page, firstSeeds, firstPictures } = await loadPage(whole.path)
  const isCut = firstSeeds && !whole.isComplete
  const data = isCut ? { ...whole, seeds: firstSeeds(whole.seeds) } : whole
  return {
    html: renderToString(<Site data={data} reads={openReads()} page={<Page />} drawn={null} />),
    images: firstPictures?.(data.seeds) ?? [],
    data,
  }
}
