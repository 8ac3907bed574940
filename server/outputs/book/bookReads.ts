import type { VisitorResponses } from '../../../contract/pages/pageRendering.ts'
import type { PageRead } from '../../../contract/pages/page.ts'

export const bookReads = [
  'GET /api/media',
  'GET /api/services',
  'GET /api/obituary',
  'GET /api/memories',
  'GET /api/settings',
] as const satisfies readonly PageRead[]
export type BookResponses = Pick<VisitorResponses, (typeof bookReads)[number]>
