import { inParallel } from '../../../contract/inParallel.ts'
import { screenSize } from '../screen.ts'
import { filesOfShow } from './filesOfShow.ts'
import {
  openStored,
  readList,
  removeOthers,
  type StoredFile,
  type StoredList,
  writeList,
} from './storedShow.ts'
import { type ShowAnswers, visitorsView } from './visitorsView.ts'

/** Both shows: they are made of the same files. */
const SHOWS = ['/slideshow', '/slideshow-old']
/** Several at a time: more would take the line from a show that is running. */
const AT_A_TIME = 3

/**
 * Stores all that the show needs, reads it back and writes the list of it. What an earlier try has stored is not fetched
 * again. Throws what the network or the store throws; what was stored before still works then.
 */
export async function prepareHall(
  onProgress: (progress: { done: number; of: number }) => void,
  signal: AbortSignal,
): Promise<StoredList> {
  await navigator.storage?.persist?.()
  const cache = await openStored()
  const known = new Map((await readList())?.files.map((file) => [file.path, file]))
  const answers = await readAnswers(signal)
  const pages = await inParallel(
    SHOWS,
    AT_A_TIME,
    async (path) => [path, await fetchFile(path, signal)] as const,
  )
  const assets = await findAssets(pages, signal)
  const { '/api/media': media, '/api/music': songs, '/api/settings': settings } = answers
  const { files: shown, counts } = filesOfShow(media, songs, screenSize(), settings)
  const lists = Object.entries(answers).map(([path, answer]): [string, Response] => [
    path,
    jsonResponse(answer),
  ])
  const given = new Map([...assets, ...pages, ...lists])
  // the portrait may be one of the photographs
  const all = [...new Set([...shown.map(({ path }) => path), ...given.keys()])]

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

/** As visitors get them: without the session, or, where the memorial is closed, without what keepers alone are told. */
async function readAnswers(signal: AbortSignal): Promise<ShowAnswers> {
  const read = async (path: string) => {
    const open = await fetch(path, { credentials: 'omit', signal })
    return (await (open.status === 401 ? fetchFile(path, signal) : succeeded(open))).json()
  }
  return visitorsView({
    '/api/media': await read('/api/media'),
    '/api/music': await read('/api/music'),
    '/api/memories': await read('/api/memories'),
    '/api/settings': await read('/api/settings'),
  })
}

/** Scripts, styles and fonts that the pages ask for, now or later: they name each other by their hashed names. */
async function findAssets(
  pages: readonly (readonly [string, Response])[],
  signal: AbortSignal,
): Promise<Map<string, Response>> {
  const found = new Map<string, Response>()
  const follow = async (text: string): Promise<void> => {
    const names = [...text.matchAll(/(?:\/assets\/|["'`]\.\/|["'`]assets\/)([\w-]+\.(?:js|css|woff2))/g)]
    for (const [, name] of names) {
      const path = `/assets/${name}`
      if (found.has(path)) continue
      const response = await fetchFile(path, signal)
      found.set(path, response)
      if (!path.endsWith('.woff2')) await follow(await response.clone().text())
    }
  }
  for (const [, page] of pages) await follow(await page.clone().text())
  return found
}

const fetchFile = async (path: string, signal: AbortSignal) => succeeded(await fetch(path, { signal }))

function succeeded(response: Response): Response {
  if (!response.ok) throw new Error(`${response.status}: ${response.url}`)
  return response
}

const jsonResponse = (answer: unknown) =>
  new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json; charset=utf-8' } })

/** A file never changes under its address: what is stored already stays. */
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
  // the bytes are whole and plain now, and the same for whoever asks
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
