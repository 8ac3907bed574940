import type { ShowCounts } from '../../../contract/outputs/offlineShow.ts'

export const CACHE_NAME = 'hall'
export const LIST_PATH = '/slideshow/stored.json'
export const WORKER_SCOPE = '/slideshow'
/** The path of the script that is built from `serviceWorker.ts`. */
const WORKER_PATH = '/sw.js'

/** The time for which the service worker refuses the network after a request to do so. The page repeats the request in time. */
export const REFUSAL_MS = 10_000

/** A message to the service worker: whether it refuses the network to the page that sends the message. */
export interface RefusalRequest {
  refuses: boolean
}

export interface StoredFile {
  /** the URL path under which the file is stored */
  path: string
  bytes: number
  /** the SHA-256 hash of the file, in hexadecimal */
  sha256: string
}

/** The list is written last, after every file in it has been stored and read back. */
export interface StoredList {
  files: StoredFile[]
  counts: ShowCounts
  /** when the show was first stored as it is, in milliseconds; unknown if an earlier version has stored it */
  storedAt?: number
  /** when the show was last rehearsed, if it was ready then */
  rehearsedAt?: number
}

/** Whether this page can store files. Browsers offer service workers and caches only on HTTPS pages and on localhost. */
export const canStore = () => 'serviceWorker' in navigator && 'caches' in window

export const openCache = () => caches.open(CACHE_NAME)

/** Reads the list of stored files. Returns null if the show cannot run without a network. */
export async function readListIfReady(): Promise<StoredList | null> {
  if (!canStore() || !(await navigator.serviceWorker.getRegistration(WORKER_SCOPE))) return null
  return readList()
}

export async function readList(): Promise<StoredList | null> {
  if (!(await caches.has(CACHE_NAME))) return null
  const stored = await (await openCache()).match(LIST_PATH)
  return stored ? ((await stored.json()) as StoredList) : null
}

/**
 * Registers the service worker last, because the worker needs the list when it starts. Waits until the worker is active, because
 * until then the page does not open without a network.
 */
export async function writeList(list: StoredList): Promise<void> {
  await putList(list)
  await waitUntilActive(await navigator.serviceWorker.register(WORKER_PATH, { scope: WORKER_SCOPE }))
}

/** Notes in the list how a rehearsal has ended just now. */
export async function saveRehearsal(isReady: boolean): Promise<void> {
  const list = await readListIfReady()
  if (list) await putList({ ...list, rehearsedAt: isReady ? Date.now() : undefined })
}

const putList = async (list: StoredList) =>
  (await openCache()).put(LIST_PATH, new Response(JSON.stringify(list)))

const waitUntilActive = (registration: ServiceWorkerRegistration) =>
  new Promise<void>((resolve, reject) => {
    const worker = registration.installing ?? registration.waiting
    if (registration.active || !worker) return resolve()
    worker.addEventListener('statechange', () => {
      if (registration.active) resolve()
      else if (worker.state === 'redundant') reject(new Error('the service worker was not installed'))
    })
  })

/** Lists the paths of all stored files, even if the show has not been stored completely. */
export async function listStoredPaths(): Promise<ReadonlySet<string>> {
  if (!(await caches.has(CACHE_NAME))) return new Set()
  const requests = await (await openCache()).keys()
  return new Set(requests.map(({ url }) => new URL(url).pathname))
}

export async function removeStored(): Promise<void> {
  await caches.delete(CACHE_NAME)
  await (await navigator.serviceWorker.getRegistration(WORKER_SCOPE))?.unregister()
}

/** Removes stored files that are not in the list, because only an earlier show used them. */
export async function removeUnlistedFiles({ files }: StoredList): Promise<void> {
  const cache = await openCache()
  const listedPaths = new Set([LIST_PATH, ...files.map(({ path }) => path)])
  for (const path of await listStoredPaths()) if (!listedPaths.has(path)) await cache.delete(path)
}
