import type { ReadDescription, ResponseOf } from '../../contract/endpoint.ts'
import type { Endpoints } from '../../contract/endpoints.ts'
import type { PageRead } from '../../contract/pages/page.ts'
import type { ServerTexts } from '../../languages/inLanguage.ts'
import type { Viewer } from '../http/callers/caller.ts'
import type { Read, ReadContext } from '../http/routes/feature.ts'
import { findEndpoint } from '../http/routes/route.ts'
import { features } from './features.ts'

type AnyRead = Read<ReadDescription, ReadContext>

/**
 * Returns the responses that a viewer gets from these endpoints, with complete lists. `texts` are those of the family's language, in which
 * all outputs are. The responses come from the functions that serve requests. The outputs read a memorial only in this way, so they
 * contain no words about the donation that the family has not chosen.
 */
export async function readAs<R extends PageRead>(
  viewer: Viewer,
  texts: ServerTexts,
  context: ReadContext,
  routes: readonly R[],
): Promise<{ [K in R]: ResponseOf<Endpoints[K]> }> {
  const reader = { ...viewer, texts, familyTexts: texts, isOutput: true } as const
  const responses = routes.map(async (route) => [
    route,
    findEndpoint(route).response?.parse(await handlers[route](context, reader)),
  ])
  return Object.fromEntries(await Promise.all(responses)) as { [K in R]: ResponseOf<Endpoints[K]> }
}

const handlers = Object.assign({}, ...features.map(({ routes }) => routes)) as Record<PageRead, AnyRead>
