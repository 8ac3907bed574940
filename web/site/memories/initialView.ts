import type { ReadSeed, Seeds } from '../../../contract/pages/pageRendering.ts'

/** Memories that the server renders. */
export const FIRST_MEMORIES = 10

/** Memories whose photos load with the page. */
export const EAGER_MEMORIES = 3

/** Reads the first memories and their photos. */
export const readSeeds = async (read: ReadSeed): Promise<Seeds> => {
  const memories = await read('GET /api/memories', { first: FIRST_MEMORIES })
  return {
    'GET /api/memories': memories,
    'GET /api/media': await read('GET /api/media', { ids: memories.flatMap(({ mediaIds }) => mediaIds) }),
    'GET /api/settings': await read('GET /api/settings'),
  }
}
