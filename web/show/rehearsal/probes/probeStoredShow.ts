import type { StoredList } from '../../offline/storedShow.ts'

/**
 * Fetches all stored files one after another, so that the show that is playing is not slowed down. The service worker answers.
 * Returns the paths of the files that do not come whole.
 */
export async function findMissingFiles(
  { files }: StoredList,
  signal: AbortSignal,
  fetchResponse: typeof fetch = (...request) => fetch(...request),
): Promise<string[]> {
  const missingPaths: string[] = []
  for (const { path, bytes } of files) {
    if (signal.aborted) break
    try {
      const response = await fetchResponse(path, { cache: 'no-store', signal })
      if (!response.ok || (await response.blob()).size !== bytes) missingPaths.push(path)
    } catch {
      missingPaths.push(path)
    }
  }
  return missingPaths
}
