import type { ListPart, VisitorResponses } from '../../../contract/drawing.ts'
import type { Reading, Resource } from '../../../contract/endpoint.ts'
import type { Read } from '../../../contract/page.ts'
import { HOUR } from '../../../domain/timeUnits.ts'
import type { RevisionReader, Revisions } from '../database/revisions.ts'
import { CachedResponse } from './cachedResponse.ts'

/** Makes what visitors are answered; of a list all, or a part. */
type Make = (part?: ListPart) => Promise<unknown>

/**
 * A name of the program's own, of which there are few; or one that callers complete as they like: with a host, or with the
 * id of a photograph.
 */
export type CacheName = string | { name: string; asked: string }

/**
 * Answers to visitors, cached until one of the resources it is made of changes. The revisions are read from the
 * database each time, by the request or here, so that no answer is ever stale, also with several instances.
 */
export interface ResponseCache {
  /** The text, or the picture, under `name`. Concurrent requests share one making of it. */
  get(
    name: CacheName,
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

const MB = 1024 * 1024
/**
 * For all names that callers complete: anyone may think of any number of them, and a page with all photographs is large.
 * Those that nobody has asked for longest leave first. Names of the program's own stay.
 */
const MOST_ASKED_BYTES = 16 * MB

interface Entry {
  revision: string
  cached: Promise<CachedResponse>
  /** 0 while it is made */
  bytes: number
}

export function openResponseCache(reader: RevisionReader, clock: () => number): ResponseCache {
  const own = new Map<string, Entry>()
  const asked = new Map<string, Entry>()
  const registered = new Map<string, { endpoint: Reading; make: Make }>()

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
      // a new hour is a new revision: which services are past depends on the clock
      const now = revisions ?? (await reader.read())
      const revision = `${now.of(resources)} ${Math.floor(clock() / HOUR)}`
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
    readAnswer: async (endpointName, revisions) =>
      JSON.parse((await responseCache.read(endpointName, revisions)).body.toString()) as never,
    async readPart(endpointName, part) {
      const { endpoint, make } = find(endpointName)
      return endpoint.response.parse(await make(part)) as never
    },
    resourcesOf: (endpointName) => find(endpointName).endpoint.reads ?? [],
  }
  return responseCache
}
