import type { PagePath, Read } from './page.ts'

/** Both slideshows: a device stores them together. */
export const showPaths = ['/slideshow', '/slideshow-old'] as const satisfies readonly PagePath[]

/** The calls that a whole show is made of. */
export const showReads = [
  'GET /api/media',
  'GET /api/music',
  'GET /api/memories',
  'GET /api/settings',
] as const satisfies readonly Read[]
