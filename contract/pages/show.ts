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

/** The timing of a slideshow whose pictures and songs end together. */
export interface SongFit {
  seconds: number
  photographs: number
  secondsEach: number
  songCount: number
  songSeconds: number
  /** how often the songs are played */
  rounds: number
}
