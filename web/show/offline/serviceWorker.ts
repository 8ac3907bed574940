import { memorialHeader } from '../../../contract/endpoint.ts'
import { showPaths } from '../../../contract/pages/show.ts'
import { isFile } from './isFile.ts'
import { toRangeResponse } from './rangeResponse.ts'
import { CACHE_NAME, LIST_PATH, openCache, REFUSAL_MS, type RefusalRequest } from './storedShow.ts'

/**
 * Serves the slideshow from the files that a rehearsal or the button 'Prepare for the hall' has stored on this device. Removes itself
 * if nothing is stored, or if the device may no longer see the memorial. For a rehearsal, refuses the network to one page. Built as
 * /sw.js, a classic script, because browsers of 2021 do not support modules in service workers.
 */
declare const self: ServiceWorkerScope

const SETTINGS_PATH = '/api/settings'
/** If there is no response within this time, the network counts as down. */
const TIMEOUT_MS = 4_000

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(activate()))

/** The times until which the network is refused, by the ids of pages. A worker that starts again refuses nothing. */
const refusedUntil = new Map<string, number>()

const isRefused = ({ clientId }: FetchEvent) => Date.now() < (refusedUntil.get(clientId) ?? 0)

self.addEventListener('message', (event) => event.waitUntil(setRefusal(event)))

/**
 * Refuses or allows the network to the page that asks. A refusal ends by itself, so that a page that stops asking, or is closed
 * or reloaded, has the network again. Replies whether the network was refused until now.
 */
async function setRefusal({ source, data, ports: [port] }: MessageEventOfPage) {
  if (!source) return
  const wasRefused = Date.now() < (refusedUntil.get(source.id) ?? 0)
  if (data.refuses) refusedUntil.set(source.id, Date.now() + REFUSAL_MS)
  else refusedUntil.delete(source.id)
  // a page that was reloaded past the worker would not notice the refusal
  await self.clients.claim()
  port?.postMessage(wasRefused)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const fetchAllowed: Fetch = (allowedRequest) =>
    isRefused(event) ? Promise.reject(new TypeError('no network in a rehearsal')) : fetch(allowedRequest)
  if (request.method !== 'GET' || origin !== location.origin) {
    if (isRefused(event)) event.respondWith(fetchAllowed(request))
    return
  }
  if (request.mode === 'navigate') {
    if (!isShowPath(pathname)) return
    event.respondWith(fetchOrFindStored(request, pathname, fetchAllowed))
    // finds out whether the device is still allowed to see the memorial: if it is not, a request for the settings gets a 401, but
    // a request for the page gets a 200 with a form that asks for the password
    event.waitUntil(fetchOrFindStored(new Request(SETTINGS_PATH), SETTINGS_PATH, fetchAllowed))
  } else if (pathname.startsWith('/api/') || isShowPath(pathname))
    event.respondWith(fetchOrFindStored(request, pathname, fetchAllowed))
  else event.respondWith(findStoredOrFetch(request, pathname, fetchAllowed))
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

const isShowPath = (path: string) => showPaths.some((showPath) => showPath === path)

/**
 * Fetches a page or list from the server, so that photographs that were hidden since do not appear. Only a response of the memorial
 * itself replaces what is stored, not that of a proxy, a network's login, or another site at the same address. A 401 of the memorial
 * means that the device may no longer see it: everything stored is removed.
 */
async function fetchOrFindStored(request: Request, path: string, fetch: Fetch): Promise<Response> {
  const stored = await findStored(path)
  if (!stored) {
    if (isShowPath(path)) await removeEverything()
    return fetch(request)
  }
  try {
    const isPage = request.mode === 'navigate'
    const response = await withTimeout(fetch(isPage ? followRedirects(request) : request))
    const isOwn = await isOfMemorial(response)
    if (isOwn && response.status === 401) await removeEverything()
    if (isOwn && (response.ok || response.status === 401))
      return isPage && response.redirected ? Response.redirect(response.url) : response
  } catch {
    // the server cannot be reached, so the stored response is returned
  }
  return stored
}

/** Makes a request that follows redirects, because a worker cannot read who has redirected a page. */
const followRedirects = ({ url, headers }: Request) => new Request(url, { headers })

/** Whether the memorial that is stored has sent this response. Shows stored by earlier versions do not know their memorial's id. */
async function isOfMemorial({ headers }: Response): Promise<boolean> {
  const id = headers.get(memorialHeader)
  const storedPage = await findStored(showPaths[0])
  return id !== null && id === (storedPage?.headers.get(memorialHeader) ?? id)
}

const withTimeout = (response: Promise<Response>) =>
  new Promise<Response>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no response')), TIMEOUT_MS)
    response.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/**
 * Returns the stored file. If there is none, fetches the file or, without a network, returns another size of the photograph. A
 * stored file is never outdated, because the file at a URL never changes.
 */
async function findStoredOrFetch(request: Request, path: string, fetch: Fetch): Promise<Response> {
  const stored = await findStored(path)
  if (stored) return toRangeResponse(request, stored)
  const response = await fetch(request).catch(() => null)
  if (response && isFile(response)) return response
  return (await findOtherSize(path)) ?? response ?? Response.error()
}

/** Finds the photograph at this path in another size, if another size is stored. */
async function findOtherSize(path: string): Promise<Response | undefined> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  if (!folder.startsWith('/uploads/')) return undefined
  const cache = await openCache()
  const storedRequest = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder))
  return storedRequest && cache.match(storedRequest)
}

/** The part of the global scope that this worker uses. TypeScript can load its types for pages or for workers, but not both. */
interface ServiceWorkerScope {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<T extends keyof WorkerEvents>(type: T, listener: (event: WorkerEvents[T]) => unknown): void
}

type Fetch = (request: Request) => Promise<Response>

interface WorkerEvents {
  message: MessageEventOfPage
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface MessageEventOfPage extends ExtendableEvent {
  source: { id: string } | null
  data: RefusalRequest
  ports: readonly MessagePort[]
}

interface FetchEvent extends ExtendableEvent {
  /** the id of the page that sends the request; empty for a page that is being opened */
  clientId: string
  request: Request
  respondWith(response: Promise<Response>): void
}
