import type { VisitorResponses } from '../../../contract/pages/pageRendering.ts'
import type { PageRead } from '../../../contract/pages/page.ts'
import type { ResponseCache } from './responseCache.ts'

/** Returns the responses that visitors currently get from these endpoints, with complete lists. */
export async function readAsVisitor<R extends PageRead>(
  { responseCache }: { responseCache: ResponseCache },
  endpointNames: readonly R[],
): Promise<Pick<VisitorResponses, R>> {
  const responses = endpointNames.map(async (name) => [name, await responseCache.readPart(name, {})])
  return Object.fromEntries(await Promise.all(responses)) as Pick<VisitorResponses, R>
}
