import type { EndpointResponse } from '../../api/endpoints.ts'
import { openCache, type StoredList } from './storedShow.ts'

/**
 * Whether the stored show is the show as the server would send it now. Compares what is stored, and not revision numbers, which
 * also change when something changes that the show does not show.
 */
export async function isStoredShowCurrent(
  { files }: StoredList,
  { files: assets, responses }: EndpointResponse<'GET /api/offline-show'>,
): Promise<boolean> {
  const cache = await openCache()
  const storedPaths = new Set(files.map(({ path }) => path))
  if (assets.some((path) => !storedPaths.has(path))) return false
  for (const [path, response] of Object.entries(responses)) {
    const cachedResponse = await cache.match(path)
    if ((await cachedResponse?.text()) !== JSON.stringify(response)) return false
  }
  return true
}
