import type { PagePath, PageRead } from './page.ts'

/** The paths of the two slideshows. A device stores both of them when it stores the slideshow for offline use. */
export const showPaths = ['/slideshow', '/slideshow-old'] as const satisfies readonly PagePath[]

/** The slideshow as the family wants it at the service. */
export const servicePath = '/slideshow?service=on'

export const showReads = [
  'GET /api/media',
  'GET /api/music',
  'GET /api/memories',
  'GET /api/settings',
] as const satisfies readonly PageRead[]
