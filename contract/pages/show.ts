import type { PagePath, PageRead } from './page.ts'

/** The paths of both slideshows, which a device stores together. */
export const showPaths = ['/slideshow', '/slideshow-old'] as const satisfies readonly PagePath[]

/** The calls whose responses a whole show needs. */
export const showReads = [
  'GET /api/media',
  'GET /api/music',
  'GET /api/memories',
  'GET /api/settings',
] as const satisfies readonly PageRead[]
