import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { media } from './media/media.ts'
import { listedMemory } from './memorial/memories.ts'

/** The maximum number of photographs, and of memories, in one response: everybody may search, and a list of thousands takes long. */
export const MAX_FOUND = 200

export const searchEndpoint = endpoint('GET /api/search', {
  name: 'search',
  summary: `The photographs, videos and memories that have every word in titles, captions, names, dates and texts, as far as the caller sees them: the first ${MAX_FOUND} of each`,
  who: 'everyone',
  reads: null,
  query: z.object({ q: z.string().default('') }),
  response: z.object({
    media: z.array(media),
    memories: z.array(listedMemory),
    /** how many there are in all */
    counts: z.object({ media: z.int(), memories: z.int() }),
  }),
})
