import type { Feature } from '../../http/routes/feature.ts'
import { toPortions } from '../../platform/search/searchIndex.ts'
import { listMedia } from '../media/media.ts'
import { listMemories } from '../memories/memories.ts'
import { searchMemorial } from './searchMemorial.ts'

export const searchFeature = {
  routes: {
    'GET /api/search': async (context, { caller, query }) => {
      const found = await searchMemorial(context, caller, query.q)
      const media = toPortions(found.mediaIds).map((ids) => listMedia(context, caller, { ids }))
      const memories = toPortions(found.memoryIds).map((ids) => listMemories(context, caller, { ids }))
      return { media: (await Promise.all(media)).flat(), memories: (await Promise.all(memories)).flat() }
    },
  },
} satisfies Feature
