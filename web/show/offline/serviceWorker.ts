import { showPaths } from '../../../contract/pages/show.ts'
import { CACHE_NAME, LIST_PATH, openCache } from './storedShow.ts'

/**
 * Serves the slideshow from the files that 'Prepare for the hall' has stored on this device. It removes itself when nothing
 * is stored, or when the device may no longer see the memorial. It is built as /sw.js, a classic script: browsers of 2021
 * have no modules in service workers.
 */
declare const self: ServiceWorkerScope

const SETTINGS = '/api/settings'
/** A network that has not responded within this time counts as down. */
const TIMEOUT_MS = 4_000

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (!isShow(pathname)) return
    event.respondWith(fetchOrFindStored(request, pathname))
    // the page is the same whether it shows the slideshow or asks for a password; the settings are not
    event.waitUntil(fetchOrFindStored(new Request(SETTINGS), SETTINGS))
  } else if (pathname.startsWith('/api/')) event.respondWith(fetchOrFindStored(request, pathname))
  else event.respondWith(findStoredOrFetch(request, pathname))
})

async function activate() {
  if (await isStored()) return self.clients.claim()
  await removeEverything()
}

const isStored = async () => Boolean(await findStored(LIST_PATH))

async function removeEverything() {
  await caches.delete(CACHE_NAME)
  await self.registration.unregister()
}

const findStored = (path: string) => caches.match(path, { cacheName: CACHE_NAME })

const isShow = (path: string) => showPaths.some((each) => each === path)

/**
 * Fetches a page or list, so that hidden photographs are gone; uses the stored one while the server cannot be reached. After a
 * 401, everything stored is removed: this device may no longer see the memorial.
 */
async function fetchOrFindStored(request: Request, path: string): Promise<Response> {
  const stored = await findStored(path)
  if (!stored) {
    if (isShow(path)) await removeEverything()
    return fetch(request)
  }
  try {
    const response = await withTimeout(fetch(request))
    if (response.status === 401) await removeEverything()
    if (response.status < 500) return response
  } catch {
    // no network
  }
  return stored
}

const withTimeout = (response: Promise<Response>) =>
  new Promise<Response>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no response')), TIMEOUT_MS)
    response.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** Uses the stored file, else fetches it: the file behind an address never changes. */
async function findStoredOrFetch(request: Request, path: string): Promise<Response> {
  const stored = await findStored(path)
  if (stored) return toRangeResponse(request, stored)
  try {
    return await fetch(request)
  } catch (error) {
    const other = await findOtherSize(path)
    if (other) return other
    throw error
  }
}

/** Finds the photograph at this path in the size that is stored. */
async function findOtherSize(path: string): Promise<Response | undefined> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  if (!folder.startsWith('/uploads/')) return undefined
  const cache = await openCache()
  const found = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder))
  return found && cache.match(found)
}

/** Responds with the requested byte range: players ask for ranges, and iPhones play only responses with status 206. */
async function toRangeResponse(request: Request, stored: Response): Promise<Response> {
  const range = request.headers.get('range')
  if (!range) return stored
  const bytes = await stored.blob()
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  const start = first ? Number(first) : bytes.size - Number(last)
  const end = first && last ? Math.min(Number(last), bytes.size - 1) : bytes.size - 1
  if (!(start >= 0 && start <= end))
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.size}` } })
  const headers = new Headers(stored.headers)
  headers.set('content-range', `bytes ${start}-${end}/${bytes.size}`)
  headers.set('content-length', String(end - start + 1))
  return new Response(bytes.slice(start, end + 1), { status: 206, headers })
}

/** The part of the global scope that this worker uses: TypeScript knows either a worker's scope or a page's, not both. */
interface ServiceWorkerScope {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<T extends keyof WorkerEvents>(type: T, listener: (event: WorkerEvents[T]) => unknown): void
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}
