import type { Kysely } from 'kysely'
import type { Endpoint, Resource } from '../../contract/endpoint.ts'
import { revisionOf } from '../database/change.ts'
import type { Tables } from '../database/tables.ts'
import { CachedResponse } from './cachedResponse.ts'

/**
 * What visitors are answered, kept until one of the rooms it is made of changes. The revision is read from the
 * database each time, so that it is never stale, also with several instances.
 */
export interface ResponseCache {
  /** The text under `name`; asked for a hundred times at once, it is made once. */
  keep(name: string, resources: readonly Resource[], make: () => Promise<string>): Promise<CachedResponse>
  /** Says how a GET without parameters is answered to visitors. */
  offer(endpoint: Endpoint, make: () => Promise<unknown>): void
  /** What visitors get of `'GET /api/…'`, kept. */
  read(endpointName: string): Promise<CachedResponse>
  /** The rooms that answer is made of. */
  resourcesOf(endpointName: string): readonly Resource[]
}

const HOUR = 3_600_000
/** Pages are kept per origin, and anyone can claim to reach us under any. */
const MOST_KEPT = 200

export function openResponseCache(db: Kysely<Tables>, clock: () => number): ResponseCache {
  const entries = new Map<string, { revision: string; cached: Promise<CachedResponse> }>()
  const offers = new Map<string, { endpoint: Endpoint; make: () => Promise<unknown> }>()

  const offered = (endpointName: string) => {
    const offer = offers.get(endpointName)
    if (!offer) throw new Error(`no room answers ${endpointName}`)
    return offer
  }

  const responseCache: ResponseCache = {
    async keep(name, resources, make) {
      // a new hour is a new revision: which services are past depends on the clock
      const revision = `${await revisionOf(db, resources)} ${Math.floor(clock() / HOUR)}`
      const known = entries.get(name)
      if (known?.revision === revision) return known.cached
      const entry = { revision, cached: make().then((text) => new CachedResponse(text)) }
      entries.delete(name)
      entries.set(name, entry)
      const [oldest] = entries.keys()
      if (entries.size > MOST_KEPT && oldest) entries.delete(oldest)
      entry.cached.catch(() => entries.get(name) === entry && entries.delete(name))
      return entry.cached
    },
    offer: (endpoint, make) => void offers.set(`${endpoint.method} ${endpoint.path}`, { endpoint, make }),
    read(endpointName) {
      const { endpoint, make } = offered(endpointName)
      return responseCache.keep(endpointName, endpoint.reads ?? [], async () =>
        JSON.stringify(endpoint.answer.parse(await make())),
      )
    },
    resourcesOf: (endpointName) => offered(endpointName).endpoint.reads ?? [],
  }
  return responseCache
}
