import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheRows } from '../../platform/database/cacheRows.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import type { Range } from '../../platform/storage/storage.ts'
import { contentDisposition } from './fileName.ts'
import { matchesTag } from '../../platform/cache/cachedResponse.ts'
import { isAdministrator } from '../callers/caller.ts'
import { openStoredFile, type ReadKey, makePublishedFinder } from './published.ts'
import { findFiles, type FileSource, type UploadFiles } from './fileSource.ts'

interface Address {
  Params: { key: string; name: string }
}

const CACHED_FOR_EVER = 'public, max-age=31536000, s-maxage=86400, immutable'
/**
 * The ETag of every file. A browser compares it only with the ETag of the same URL, and the bytes at a URL never change. It is
 * short, because a page with many photographs sends it often.
 */
const ETAG = '"1"'
const ORIGINAL = 'original'

/** Serves `/uploads/<public key>/<name>` to everyone, and `/uploads/private/<id>/<name>` only to keepers. */
export function serveFiles(app: FastifyInstance, context: Context, sources: readonly FileSource[]) {
  const { smallFiles, storage, unstoredFiles } = context
  const findPublished = makePublishedFinder(context, sources)
  const cachedRows = cacheRows<UploadFiles | undefined>(context.revisions)
  const cachedSizes = cacheRows<number>(context.revisions)

  app.get<Address>('/uploads/:key/:name', async (request, reply) => {
    const { key, name } = request.params
    const findRow = () => findFiles(sources, 'public_key', key)
    const files = await cachedRows(key, findRow, request.revisions)
    const type = name === ORIGINAL ? null : files?.typeOf(name)
    if (!files || !type) throw fail('not_found')
    reply.headers({ 'cache-control': CACHED_FOR_EVER, etag: ETAG })
    if (isKnown(request, reply)) return reply.status(304).send()
    const stored = files.keyOf(name)
    const cached = smallFiles.get(stored)
    if (cached) return sendBytes(cached, type, request, reply)
    // the files of a closed memorial are not copied to public/
    const find: Find = (readKey) =>
      request.isPrivate ? openStoredFile(files, name, readKey) : findPublished(files, key, name, readKey)
    const asked = await openAsked(find, `public/${key}/${name}`, request, reply)
    if (!asked.body || asked.range || !smallFiles.fits(asked.size)) return sendFile(asked, type, reply)
    const bytes = await buffer(asked.body)
    smallFiles.add(stored, bytes)
    return sendBytes(bytes, type, request, reply)
  })

  app.get<Address>('/uploads/private/:key/:name', async (request, reply) => {
    const { caller, params } = request
    const { key, name } = params
    if (caller.kind === 'visitor') throw fail('login_needed')
    const files = await findFiles(sources, 'id', key)
    const isForAll = name !== ORIGINAL && !files?.isForAdministrators
    if (!isForAll && !isAdministrator(caller)) throw fail('not_allowed')
    const type = files?.typeOf(name)
    if (!files || !type) throw fail('not_found')
    reply.headers({ 'cache-control': 'private, no-store', vary: 'Cookie', etag: `"${key}-${name}"` })
    if (isKnown(request, reply)) return reply.status(304).send()
    if (name.endsWith('.svgz')) reply.header('content-encoding', 'gzip')
    if (name === ORIGINAL) reply.header('content-disposition', contentDisposition(files.originalName))
    const find: Find = (readKey) => openStoredFile(files, name, readKey)
    return sendFile(await openAsked(find, `private/${key}/${name}`, request, reply), type, reply)
  })

  const open =
    (range?: Range): ReadKey =>
    async (key) =>
      (await storage.open(key, range)) ?? unstoredFiles.open(key, range)

  /** Opens the requested range of a file. For a HEAD request, only reads the size of the file. */
  async function openAsked(
    find: Find,
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AskedFile> {
    const isHead = request.method === 'HEAD'
    if (!isHead && !request.headers.range) {
      const { size, body } = (await find(open())) ?? throwNotFound()
      return { size, range: null, body }
    }
    // a range cannot be resolved without the size
    const size = await cachedSizes(path, () => readSize(find), request.revisions)
    if (isHead) return { size, range: null, body: null }
    const range = parseRange(request, reply, size)
    const { body } = (await find(open(range ?? undefined))) ?? throwNotFound()
    return { size, range, body }
  }

  /** Reads the size by requesting one byte. */
  async function readSize(find: Find): Promise<number> {
    const { size, body } = (await find(open({ start: 0, end: 0 }))) ?? throwNotFound()
    body.destroy()
    return size
  }
}

type Find = (readKey: ReadKey) => ReturnType<ReadKey>

interface AskedFile {
  size: number
  range: Range | null
  body: Readable | null
}

const setType = (reply: FastifyReply, type: string) => reply.type(type).header('accept-ranges', 'bytes')

const lengthOf = ({ start, end }: Range) => end - start + 1

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

/** Sends a file. For a HEAD request, sends an empty stream, because with any other body Fastify would set a wrong length. */
function sendFile({ size, range, body }: AskedFile, type: string, reply: FastifyReply) {
  if (range) setRange(reply, range, size)
  const length = range ? lengthOf(range) : size
  return setType(reply, type)
    .header('content-length', length)
    .send(body ?? Readable.from([]))
}

const isKnown = (request: FastifyRequest, reply: FastifyReply) =>
  matchesTag(request.headers['if-none-match'], String(reply.getHeader('etag')))

export function setRange(reply: FastifyReply, { start, end }: Range, size: number) {
  reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`)
}

/**
 * Parses the requested range of bytes (RFC 9110, 14.2). Returns null if the whole file must be sent. This is also the response to
 * several ranges or an outdated tag.
 */
export function parseRange(request: FastifyRequest, reply: FastifyReply, size: number): Range | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '')
  const tag = request.headers['if-range']
  if (!found || (found[1] === '' && found[2] === '')) return null
  if (typeof tag === 'string' && tag !== reply.getHeader('etag')) return null
  const suffix = found[1] === ''
  const start = suffix ? Math.max(0, size - Number(found[2])) : Number(found[1])
  const end = suffix || found[2] === '' ? size - 1 : Math.min(Number(found[2]), size - 1)
  if (start <= end && start < size) return { start, end }
  reply.header('content-range', `bytes */${size}`)
  throw fail('bad_range')
}
