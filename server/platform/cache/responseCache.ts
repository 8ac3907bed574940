import { setTimeout } from 'node:timers/promises'
import type { ListPart, VisitorResponses } from '../../../contract/pages/pageRendering.ts'
import type { ReadDescription, Resource } from '../../../contract/endpoint.ts'
import type { PageRead } from '../../../contract/pages/page.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import { HOUR } from '../../../domain/timeUnits.ts'
import { andThen } from '../../base/concurrency/andThen.ts'
import { waitForTurn } from '../../base/concurrency/openTurns.ts'
import type { RevisionReader, Revisions } from '../database/revisions.ts'
import { CachedResponse } from './cachedResponse.ts'
import { type CacheEntry, type CacheName, openCacheEntries } from './cacheEntries.ts'
import { serialize } from './serialize.ts'

/** A function that makes the response that visitors get in a language. With `part`, it makes only that part of a list. */
type MakeResponse = (texts: ServerTexts, part?: ListPart) => Promise<unknown>

/** A function that makes the text or picture of a response, or the response itself. */
type MakeCached = (revisions?: Revisions) => Promise<string | Buffer | CachedResponse>

export type ResponseCache = ReturnType<typeof openResponseCache>

/**
 * Before a large response is made again, it rests one millisecond for each 10 kB, but at most a second, because strangers may change
 * something three times a second, and a list with 2,000 photographs (1.7 MB) costs 60 ms of the only thread. Requests wait in the
 * meantime, so that nobody gets an outdated response. Small responses do not rest.
 */
const BYTES_PER_MS = 10_000
const MAX_REST_MS = 1_000
const SMALL_BYTES = 100_000

/**
 * Opens a cache of responses to visitors. A response stays valid until one of its resources (the kinds of data that it depends on)
 * changes, or the clock changes what it says. Each call compares revisions that come from the database, so no response is ever stale,
 * even with several instances. A caller that has just read the revisions passes them as `revisions`.
 *
 * `findPeriodStart` finds when the present period of the family's calendar began, in milliseconds since 1970. A new
 * period counts as a new revision, because services are past in it, or a day has become an anniversary. So does a new hour, because a
 * page contains the time at which it was rendered, by which browsers know the time.
 */
export function openResponseCache(
  reader: RevisionReader,
  clock: () => number,
  findPeriodStart: (revisions: Revisions) => number | Promise<number>,
  pause: (ms: number) => Promise<unknown> = setTimeout,
) {
  const cacheEntries = openCacheEntries()
  const registeredEndpoints = new Map<string, { endpoint: ReadDescription; make: MakeResponse }>()

  const findRegistered = (endpointName: string) => {
    const registration = registeredEndpoints.get(endpointName)
    if (!registration) throw new Error(`No feature answers ${endpointName}.`)
    return registration
  }

  /** Makes a response that is not in the cache, or is outdated there. */
  async function renew(
    name: CacheName,
    make: MakeCached,
    requestedRevisions: Revisions,
    toRevision: (current: Revisions) => string,
  ): Promise<CachedResponse> {
    const [entries, key] = cacheEntries.locate(name)
    const previousEntry = entries.get(key)
    const revision = previousEntry ? null : toRevision(requestedRevisions)
    const entry: CacheEntry = { revision, response: begin(), bytes: 0, madeAt: 0 }
    entries.delete(key)
    entries.set(key, entry)
    try {
      await entry.response
      cacheEntries.removeLongestUnused()
    } catch {
      if (entries.get(key) === entry) entries.delete(key)
    }
    return entry.response

    async function begin(): Promise<CachedResponse> {
      await previousEntry?.response.catch(() => undefined)
      if (previousEntry && previousEntry.bytes > SMALL_BYTES) {
        const restMs = findRest(previousEntry, clock())
        if (restMs > 0) await pause(restMs)
        await waitForTurn()
      }
      // others have come in the meantime, so the response must be as new as the last of them expects
      const currentRevisions = previousEntry ? await reader.read() : requestedRevisions
      entry.revision = toRevision(currentRevisions)
      cacheEntries.removeOutdated(name, entry.revision)
      const response = toResponse(await make(currentRevisions))
      Object.assign(entry, { bytes: response.body.length, madeAt: clock() })
      return response
    }
  }

  const responseCache = {
    /**
     * Returns the cached response, or calls `make`. Concurrent requests share one call of `make`. It gets the revisions that the
     * response must have, which can be newer than `revisions`; it passes them on when it gets other responses.
     */
    get: (
      name: CacheName,
      resources: readonly Resource[],
      make: MakeCached,
      revisions?: Revisions,
    ): CachedResponse | Promise<CachedResponse> =>
      andThen(revisions ?? reader.read(), (requestedRevisions) =>
        andThen(findPeriodStart(requestedRevisions), (periodStart) => {
          const startedAt = Math.max(periodStart, Math.floor(clock() / HOUR) * HOUR)
          const toRevision = (current: Revisions) => `${current.toKey(resources)} ${startedAt}`
          const revision = toRevision(requestedRevisions)
          const [entries, key] = cacheEntries.locate(name)
          const entry = entries.get(key)
          const isFresh = entry?.revision === null || entry?.revision === revision
          if (!isFresh) return renew(name, make, requestedRevisions, toRevision)
          entries.delete(key)
          entries.set(key, entry)
          return entry.response
        }),
      ),
    /** Registers a GET endpoint without parameters, and the function that makes the response that visitors get from it. */
    register: (endpoint: ReadDescription, make: MakeResponse) =>
      void registeredEndpoints.set(endpoint.route, { endpoint, make }),
    /**
     * Returns the response that visitors get from an endpoint. `endpointName` is the endpoint's route, such as 'GET /api/media'. Each
     * language has its own response, and so has each person of whom it speaks.
     */
    read(endpointName: string, texts: ServerTexts, revisions?: Revisions) {
      const { endpoint, make } = findRegistered(endpointName)
      const makeJson = async () => serialize(endpoint.response, await make(texts))
      return responseCache.get(`${endpointName} ${texts.key}`, endpoint.reads ?? [], makeJson, revisions)
    },
    /** Returns the response that visitors get from an endpoint, as parsed JSON. */
    async readResponse<R extends PageRead>(
      endpointName: R,
      texts: ServerTexts,
      revisions?: Revisions,
    ): Promise<VisitorResponses[R]> {
      const { body } = await responseCache.read(endpointName, texts, revisions)
      if (body.length > SMALL_BYTES) await waitForTurn()
      return JSON.parse(body.toString()) as never
    },
    /** Makes part of the list that visitors get. The part is not cached, because the page that contains it is cached. */
    async readPart<R extends PageRead>(
      endpointName: R,
      texts: ServerTexts,
      part: ListPart,
    ): Promise<VisitorResponses[R]> {
      const { endpoint, make } = findRegistered(endpointName)
      return endpoint.response.parse(await make(texts, part)) as never
    },
    listResources: (endpointName: string) => findRegistered(endpointName).endpoint.reads ?? [],
  }
  return responseCache
}

/** Returns how long a response must still rest, in milliseconds. */
function findRest({ bytes, madeAt }: CacheEntry, now: number): number {
  const restMs = Math.min(MAX_REST_MS, (bytes - SMALL_BYTES) / BYTES_PER_MS)
  // the clock may have been set back
  return now < madeAt ? 0 : restMs - (now - madeAt)
}

const toResponse = (content: string | Buffer | CachedResponse) =>
  content instanceof CachedResponse ? content : new CachedResponse(content)
