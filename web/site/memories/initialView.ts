import type { ReadSeed, Seeds } from '../../../contract/drawing.ts'

/** Memories that are drawn by the server. */
export const FIRST_MEMORIES = 10

/** Memories whose photos are asked for with the page. */
export const eagerMemories = 3

/** The first memories, and of all media the photos in them. */
export const readSeeds = async (read: ReadSeed): Promise<Seeds> => {
  const memories = await read('GET /api/memories', { first: FIRST_MEMORIES })
  return {
    'GET /api/memories': memories,
    'GET /api/media': await read('GET /api/media', { ids: memories.flatMap(({ mediaIds }) => mediaIds) }),
    'GET /api/settings': await read('GET /api/settings'),
  }
}
