export const CACHE = 'hall'
export const LIST = '/slideshow/stored.json'
const SCOPE = '/slideshow'
/** Built from `serviceWorker.ts`. */
const WORKER = '/sw.js'

export interface StoredFile {
  /** the address it is stored under */
  path: string
  bytes: number
  /** hexadecimal */
  sha256: string
}

/** Written last: where it is, everything that it names is there and was read back. */
export interface StoredList {
  files: StoredFile[]
  counts: Counts
}

export interface Counts {
  photographs: number
  films: number
  songs: number
}

/** Browsers have workers and stores on pages with HTTPS alone, and on this machine. */
export const canStore = () => 'serviceWorker' in navigator && 'caches' in window

export const openStored = () => caches.open(CACHE)

/** The list of what is stored; null while the show would not run without the network. */
export async function readStoredList(): Promise<StoredList | null> {
  if (!canStore() || !(await navigator.serviceWorker.getRegistration(SCOPE))) return null
  return readList()
}

export async function readList(): Promise<StoredList | null> {
  if (!(await caches.has(CACHE))) return null
  const stored = await (await openStored()).match(LIST)
  return stored ? ((await stored.json()) as StoredList) : null
}

/** The worker looks for the list when it begins: it comes first. */
export async function writeList(list: StoredList): Promise<void> {
  await (await openStored()).put(LIST, new Response(JSON.stringify(list)))
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
}

/** Addresses of all that is stored, also while it is not the whole show. */
export async function storedPaths(): Promise<ReadonlySet<string>> {
  if (!(await caches.has(CACHE))) return new Set()
  const requests = await (await openStored()).keys()
  return new Set(requests.map(({ url }) => new URL(url).pathname))
}

/** Removes everything that is stored, and the worker. */
export async function removeStored(): Promise<void> {
  await caches.delete(CACHE)
  await (await navigator.serviceWorker.getRegistration(SCOPE))?.unregister()
}

/** Removes what an earlier show was made of. */
export async function removeOthers({ files }: StoredList): Promise<void> {
  const cache = await openStored()
  const listed = new Set([LIST, ...files.map(({ path }) => path)])
  for (const path of await storedPaths()) if (!listed.has(path)) await cache.delete(path)
}
