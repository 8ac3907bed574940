import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { CachedResponse, type CachedHeaders, type Encoding, sendCached } from './cachedResponse.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** part of the product, the same in every memorial */
    isAsset?: true
  }
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

/** The built web as it lies in `folder`: a fixed list of names, and each file in memory from its first request on. */
export function serveAssets(app: FastifyInstance, folder: string) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const type = types[path.extname(entry.name)]
    const name = path.relative(folder, file).split(path.sep).join('/')
    if (!entry.isFile() || !type || name.startsWith('.vite/')) continue
    const headers: CachedHeaders = { type, cacheControl: cacheControlOf(name) }
    let cached: CachedResponse | undefined
    app.get(`/${name}`, { config: { isAsset: true } }, (request, reply) => {
      cached ??= readAsset(file)
      return sendCached(cached, headers, request, reply)
    })
  }
}

/** The build has compressed texts already, with more time than there is while somebody waits. */
const readAsset = (file: string) =>
  new CachedResponse(
    readFileSync(file),
    compressed
      .filter(([, extension]) => existsSync(file + extension))
      .map(([encoding, extension]) => [encoding, readFile(file + extension)]),
  )

const compressed: [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/** Names below assets/ carry a hash of their content. */
const cacheControlOf = (name: string) =>
  name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
