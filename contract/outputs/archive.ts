import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Whether captions are also written into copies of the JPEGs for photo programs; by default originals stay as they were sent. */
export const captionPlace = z.enum(['beside', 'embedded'])
export type CaptionPlace = z.infer<typeof captionPlace>

export const readArchive = endpoint('GET /api/archive', {
  name: 'readArchive',
  summary: 'A ZIP of all originals with everything an import needs; ranges continue a download',
  who: 'administrator',
  query: z.object({ captions: captionPlace.default('beside') }),
  response: z.unknown(),
})
