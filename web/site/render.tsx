import { renderToString } from 'react-dom/server'
import type { Drawn } from '../api/seeds.ts'
import { openReads } from '../api/reads.ts'
import * as gallery from './gallery/GalleryPage.tsx'
import * as home from './home/HomePage.tsx'
import * as memories from './memories/MemoriesPage.tsx'
import * as notFound from './NotFoundPage.tsx'
import * as obituary from './obituary/ObituaryPage.tsx'
import type { FirstPicture, PageModule, SitePath } from './pages.ts'
import { Site } from './Site.tsx'
import * as services from './services/ServicesPage.tsx'

/** The pages the server draws; the others start empty in the browser. */
const drawnPages: { [path in SitePath]?: PageModule } = {
  '/': home,
  '/gallery': gallery,
  '/obituary': obituary,
  '/services': services,
  '/memories': memories,
  '/404': notFound,
}

/** The first screen of a page as HTML, and its first pictures, worth asking for at once. */
export const render = (drawn: Drawn): { html: string; images: FirstPicture[] } => {
  const page = drawnPages[drawn.path as SitePath]
  if (!page) return { html: '', images: [] }
  return {
    html: renderToString(<Site drawn={drawn} reads={openReads()} page={<page.default />} />),
    images: page.firstPictures?.(drawn) ?? [],
  }
}
