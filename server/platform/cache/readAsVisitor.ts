import type { VisitorResponses } from '../../../contract/pages/pageRendering.ts'
import type { PageRead } from '../../../contract/pages/page.ts'
import type { ResponseCache } from './responseCache.ts'

/** Reads the current responses that visitors get to these calls; lists are complete. */
export async function readAsVisitor<R extends PageRead>(
  { responseCache }: { responseCache: ResponseCache },
  reads: readonly R[],
): Promise<Pick<VisitorResponses, R>> {
  const responses = reads.map(async (read) => [read, await responseCache.readPart(read, {})])
  return Object.fromEntries(await Promise.all(responses)) as Pick<VisitorResponses, R>
}
