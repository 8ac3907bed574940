import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { onceEach } from '../../base/concurrency/onceEach.ts'
import { fail } from '../../base/errors/fail.ts'
import { CachedResponse, type Encoding, sendCached } from '../../platform/cache/cachedResponse.ts'
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

/** Serves the files of the built front end in `root`. The files are listed only once, and each is read at its first request. */
export function serveAssets(app: FastifyInstance, { dist }: Pick<Context, 'dist'>) {
  const root = path.join(dist, 'web')
  if (!existsSync(root)) return
  const config = { isAsset: true } as const
  const names = new Set(listNames(root).filter((name) => mimeTypes[path.extname(name)]))
  const openAsset = onceEach((name: string) => ({
    response: readAsset(path.join(root, name)),
    headers: { type: mimeTypes[path.extname(name)] ?? '', cacheControl: chooseCacheControl(name) },
  }))
  const send = (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const { response, headers } = openAsset(name)
    return sendCached(response, headers, request, reply)
  }
  for (const name of names)
    if (!name.startsWith(HASHED_FOLDER))
      app.get(`/${name}`, { config }, (request, reply) => send(name, request, reply))
  // one route serves nearly all files, because registering a route for each file would take 20 ms at startup
  app.get<{ Params: { file: string } }>(`/${HASHED_FOLDER}:file`, { config }, (request, reply) => {
    const name = HASHED_FOLDER + request.params.file
    if (!names.has(name)) throw fail('not_found')
    return send(name, request, reply)
  })
}

/** Lists the names of the files in `root`, such as `assets/entry-C4AcIkot.js`. `recursive` of Node takes ten times as long. */
const listNames = (root: string, folder = ''): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return folder + entry.name
    return entry.name === '.vite' ? [] : listNames(root, `${folder}${entry.name}/`)
  })

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
