import { MAX_FOUND } from '../../../contract/search.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { listMedia } from '../media/media.ts'
import { listMemories } from '../memories/memories.ts'
import { searchMemorial } from './searchMemorial.ts'

export const searchFeature = {
  routes: {
    'GET /api/search': async (context, { caller, query }) => {
      const { mediaIds, memoryIds } = await searchMemorial(context, caller, query.q)
      const pick = (ids: readonly string[]) => ids.slice(query.from, query.from + MAX_FOUND)
      return {
        media: await listMedia(context, caller, { ids: pick(mediaIds) }),
        memories: await listMemories(context, caller, { ids: pick(memoryIds) }),
        counts: { media: mediaIds.length, memories: memoryIds.length },
      }
    },
  },
} satisfies Feature
