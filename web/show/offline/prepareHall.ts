import { inParallel } from '../../../contract/inParallel.ts'
import { showPaths } from '../../../contract/show.ts'
import { call } from '../../api/call.ts'
import { screenSize } from '../pictures/screen.ts'
import { filesOfShow } from './filesOfShow.ts'
import {
  openStored,
  readList,
  removeOthers,
  type StoredFile,
  type StoredList,
  writeList,
} from './storedShow.ts'

/** Simultaneous downloads; more would slow down a running show. */
const AT_A_TIME = 3

/**
 * Stores every file of the show, reads each back and writes their list. Files that an earlier try has stored are not fetched
 * again. Throws what the network or the cache throws; a show that was stored before then still works.
 */
export async function prepareHall(
  onProgress: (progress: { done: number; of: number }) => void,
  signal: AbortSignal,
): Promise<StoredList> {
  await navigator.storage?.persist?.()
  const cache = await openStored()
  const known = new Map((await readList())?.files.map((file) => [file.path, file]))
  const { files: assets, responses } = await call('GET /api/offline-show', { signal })
  const pages = await inParallel(
    showPaths,
    AT_A_TIME,
    async (path) => [path, await fetchFile(path, signal)] as const,
  )
  const { '/api/media': media, '/api/music': songs, '/api/settings': settings } = responses
  const { files: shown, counts } = filesOfShow(media, songs, screenSize(), settings)
  const lists = Object.entries(responses).map(([path, list]): [string, Response] => [
    path,
    jsonResponse(list),
  ])
  const given = new Map<string, Response>([...pages, ...lists])
  // a set, because the portrait may also be one of the photographs
  const all = [...new Set([...shown.map(({ path }) => path), ...assets, ...given.keys()])]

  let done = 0
  const step = () => onProgress({ done: ++done, of: 2 * all.length })
  const files = await inParallel(all, AT_A_TIME, async (path) => {
    const response = given.get(path)
    const file = await (response ? store(cache, path, response) : fetchOnce(cache, path, known, signal))
    step()
    return file
  })
  await inParallel(files, AT_A_TIME, async (file) => {
    if (signal.aborted) throw signal.reason
    if ((await readBack(cache, file.path))?.sha256 !== file.sha256)
      throw new Error(`not stored: ${file.path}`)
    step()
  })
  const list = { files, counts }
  await writeList(list)
  await removeOthers(list)
  return list
}

const fetchFile = async (path: string, signal: AbortSignal) => succeeded(await fetch(path, { signal }))

function succeeded(response: Response): Response {
  if (!response.ok) throw new Error(`${response.status}: ${response.url}`)
  return response
}

const jsonResponse = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json; charset=utf-8' } })

/** Fetches a file unless it is stored intact: the file behind an address never changes. */
async function fetchOnce(
  cache: Cache,
  path: string,
  known: ReadonlyMap<string, StoredFile>,
  signal: AbortSignal,
): Promise<StoredFile> {
  const before = await readBack(cache, path)
  const listed = known.get(path)
  if (before && (!listed || listed.sha256 === before.sha256)) return before
  return store(cache, path, await fetchFile(path, signal))
}

async function store(cache: Cache, path: string, response: Response): Promise<StoredFile> {
  const bytes = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  // the stored bytes are complete, uncompressed, and the same for every request
  for (const name of ['content-encoding', 'transfer-encoding', 'vary', 'etag', 'outdated-paths'])
    headers.delete(name)
  headers.set('content-length', String(bytes.byteLength))
  await cache.put(path, new Response(bytes, { headers }))
  return describe(path, bytes)
}

async function readBack(cache: Cache, path: string): Promise<StoredFile | null> {
  const stored = await cache.match(path)
  return stored ? describe(path, await stored.arrayBuffer()) : null
}

async function describe(path: string, bytes: ArrayBuffer): Promise<StoredFile> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { path, bytes: bytes.byteLength, sha256 }
}
