import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { media } from './media/media.ts'
import { listedMemory } from './memorial/memories.ts'

/** The maximum number of photographs, and of memories, in one response: everybody may search, and a list of thousands takes long. */
export const MAX_FOUND = 60

export const searchEndpoint = endpoint('GET /api/search', {
  name: 'search',
  summary: `The photographs, videos and memories with every word of the query in their titles, captions, names, dates or texts, ${MAX_FOUND} of each at a time. Visitors find only what they see`,
  who: 'everyone',
  reads: null,
  limit: 'searches',
  query: z.object({
    q: z.string().default(''),
    /** how many of each to skip, because earlier responses have them */
    from: z.coerce.number().int().min(0).default(0),
  }),
  response: z.object({
    media: z.array(media),
    memories: z.array(listedMemory),
    /** how many there are in all */
    counts: z.object({ media: z.int(), memories: z.int() }),
  }),
})
