import type { ListPart, VisitorResponses } from '../../contract/drawing.ts'
import type { Reading, Resource } from '../../contract/endpoint.ts'
import type { Read } from '../../contract/page.ts'
import { HOUR } from '../../contract/timeUnits.ts'
import type { RevisionReader, Revisions } from '../database/revisions.ts'
import { CachedResponse } from './cachedResponse.ts'

/** Makes what visitors are answered; of a list all, or a part. */
type Make = (part?: ListPart) => Promise<unknown>

/**
 * Answers to visitors, cached until one of the resources it is made of changes. The revisions are read from the
 * database each time, by the request or here, so that no answer is ever stale, also with several instances.
 */
export interface ResponseCache {
  /** The text, or the picture, under `name`. Concurrent requests share one making of it. */
  get(
    name: string,
    resources: readonly Resource[],
    make: () => Promise<string | Buffer>,
    revisions?: Revisions,
  ): Promise<CachedResponse>
  /** Registers how a GET without parameters is answered to visitors. */
  register(endpoint: Reading, make: Make): void
  /** Visitors' answer of `'GET /api/…'`. */
  read(endpointName: string, revisions?: Revisions): Promise<CachedResponse>
  /** The same as data. */
  readAnswer<R extends Read>(endpointName: R, revisions?: Revisions): Promise<VisitorResponses[R]>
  /** A part of a list that visitors get; not cached, because the page that begins with it is. */
  readPart<R extends Read>(endpointName: R, part: ListPart): Promise<VisitorResponses[R]>
  resourcesOf(endpointName: string): readonly Resource[]
}

/**
 * Answers and pages together, a dozen of each. Without PUBLIC_URL a page is cached for each Host header, and anyone may
 * send any: three origins fit, and those that nobody has asked for longest leave first.
 */
const MOST_CACHED = 50

export function openResponseCache(reader: RevisionReader, clock: () => number): ResponseCache {
  const entries = new Map<string, { revision: string; cached: Promise<CachedResponse> }>()
  const registered = new Map<string, { endpoint: Reading; make: Make }>()

  const find = (endpointName: string) => {
    const found = registered.get(endpointName)
    if (!found) throw new Error(`No feature answers ${endpointName}.`)
    return found
  }

  const responseCache: ResponseCache = {
    async get(name, resources, make, revisions) {
      // a new hour is a new revision: which services are past depends on the clock
      const now = revisions ?? (await reader.read())
      const revision = `${now.of(resources)} ${Math.floor(clock() / HOUR)}`
      const known = entries.get(name)
      const isFresh = known?.revision === revision
      const entry = isFresh
        ? known
        : { revision, cached: make().then((content) => new CachedResponse(content)) }
      entries.delete(name)
      entries.set(name, entry)
      if (isFresh) return entry.cached
      const [longestUnused] = entries.keys()
      if (entries.size > MOST_CACHED && longestUnused) entries.delete(longestUnused)
      entry.cached.catch(() => entries.get(name) === entry && entries.delete(name))
      return entry.cached
    },
    register: (endpoint, make) => void registered.set(endpoint.route, { endpoint, make }),
    read(endpointName, revisions) {
      const { endpoint, make } = find(endpointName)
      const text = async () => JSON.stringify(endpoint.answer.parse(await make()))
      return responseCache.get(endpointName, endpoint.reads ?? [], text, revisions)
    },
    readAnswer: async (endpointName, revisions) =>
      JSON.parse((await responseCache.read(endpointName, revisions)).body.toString()) as never,
    async readPart(endpointName, part) {
      const { endpoint, make } = find(endpointName)
      return endpoint.answer.parse(await make(part)) as never
    },
    resourcesOf: (endpointName) => find(endpointName).endpoint.reads ?? [],
  }
  return responseCache
}
