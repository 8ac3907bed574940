import type { ListPart, VisitorResponses } from '../../../contract/pages/pageRendering.ts'
import type { ReadDescription, Resource } from '../../../contract/endpoint.ts'
import type { PageRead } from '../../../contract/pages/page.ts'
import { HOUR } from '../../../domain/timeUnits.ts'
import type { RevisionReader, Revisions } from '../database/revisions.ts'
import { CachedResponse } from './cachedResponse.ts'

/** A function that makes the response that visitors get. With `part`, it makes only that part of a list. */
type MakeResponse = (part?: ListPart) => Promise<unknown>

/**
 * The name of a cached response. A string is one of a few fixed names. An object adds a variant that callers choose, such as a
 * host or the id of a photograph.
 */
export type CacheName = string | { name: string; variant: string }

/**
 * Caches responses to visitors. A response stays valid until one of its resources (the kinds of data that it depends on) changes.
 * Each call compares revisions that come from the database, so no response is ever stale, even with several instances. A caller
 * that has just read the revisions passes them as `revisions`.
 */
export interface ResponseCache {
  /**
   * Returns the cached response, or calls `make`, which makes the text or picture of the response, or the response itself.
   * Concurrent requests share one call of `make`.
   */
  get(
    name: CacheName,
    resources: readonly Resource[],
    make: () => Promise<string | Buffer | CachedResponse>,
    revisions?: Revisions,
  ): Promise<CachedResponse>
  /** Registers a GET endpoint without parameters, and the function that makes the response that visitors get from it. */
  register(endpoint: ReadDescription, make: MakeResponse): void
  /**
   * Returns the response that visitors get from an endpoint. `endpointName` is the endpoint's route, such as 'GET /api/media'.
   */
  read(endpointName: string, revisions?: Revisions): Promise<CachedResponse>
  /** Returns the response that visitors get from an endpoint, as parsed JSON. */
  readResponse<R extends PageRead>(endpointName: R, revisions?: Revisions): Promise<VisitorResponses[R]>
  /** Makes part of the list that visitors get. The part is not cached, because the page that contains it is cached. */
  readPart<R extends PageRead>(endpointName: R, part: ListPart): Promise<VisitorResponses[R]>
  listResources(endpointName: string): readonly Resource[]
}

const MB = 1024 * 1024
/**
 * The maximum size of all variants together, in bytes. Callers can make up any number of variants, and a page with all
 * photographs is large. The variants that have not been requested for the longest time are removed first. Responses with fixed
 * names always stay.
 */
const MAX_VARIANT_BYTES = 16 * MB

interface Entry {
  revision: string
  response: Promise<CachedResponse>
  /** 0 while the response is being made */
  bytes: number
}

export function openResponseCache(reader: RevisionReader, clock: () => number): ResponseCache {
  const fixedEntries = new Map<string, Entry>()
  const variantEntries = new Map<string, Entry>()
  const registeredEndpoints = new Map<string, { endpoint: ReadDescription; make: MakeResponse }>()

  /** Removes outdated variants, because their shared rest may be large and outdated, too. */
  const removeOutdated = (name: CacheName, revision: string) => {
    if (typeof name === 'string') return
    const beginning = JSON.stringify([name.name]).slice(0, -1)
    for (const [key, entry] of variantEntries)
      if (key.startsWith(beginning) && entry.revision !== revision) variantEntries.delete(key)
  }

  const removeLongestUnused = () => {
    let bytes = [...variantEntries.values()].reduce((sum, entry) => sum + entry.bytes, 0)
    for (const [key, entry] of variantEntries) {
      if (bytes <= MAX_VARIANT_BYTES) return
      variantEntries.delete(key)
      bytes -= entry.bytes
    }
  }

  const findRegistered = (endpointName: string) => {
    const registration = registeredEndpoints.get(endpointName)
    if (!registration) throw new Error(`No feature answers ${endpointName}.`)
    return registration
  }

  const responseCache: ResponseCache = {
    async get(name, resources, make, revisions) {
      const [entries, key] =
        typeof name === 'string'
          ? [fixedEntries, name]
          : [variantEntries, JSON.stringify([name.name, name.variant])]
      // a new hour counts as a new revision, because the clock decides which services are past
      const currentRevisions = revisions ?? (await reader.read())
      const revision = `${currentRevisions.toKey(resources)} ${Math.floor(clock() / HOUR)}`
      const cachedEntry = entries.get(key)
      const isFresh = cachedEntry?.revision === revision
      const entry = isFresh ? cachedEntry : { revision, response: make().then(toResponse), bytes: 0 }
      entries.delete(key)
      entries.set(key, entry)
      if (isFresh) return entry.response
      removeOutdated(name, revision)
      try {
        entry.bytes = (await entry.response).body.length
        removeLongestUnused()
      } catch {
        if (entries.get(key) === entry) entries.delete(key)
      }
      return entry.response
    },
    register: (endpoint, make) => void registeredEndpoints.set(endpoint.route, { endpoint, make }),
    read(endpointName, revisions) {
      const { endpoint, make } = findRegistered(endpointName)
      const makeText = async () => JSON.stringify(endpoint.response.parse(await make()))
      return responseCache.get(endpointName, endpoint.reads ?? [], makeText, revisions)
    },
    readResponse: async (endpointName, revisions) =>
      JSON.parse((await responseCache.read(endpointName, revisions)).body.toString()) as never,
    async readPart(endpointName, part) {
      const { endpoint, make } = findRegistered(endpointName)
      return endpoint.response.parse(await make(part)) as never
    },
    listResources: (endpointName) => findRegistered(endpointName).endpoint.reads ?? [],
  }
  return responseCache
}

const toResponse = (content: string | Buffer | CachedResponse) =>
  content instanceof CachedResponse ? content : new CachedResponse(content)
