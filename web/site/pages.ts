import type { ComponentType } from 'react'
import type { Drawn } from '../api/seeds.ts'

/** A picture of the first screen, to be asked for before the page's code has arrived. */
export interface FirstPicture {
  href: string
  srcset?: string
  sizes?: string
  type?: string
}

export interface PageModule {
  default: ComponentType
  firstPictures?: (drawn: Drawn) => FirstPicture[]
}

export type SitePath = Exclude<Drawn['path'], `/admin${string}`>

/** Every public page by its path, each a chunk of its own. */
export const pageModules: Record<SitePath, () => Promise<PageModule>> = {
  '/': () => import('./home/HomePage.tsx'),
  '/slideshow': () => import('./slideshow/SlideshowPage.tsx'),
  '/slideshow-old': () => import('./slideshow-old/SlideshowOldPage.tsx'),
  '/gallery': () => import('./gallery/GalleryPage.tsx'),
  '/obituary': () => import('./obituary/ObituaryPage.tsx'),
  '/services': () => import('./services/ServicesPage.tsx'),
  '/memories': () => import('./memories/MemoriesPage.tsx'),
  '/404': () => import('./NotFoundPage.tsx'),
}
