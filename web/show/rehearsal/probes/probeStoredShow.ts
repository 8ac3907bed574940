import { inParallel } from '../../../../domain/inParallel.ts'
import type { EndpointResponse } from '../../../api/endpoints.ts'
import { openCache, type StoredList } from '../../offline/storedShow.ts'

/** More simultaneous requests would slow down the show that is playing. */
const MAX_REQUESTS = 3

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
    const stored = await cache.match(path)
    if ((await stored?.text()) !== JSON.stringify(response)) return false
  }
  return true
}

/** Fetches all stored files, which the service worker answers. Returns the paths of those that do not come whole. */
export async function findMissingFiles(
  { files }: StoredList,
  signal: AbortSignal,
  fetchResponse: typeof fetch = fetch,
): Promise<string[]> {
  const missingPaths = await inParallel(files, MAX_REQUESTS, async ({ path, bytes }) => {
    try {
      const response = await fetchResponse(path, { cache: 'no-store', signal })
      return response.ok && (await response.blob()).size === bytes ? [] : [path]
    } catch {
      return [path]
    }
  })
  return missingPaths.flat()
}
