import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheRows } from '../../platform/database/cacheRows.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import type { Range } from '../../platform/storage/storage.ts'
import { makeContentDisposition } from './fileName.ts'
import { matchesTag } from '../../platform/cache/cachedResponse.ts'
import { isAdministrator } from '../callers/caller.ts'
import { openFileMarker } from './fileMarker.ts'
import { createDeriveMissing } from './deriveMissing.ts'
import { type OpenByKey, makePublishedFinder } from './published.ts'
import { findFiles, type FileSource, type UploadFiles } from './fileSource.ts'
import { makePublishedKey, makeStoredKey, ORIGINAL_NAME } from '../../platform/storage/keys.ts'

interface FileRoute {
  Params: { key: string; name: string }
}

const CACHED_FOR_EVER = 'public, max-age=31536000, s-maxage=86400, immutable'
/**
 * The ETag of every file. One ETag is enough, because browsers compare ETags only for the same URL, and the bytes at a URL never
 * change. The ETag is short, because browsers send it for each of a page's many photographs.
 */
const ETAG = '"1"'

/** Serves `/uploads/<public key>/<name>` to everyone, and `/uploads/private/<id>/<name>` only to keepers. */
export function serveFiles(app: FastifyInstance, context: Context, sources: readonly FileSource[]) {
  const { smallFileCache, storage, unstoredFiles } = context
  const deriveMissing = createDeriveMissing(context)
  const findPublished = makePublishedFinder(context, sources, deriveMissing)
  const findStored = (files: UploadFiles, name: string, openByKey: OpenByKey) =>
    deriveMissing(files, name, () => openByKey(files.findStorageKey(name)))
  const cachedRows = cacheRows<UploadFiles | undefined>(context.revisions)
  const cachedSizes = cacheRows<number>(context.revisions)
  const markFile = openFileMarker(context)

  app.get<FileRoute>('/uploads/:key/:name', async (request, reply) => {
    const { key, name } = request.params
    const findRow = () => findFiles(sources, 'public_key', key)
    const files = await cachedRows(key, findRow, request.revisions)
    const type = name === ORIGINAL_NAME ? null : files?.findMimeType(name)
    if (!files || !type) throw fail('not_found')
    await markFile(request, reply)
    reply.headers({ 'cache-control': CACHED_FOR_EVER, etag: ETAG })
    if (isInBrowserCache(request, reply)) return reply.status(304).send()
    const storageKey = files.findStorageKey(name)
    const cached = smallFileCache.get(storageKey)
    if (cached) return sendBytes(cached, type, request, reply)
    // the files of a closed memorial are not copied to public/
    const findFile: FindFile = (openByKey) =>
      request.isPrivate ? findStored(files, name, openByKey) : findPublished(files, key, name, openByKey)
    const requestedFile = await openRequestedFile(findFile, makePublishedKey(key, name), request, reply)
    if (!requestedFile.body || requestedFile.range || !smallFileCache.fits(requestedFile.size))
      return sendFile(requestedFile, type, reply)
    const bytes = await buffer(requestedFile.body)
    smallFileCache.add(storageKey, bytes)
    return sendBytes(bytes, type, request, reply)
  })

  app.get<FileRoute>('/uploads/private/:key/:name', async (request, reply) => {
    const { caller, params } = request
    const { key, name } = params
    if (caller.kind === 'visitor') throw fail('login_needed')
    const files = await findFiles(sources, 'id', key)
    const isForAllKeepers = name !== ORIGINAL_NAME && !files?.isForAdministrators
    if (!isForAllKeepers && !isAdministrator(caller)) throw fail('not_allowed')
    const type = files?.findMimeType(name)
    if (!files || !type) throw fail('not_found')
    reply.headers({ 'cache-control': 'private, no-store', vary: 'Cookie', etag: `"${key}-${name}"` })
    if (isInBrowserCache(request, reply)) return reply.status(304).send()
    if (name.endsWith('.svgz')) reply.header('content-encoding', 'gzip')
    if (name === ORIGINAL_NAME)
      reply.header('content-disposition', makeContentDisposition(files.originalName))
    const findFile: FindFile = (openByKey) => findStored(files, name, openByKey)
    return sendFile(await openRequestedFile(findFile, makeStoredKey(key, name), request, reply), type, reply)
  })

  const openRange =
    (range?: Range): OpenByKey =>
    async (key) =>
      (await storage.open(key, range)) ?? unstoredFiles.open(key, range)

  /** Opens the requested range of a file. For a HEAD request, only reads the size of the file. */
  async function openRequestedFile(
    findFile: FindFile,
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<RequestedFile> {
    const isHead = request.method === 'HEAD'
    if (!isHead && !request.headers.range) {
      const { size, body } = (await findFile(openRange())) ?? throwNotFound()
      return { size, range: null, body }
    }
    // a range cannot be resolved without the size
    const size = await cachedSizes(path, () => readSize(findFile), request.revisions)
    if (isHead) return { size, range: null, body: null }
    const range = parseRange(request, reply, size)
    const { body } = (await findFile(openRange(range ?? undefined))) ?? throwNotFound()
    return { size, range, body }
  }

  /** Reads the size by requesting one byte. */
  async function readSize(findFile: FindFile): Promise<number> {
    const { size, body } = (await findFile(openRange({ start: 0, end: 0 }))) ?? throwNotFound()
    body.destroy()
    return size
  }
}

type FindFile = (openByKey: OpenByKey) => ReturnType<OpenByKey>

interface RequestedFile {
  size: number
  range: Range | null
  body: Readable | null
}

const setType = (reply: FastifyReply, type: string) => reply.type(type).header('accept-ranges', 'bytes')

const countBytes = ({ start, end }: Range) => end - start + 1

const throwNotFound = (): never => {
  throw fail('not_found')
}

function sendBytes(bytes: Buffer, type: string, request: FastifyRequest, reply: FastifyReply) {
  setType(reply, type)
  const range = parseRange(request, reply, bytes.length)
  if (!range) return reply.send(bytes)
  setRange(reply, range, bytes.length)
  return reply.send(bytes.subarray(range.start, range.end + 1))
}

/** For a HEAD request, sends an empty stream, because with any other body Fastify would set a wrong length. */
function sendFile({ size, range, body }: RequestedFile, type: string, reply: FastifyReply) {
  if (range) setRange(reply, range, size)
  const length = range ? countBytes(range) : size
  return setType(reply, type)
    .header('content-length', length)
    .send(body ?? Readable.from([]))
}

const isInBrowserCache = (request: FastifyRequest, reply: FastifyReply) =>
  matchesTag(request.headers['if-none-match'], String(reply.getHeader('etag')))

export function setRange(reply: FastifyReply, { start, end }: Range, size: number) {
  reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`)
}

/**
 * Parses the requested range of bytes (RFC 9110, 14.2). Returns null if the whole file must be sent, which is also the case for a
 * request with several ranges or an outdated tag.
 */
export function parseRange(request: FastifyRequest, reply: FastifyReply, size: number): Range | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '')
  const tag = request.headers['if-range']
  if (!match || (match[1] === '' && match[2] === '')) return null
  if (typeof tag === 'string' && tag !== reply.getHeader('etag')) return null
  const isSuffix = match[1] === ''
  const start = isSuffix ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = isSuffix || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  if (start <= end && start < size) return { start, end }
  reply.header('content-range', `bytes */${size}`)
  throw fail('bad_range')
}
