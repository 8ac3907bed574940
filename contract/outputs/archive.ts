import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/**
 * The place of captions in an archive. By default, they are in separate files, and all originals are exactly as they were sent.
 * With `embedded`, the JPEGs in the archive also contain their captions, so that photo programs show them.
 */
export const captionPlace = z.enum(['beside', 'embedded'])
export type CaptionPlace = z.infer<typeof captionPlace>

export const readArchiveEndpoint = endpoint('GET /api/archive', {
  name: 'readArchive',
  summary: 'A ZIP of all originals with everything an import needs; ranges continue a download',
  who: 'administrator',
  reads: null,
  query: z.object({ captions: captionPlace.default('beside') }),
  response: z.unknown(),
})
