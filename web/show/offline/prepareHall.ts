import { inParallel } from '../../../domain/inParallel.ts'
import { memorialHeader } from '../../../contract/endpoint.ts'
import { showPaths } from '../../../contract/pages/show.ts'
import { call } from '../../api/call.ts'
import { readScreenSize } from '../pictures/screen.ts'
import { isFile } from './isFile.ts'
import { listShowFiles } from './listShowFiles.ts'
import {
  openCache,
  readList,
  removeUnlistedFiles,
  type StoredFile,
  type StoredList,
  writeList,
} from './storedShow.ts'

/** More simultaneous downloads would slow down a running show. */
const MAX_DOWNLOADS = 3

/**
 * Stores every file of the show, reads each file back to check it, and then writes the list of all files. Files that an earlier
 * attempt has stored are not fetched again. Throws network and cache errors. After an error, a show that was stored earlier
 * still works.
 */
export async function prepareHall(
  onProgress: (progress: { doneCount: number; totalCount: number }) => void,
  signal: AbortSignal,
): Promise<StoredList> {
  await navigator.storage?.persist?.()
  const cache = await openCache()
  const knownList = await readList()
  const knownFiles = new Map(knownList?.files.map((file) => [file.path, file]))
  const { files: assets, responses } = await call('GET /api/offline-show', { signal })
  const pages = await inParallel(
    showPaths,
    MAX_DOWNLOADS,
    async (path) => [path, await fetchPage(path, signal)] as const,
  )
  const { '/api/media': media, '/api/music': songs, '/api/settings': settings } = responses
  const { files: showFiles, counts } = listShowFiles(media, songs, readScreenSize(), settings)
  const listResponses = Object.entries(responses).map(([path, list]): [string, Response] => [
    path,
    jsonResponse(list),
  ])
  const responsesByPath = new Map<string, Response>([...pages, ...listResponses])
  // the set removes duplicates, because the portrait may also be one of the photographs
  const allPaths = [...new Set([...showFiles.map(({ path }) => path), ...assets, ...responsesByPath.keys()])]

  let doneCount = 0
  const countStep = () => onProgress({ doneCount: ++doneCount, totalCount: 2 * allPaths.length })
  const files = await inParallel(allPaths, MAX_DOWNLOADS, async (path) => {
    const response = responsesByPath.get(path)
    const file = await (response
      ? storeFile(cache, path, response)
      : fetchOnce(cache, path, knownFiles, signal))
    countStep()
    return file
  })
  await inParallel(files, MAX_DOWNLOADS, async (file) => {
    if (signal.aborted) throw signal.reason
    if ((await readBack(cache, file.path))?.sha256 !== file.sha256)
      throw new Error(`not stored: ${file.path}`)
    countStep()
  })
  const storedAt = findStoredAt(files, knownList) ?? Date.now()
  const list = { ...knownList, files, counts, storedAt }
  await writeList(list)
  await removeUnlistedFiles(list)
  return list
}

/** Returns when the same show was stored before. Leaves out its pages, which are never the same twice. */
const findStoredAt = (files: readonly StoredFile[], knownList: StoredList | null) => {
  const describe = (list: readonly StoredFile[]) =>
    list
      .filter(({ path }) => !showPaths.some((showPath) => showPath === path))
      .map(({ path, sha256 }) => `${path} ${sha256}`)
      .sort()
      .join('\n')
  return knownList && describe(knownList.files) === describe(files) ? knownList.storedAt : undefined
}

/** Fetches a page. Throws if something in between sends one of its own, because the device would store and show it. */
async function fetchPage(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, { signal })
  if (!response.ok || !response.headers.has(memorialHeader)) throw toFetchError(response)
  return response
}

async function fetchFile(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, { signal })
  if (!isFile(response)) throw toFetchError(response)
  return response
}

const toFetchError = ({ status, url }: Response) => new Error(`${status}: ${url}`)

const jsonResponse = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json; charset=utf-8' } })

/**
 * Fetches and stores a file, unless the file is already stored and undamaged. A stored file is never outdated, because the file
 * at a URL never changes.
 */
async function fetchOnce(
  cache: Cache,
  path: string,
  knownFiles: ReadonlyMap<string, StoredFile>,
  signal: AbortSignal,
): Promise<StoredFile> {
  const storedFile = await readBack(cache, path)
  const listedFile = knownFiles.get(path)
  if (storedFile && (!listedFile || listedFile.sha256 === storedFile.sha256)) return storedFile
  return storeFile(cache, path, await fetchFile(path, signal))
}

async function storeFile(cache: Cache, path: string, response: Response): Promise<StoredFile> {
  const bytes = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  // these headers do not apply to the stored bytes, which are complete, uncompressed, and the same for every request
  for (const name of ['content-encoding', 'transfer-encoding', 'vary', 'etag', 'outdated-paths'])
    headers.delete(name)
  headers.set('content-length', String(bytes.byteLength))
  await cache.put(path, new Response(bytes, { headers }))
  return describeFile(path, bytes)
}

async function readBack(cache: Cache, path: string): Promise<StoredFile | null> {
  const cachedResponse = await cache.match(path)
  return cachedResponse ? describeFile(path, await cachedResponse.arrayBuffer()) : null
}

async function describeFile(path: string, bytes: ArrayBuffer): Promise<StoredFile> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { path, bytes: bytes.byteLength, sha256 }
}
