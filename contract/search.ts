import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { media } from './media/media.ts'
import { listedMemory } from './memorial/memories.ts'

export const searchEndpoint = endpoint('GET /api/search', {
  name: 'search',
  summary:
    'The photographs, videos and memories with every word of the query in their titles, captions, names, dates or texts. Visitors find only what they see',
  who: 'everyone',
  reads: null,
  query: z.object({ q: z.string().default('') }),
  response: z.object({ media: z.array(media), memories: z.array(listedMemory) }),
})
