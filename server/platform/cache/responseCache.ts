import type { ListPart, VisitorResponses } from '../../../contract/pages/pageRendering.ts'
import type { ReadDescription, Resource } from '../../../contract/endpoint.ts'
import type { PageRead } from '../../../contract/pages/page.ts'
import { HOUR } from '../../../domain/timeUnits.ts'
import type { RevisionReader, Revisions } from '../database/revisions.ts'
import { CachedResponse } from './cachedResponse.ts'

/** Makes the response that visitors get: a whole list, or part of it. */
type MakeResponse = (part?: ListPart) => Promise<unknown>

/**
 * A fixed name of the program, of which there are few; or a name with a variant that callers choose, such as a host or the id of
 * a photograph.
 */
export type CacheName = string | { name: string; asked: string }

/**
 * Responses to visitors, cached until one of the resources they are made of changes. The revisions are read from the database
 * each time, by the request or here, so no response is ever stale, even with several instances.
 */
export interface ResponseCache {
  /** Returns the text or picture under `name`. Concurrent requests share one call of `make`. */
  get(
    name: CacheName,
    resources: readonly Resource[],
    make: () => Promise<string | Buffer>,
    revisions?: Revisions,
  ): Promise<CachedResponse>
  /** Registers the response that visitors get to a GET without parameters. */
  register(endpoint: ReadDescription, make: MakeResponse): void
  /** Reads the response that visitors get to `'GET /api/…'`. */
  read(endpointName: string, revisions?: Revisions): Promise<CachedResponse>
  /** Reads that response as data. */
  readResponse<R extends PageRead>(endpointName: R, revisions?: Revisions): Promise<VisitorResponses[R]>
  /** Reads part of a list as visitors get it; not cached, because the page that begins with it is. */
  readPart<R extends PageRead>(endpointName: R, part: ListPart): Promise<VisitorResponses[R]>
  listResources(endpointName: string): readonly Resource[]
}

const MB = 1024 * 1024
/**
 * Limit for all variants together: callers can make up any number of them, and a page with all photographs is large. Variants not
 * requested for longest leave first; fixed names stay.
 */
const MOST_ASKED_BYTES = 16 * MB

interface Entry {
  revision: string
  cached: Promise<CachedResponse>
  /** 0 while the response is being made */
  bytes: number
}

export function openResponseCache(reader: RevisionReader, clock: () => number): ResponseCache {
  const own = new Map<string, Entry>()
  const asked = new Map<string, Entry>()
  const registered = new Map<string, { endpoint: ReadDescription; make: MakeResponse }>()

  const removeLongestUnused = () => {
    let bytes = [...asked.values()].reduce((sum, entry) => sum + entry.bytes, 0)
    for (const [key, entry] of asked) {
      if (bytes <= MOST_ASKED_BYTES) return
      asked.delete(key)
      bytes -= entry.bytes
    }
  }

  const find = (endpointName: string) => {
    const found = registered.get(endpointName)
    if (!found) throw new Error(`No feature answers ${endpointName}.`)
    return found
  }

  const responseCache: ResponseCache = {
    async get(name, resources, make, revisions) {
      const [entries, key] =
        typeof name === 'string' ? [own, name] : [asked, JSON.stringify([name.name, name.asked])]
      // a new hour counts as a new revision: which services are past depends on the clock
      const now = revisions ?? (await reader.read())
      const revision = `${now.toKey(resources)} ${Math.floor(clock() / HOUR)}`
      const known = entries.get(key)
      const isFresh = known?.revision === revision
      const entry = isFresh
        ? known
        : { revision, cached: make().then((content) => new CachedResponse(content)), bytes: 0 }
      entries.delete(key)
      entries.set(key, entry)
      if (isFresh) return entry.cached
      try {
        entry.bytes = (await entry.cached).body.length
        removeLongestUnused()
      } catch {
        if (entries.get(key) === entry) entries.delete(key)
      }
      return entry.cached
    },
    register: (endpoint, make) => void registered.set(endpoint.route, { endpoint, make }),
    read(endpointName, revisions) {
      const { endpoint, make } = find(endpointName)
      const text = async () => JSON.stringify(endpoint.response.parse(await make()))
      return responseCache.get(endpointName, endpoint.reads ?? [], text, revisions)
    },
    readResponse: async (endpointName, revisions) =>
      JSON.parse((await responseCache.read(endpointName, revisions)).body.toString()) as never,
    async readPart(endpointName, part) {
      const { endpoint, make } = find(endpointName)
      return endpoint.response.parse(await make(part)) as never
    },
    listResources: (endpointName) => find(endpointName).endpoint.reads ?? [],
  }
  return responseCache
}
