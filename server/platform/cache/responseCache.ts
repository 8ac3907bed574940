import { setTimeout } from 'node:timers/promises'
import type { ListPart, VisitorResponses } from '../../../contract/pages/pageRendering.ts'
import type { ReadDescription, Resource } from '../../../contract/endpoint.ts'
import type { PageRead } from '../../../contract/pages/page.ts'
import { HOUR } from '../../../domain/timeUnits.ts'
import { waitForTurn } from '../../base/concurrency/openTurns.ts'
import type { RevisionReader, Revisions } from '../database/revisions.ts'
import { CachedResponse } from './cachedResponse.ts'
import { serialize } from './serialize.ts'

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
   * Concurrent requests share one call of `make`. It gets the revisions that the response must have, which can be newer than
   * `revisions`; it passes them on when it gets other responses.
   */
  get(
    name: CacheName,
    resources: readonly Resource[],
    make: (revisions?: Revisions) => Promise<string | Buffer | CachedResponse>,
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

/**
 * Before a large response is made again, it rests one millisecond for each 10 kB, but at most a second, because strangers may change
 * something three times a second, and a list with 2,000 photographs (1.7 MB) costs 60 ms of the only thread. Requests wait in the
 * meantime, so that nobody gets an outdated response. Small responses do not rest.
 */
const BYTES_PER_MS = 10_000
const MAX_REST_MS = 1_000
const SMALL_BYTES = 100_000

interface Entry {
  /** null while the response waits to be made; it will be as new as anyone who waits for it expects */
  revision: string | null
  response: Promise<CachedResponse>
  /** 0 while the response is being made */
  bytes: number
  /** the time when the response was made */
  madeAt: number
}

export function openResponseCache(
  reader: RevisionReader,
  clock: () => number,
  pause: (ms: number) => Promise<unknown> = setTimeout,
): ResponseCache {
  const fixedEntries = new Map<string, Entry>()
  const variantEntries = new Map<string, Entry>()
  const registeredEndpoints = new Map<string, { endpoint: ReadDescription; make: MakeResponse }>()

  /** Removes outdated variants, because their shared rest may be large and outdated, too. */
  const removeOutdated = (name: CacheName, revision: string) => {
    if (typeof name === 'string') return
    const beginning = JSON.stringify([name.name]).slice(0, -1)
    for (const [key, entry] of variantEntries)
      if (key.startsWith(beginning) && entry.revision !== null && entry.revision !== revision)
        variantEntries.delete(key)
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
      const toRevision = (current: Revisions) => `${current.toKey(resources)} ${Math.floor(clock() / HOUR)}`
      const requestedRevisions = revisions ?? (await reader.read())
      const revision = toRevision(requestedRevisions)
      const previousEntry = entries.get(key)
      const isFresh = previousEntry?.revision === null || previousEntry?.revision === revision
      const entry = isFresh
        ? previousEntry
        : { revision: previousEntry ? null : revision, response: begin(), bytes: 0, madeAt: 0 }
      entries.delete(key)
      entries.set(key, entry)
      if (isFresh) return entry.response
      try {
        await entry.response
        removeLongestUnused()
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
        removeOutdated(name, entry.revision)
        const response = toResponse(await make(currentRevisions))
        Object.assign(entry, { bytes: response.body.length, madeAt: clock() })
        return response
      }
    },
    register: (endpoint, make) => void registeredEndpoints.set(endpoint.route, { endpoint, make }),
    read(endpointName, revisions) {
      const { endpoint, make } = findRegistered(endpointName)
      const makeJson = async () => serialize(endpoint.response, await make())
      return responseCache.get(endpointName, endpoint.reads ?? [], makeJson, revisions)
    },
    async readResponse(endpointName, revisions) {
      const { body } = await responseCache.read(endpointName, revisions)
      if (body.length > SMALL_BYTES) await waitForTurn()
      return JSON.parse(body.toString()) as never
    },
    async readPart(endpointName, part) {
      const { endpoint, make } = findRegistered(endpointName)
      return endpoint.response.parse(await make(part)) as never
    },
    listResources: (endpointName) => findRegistered(endpointName).endpoint.reads ?? [],
  }
  return responseCache
}

/** Returns how long a response must still rest, in milliseconds. */
function findRest({ bytes, madeAt }: Entry, now: number): number {
  const restMs = Math.min(MAX_REST_MS, (bytes - SMALL_BYTES) / BYTES_PER_MS)
  // the clock may have been set back
  return now < madeAt ? 0 : restMs - (now - madeAt)
}

const toResponse = (content: string | Buffer | CachedResponse) =>
  content instanceof CachedResponse ? content : new CachedResponse(content)
