import type { ComponentType, ReactElement } from 'react'
import type { PageRequest, ReadSeed, Seeds } from '../../contract/pages/pageRendering.ts'
import type { AnyPage } from '../../contract/pages/page.ts'

export interface PageModule {
  default: ComponentType
  /** reads the API responses that the initial view needs; by default, the server reads all responses that the page needs */
  readSeeds?: (read: ReadSeed, request: PageRequest) => Promise<Seeds>
  /** renders the first picture of a slideshow for the HTML document; resolves to null if there are no photographs */
  documentSlide?: (read: ReadSeed) => Promise<ReactElement | null>
}

type SitePage = Extract<AnyPage, { module: `web/site/${string}` }>

/** The build makes each module a separate chunk. */
const moduleLoaders: Record<SitePage['path'], () => Promise<PageModule>> = {
  '/': () => import('./home/HomePage.tsx'),
  '/slideshow': () => import('./slideshow/SlideshowPage.tsx'),
  '/slideshow-old': () => import('./slideshow-old/SlideshowOldPage.tsx'),
  '/gallery': () => import('./gallery/GalleryPage.tsx'),
  '/obituary': () => import('./obituary/ObituaryPage.tsx'),
  '/services': () => import('./services/ServicesPage.tsx'),
  '/memories': () => import('./memories/MemoriesPage.tsx'),
  '/wall': () => import('./wall/WallPage.tsx'),
  '/remote': () => import('./remote/RemotePage.tsx'),
  '/send': () => import('./send/SendPage.tsx'),
  '/who': () => import('./who/WhoPage.tsx'),
  '/404': () => import('./NotFoundPage.tsx'),
}

export const loadPage = (path: AnyPage['path']): Promise<PageModule> =>
  moduleLoaders[path as SitePage['path']]()
