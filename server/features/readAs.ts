import type { ReadDescription, ResponseOf } from '../../contract/endpoint.ts'
import type { Endpoints } from '../../contract/endpoints.ts'
import type { PageRead } from '../../contract/pages/page.ts'
import type { Viewer } from '../http/callers/caller.ts'
import { readStoredSettings } from '../memorial/storedSettings.ts'
import type { Read, ReadContext } from '../http/routes/feature.ts'
import { findEndpoint } from '../http/routes/route.ts'
import { features } from './features.ts'

type AnyRead = Read<ReadDescription, ReadContext>

/**
 * Returns the responses that a viewer gets from these endpoints in the family's language, with complete lists. They come from the functions that serve
 * requests. The outputs read a memorial only in this way, so they contain no words about the donation that the family has not
 * chosen.
 */
export async function readAs<R extends PageRead>(
  viewer: Viewer,
  context: ReadContext,
  routes: readonly R[],
): Promise<{ [K in R]: ResponseOf<Endpoints[K]> }> {
  const { language } = (await readStoredSettings(context.db)).texts
  const reader = { ...viewer, language, familyLanguage: language, isOutput: true } as const
  const responses = routes.map(async (route) => [
    route,
    findEndpoint(route).response?.parse(await handlers[route](context, reader)),
  ])
  return Object.fromEntries(await Promise.all(responses)) as { [K in R]: ResponseOf<Endpoints[K]> }
}

const handlers = Object.assign({}, ...features.map(({ routes }) => routes)) as Record<PageRead, AnyRead>
