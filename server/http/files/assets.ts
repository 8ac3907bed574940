import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../base/errors/fail.ts'
import {
  CachedResponse,
  type CachedHeaders,
  type Encoding,
  sendCached,
} from '../../platform/cache/cachedResponse.ts'
import type { Context } from '../../platform/context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** true for the application's own files, which are the same in every memorial */
    isAsset?: true
  }
}

const mimeTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.tgz': 'application/gzip',
  '.txt': 'text/plain; charset=utf-8',
}

interface Asset {
  file: string
  headers: CachedHeaders
  /** the response; absent until the first request */
  cachedResponse?: CachedResponse
}

/** Serves the files of the built front end in `root`. The files are listed only once. */
export function serveAssets(app: FastifyInstance, { dist }: Pick<Context, 'dist'>) {
  const root = path.join(dist, 'web')
  if (!existsSync(root)) return
  const config = { isAsset: true } as const
  const assets = listAssets(root)
  for (const [name, asset] of assets)
    if (!name.startsWith(HASHED_FOLDER))
      app.get(`/${name}`, { config }, (request, reply) => sendAsset(asset, request, reply))
  // one route serves nearly all files, because registering a route for each file would take 20 ms at startup
  app.get<{ Params: { file: string } }>(`/${HASHED_FOLDER}:file`, { config }, (request, reply) => {
    const asset = assets.get(HASHED_FOLDER + request.params.file)
    if (!asset) throw fail('not_found')
    return sendAsset(asset, request, reply)
  })
}

/** Lists the assets in `root`, keyed by name, such as `assets/entry-C4AcIkot.js`. */
function listAssets(root: string) {
  const assets = new Map<string, Asset>()
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const type = mimeTypes[path.extname(entry.name)]
    const name = path.relative(root, file).split(path.sep).join('/')
    if (!entry.isFile() || !type || name.startsWith('.vite/')) continue
    assets.set(name, { file, headers: { type, cacheControl: chooseCacheControl(name) } })
  }
  return assets
}

function sendAsset(asset: Asset, request: FastifyRequest, reply: FastifyReply) {
  asset.cachedResponse ??= readAsset(asset.file)
  return sendCached(asset.cachedResponse, asset.headers, request, reply)
}

/** Reads a file and its compressed versions. The build made these, because good compression takes too long during a request. */
const readAsset = (file: string) =>
  new CachedResponse(readFileSync(file), {
    compressed: compressedExtensions
      .filter(([, extension]) => existsSync(file + extension))
      .map(([encoding, extension]) => [encoding, readFile(file + extension)]),
  })

const compressedExtensions: [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/** The folder of the files whose names contain a hash of their content. */
const HASHED_FOLDER = 'assets/'

const chooseCacheControl = (name: string) =>
  name.startsWith(HASHED_FOLDER) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
