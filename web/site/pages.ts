import type { ComponentType, ReactElement } from 'react'
import type { FirstPicture, ReadSeed, Seeds } from '../../contract/drawing.ts'
import type { AnyPage } from '../../contract/page.ts'

/** What the module of a page exports, its first screen beside it. */
export interface PageModule {
  default: ComponentType
  /** reads what the first screen shows; all that the page reads unless told */
  firstSeeds?: (read: ReadSeed) => Promise<Seeds>
  /** pictures worth asking for before the page's code has arrived */
  firstPictures?: (seeds: Seeds) => FirstPicture[]
  /** of a slideshow: the picture that its document begins with; null where there is none */
  firstSlide?: (read: ReadSeed) => Promise<ReactElement | null>
}

type SitePage = Extract<AnyPage, { module: `web/site/${string}` }>

/** The module of every public page, each a chunk of its own. */
const modules: Record<SitePage['path'], () => Promise<PageModule>> = {
  '/': () => import('./home/HomePage.tsx'),
  '/slideshow': () => import('./slideshow/SlideshowPage.tsx'),
  '/slideshow-old': () => import('./slideshow-old/SlideshowOldPage.tsx'),
  '/gallery': () => import('./gallery/GalleryPage.tsx'),
  '/obituary': () => import('./obituary/ObituaryPage.tsx'),
  '/services': () => import('./services/ServicesPage.tsx'),
  '/memories': () => import('./memories/MemoriesPage.tsx'),
  '/404': () => import('./NotFoundPage.tsx'),
}

export const loadPage = (path: AnyPage['path']): Promise<PageModule> => modules[path as SitePage['path']]()
