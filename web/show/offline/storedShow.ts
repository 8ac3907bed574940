export const CACHE_NAME = 'hall'
export const LIST_PATH = '/slideshow/stored.json'
const WORKER_SCOPE = '/slideshow'
/** Built from `serviceWorker.ts`. */
const WORKER_PATH = '/sw.js'

export interface StoredFile {
  /** the path it is stored under */
  path: string
  bytes: number
  /** hexadecimal */
  sha256: string
}

/** The list of stored files. It is written last, once every file in it has been stored and read back. */
export interface StoredList {
  files: StoredFile[]
  counts: ShowCounts
}

export interface ShowCounts {
  photographs: number
  films: number
  songs: number
}

/** False on pages without HTTPS, except on localhost: browsers have service workers and caches only there. */
export const canStore = () => 'serviceWorker' in navigator && 'caches' in window

export const openCache = () => caches.open(CACHE_NAME)

/** Reads the list of stored files; null if the show would not run without the network. */
export async function readListIfReady(): Promise<StoredList | null> {
  if (!canStore() || !(await navigator.serviceWorker.getRegistration(WORKER_SCOPE))) return null
  return readList()
}

export async function readList(): Promise<StoredList | null> {
  if (!(await caches.has(CACHE_NAME))) return null
  const stored = await (await openCache()).match(LIST_PATH)
  return stored ? ((await stored.json()) as StoredList) : null
}

/** Writes the list, then registers the worker, which needs the list when it starts. */
export async function writeList(list: StoredList): Promise<void> {
  await (await openCache()).put(LIST_PATH, new Response(JSON.stringify(list)))
  await navigator.serviceWorker.register(WORKER_PATH, { scope: WORKER_SCOPE })
}

/** Lists the paths of all stored files, even when the show is not complete. */
export async function listStoredPaths(): Promise<ReadonlySet<string>> {
  if (!(await caches.has(CACHE_NAME))) return new Set()
  const requests = await (await openCache()).keys()
  return new Set(requests.map(({ url }) => new URL(url).pathname))
}

/** Removes all stored files and the worker. */
export async function removeStored(): Promise<void> {
  await caches.delete(CACHE_NAME)
  await (await navigator.serviceWorker.getRegistration(WORKER_SCOPE))?.unregister()
}

/** Removes files of an earlier show that are not in the list. */
export async function removeUnlisted({ files }: StoredList): Promise<void> {
  const cache = await openCache()
  const listed = new Set([LIST_PATH, ...files.map(({ path }) => path)])
  for (const path of await listStoredPaths()) if (!listed.has(path)) await cache.delete(path)
}
