import type { VisitorResponses } from '../../../contract/drawing.ts'
import type { Read } from '../../../contract/page.ts'

/** The calls that a book is made of. */
export const bookReads = [
  'GET /api/media',
  'GET /api/services',
  'GET /api/obituary',
  'GET /api/memories',
  'GET /api/settings',
] as const satisfies readonly Read[]
export type BookAnswers = Pick<VisitorResponses, (typeof bookReads)[number]>
