import type { PageRequest, ReadSeed, Seeds } from '../../../contract/pages/pageRendering.ts'

/** How many memories the server renders. */
export const FIRST_MEMORY_COUNT = 10

/** How many memories load their photos along with the page. */
export const EAGER_MEMORY_COUNT = 3

export const readSeeds = async (read: ReadSeed, { found }: PageRequest): Promise<Seeds> => {
  const memories = await read('GET /api/memories', {
    limit: FIRST_MEMORY_COUNT,
    ...(found && { ids: found.ids.slice(0, FIRST_MEMORY_COUNT) }),
  })
  return {
    'GET /api/memories': memories,
    'GET /api/media': await read('GET /api/media', { ids: memories.flatMap(({ mediaIds }) => mediaIds) }),
    'GET /api/settings': await read('GET /api/settings'),
  }
}
