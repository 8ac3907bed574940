export const CACHE = 'hall'
export const LIST = '/slideshow/stored.json'
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
  counts: Counts
}

export interface Counts {
  photographs: number
  films: number
  songs: number
}

/** False on pages without HTTPS, except on localhost: browsers have service workers and caches only there. */
export const canStore = () => 'serviceWorker' in navigator && 'caches' in window

export const openStored = () => caches.open(CACHE)

/** Reads the list of stored files; null if the show would not run without the network. */
export async function readStoredList(): Promise<StoredList | null> {
  if (!canStore() || !(await navigator.serviceWorker.getRegistration(WORKER_SCOPE))) return null
  return readList()
}

export async function readList(): Promise<StoredList | null> {
  if (!(await caches.has(CACHE))) return null
  const stored = await (await openStored()).match(LIST)
  return stored ? ((await stored.json()) as StoredList) : null
}

/** Writes the list, then registers the worker, which needs the list when it starts. */
export async function writeList(list: StoredList): Promise<void> {
  await (await openStored()).put(LIST, new Response(JSON.stringify(list)))
  await navigator.serviceWorker.register(WORKER_PATH, { scope: WORKER_SCOPE })
}

/** Lists the paths of all stored files, even when the show is not complete. */
export async function storedPaths(): Promise<ReadonlySet<string>> {
  if (!(await caches.has(CACHE))) return new Set()
  const requests = await (await openStored()).keys()
  return new Set(requests.map(({ url }) => new URL(url).pathname))
}

/** Removes all stored files and the worker. */
export async function removeStored(): Promise<void> {
  await caches.delete(CACHE)
  await (await navigator.serviceWorker.getRegistration(WORKER_SCOPE))?.unregister()
}

/** Removes files of an earlier show that are not in the list. */
export async function removeOthers({ files }: StoredList): Promise<void> {
  const cache = await openStored()
  const listed = new Set([LIST, ...files.map(({ path }) => path)])
  for (const path of await storedPaths()) if (!listed.has(path)) await cache.delete(path)
}
