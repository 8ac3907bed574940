import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheRows } from '../database/cacheRows.ts'
import { fail } from '../fail.ts'
import type { Context } from '../context.ts'
import type { OpenedFile, Range } from '../storage/storage.ts'
import { attachment } from './attachment.ts'
import { sameTag } from './cachedResponse.ts'
import { isAdministrator } from './caller.ts'
import { openPublished, openStored } from './published.ts'
import { firstOf, type FileSource, type SourcedFiles } from './fileSource.ts'

interface Address {
  Params: { key: string; name: string }
}

const CACHED_FOR_EVER = 'public, max-age=31536000, s-maxage=86400, immutable'
const ORIGINAL = 'original'

/** `/uploads/<public key>/<name>` for everyone, `/uploads/private/<id>/<name>` for keepers. */
export function serveFiles(app: FastifyInstance, context: Context, sources: readonly FileSource[]) {
  const { smallFiles } = context
  const published = openPublished(context, sources)
  const cachedRows = cacheRows<SourcedFiles | undefined>(context.revisions)
  const cachedSizes = cacheRows<number>(context.revisions)

  app.get<Address>('/uploads/:key/:name', async (request, reply) => {
    const { key, name } = request.params
    const find = () => firstOf(sources, (source) => source.byPublicKey(key))
    const files = await cachedRows(key, find, request.revisions)
    const type = name === ORIGINAL ? null : files?.typeOf(name)
    if (!files || !type) throw fail('not_found')
    reply.headers({ 'cache-control': CACHED_FOR_EVER, etag: `"${key}-${name}"` })
    if (isKnown(request, reply)) return reply.status(304).send()
    const stored = `private/${files.id}/${name}`
    const cached = smallFiles.get(stored)
    if (cached) return sendBytes(cached, type, request, reply)
    // of a closed memorial nothing is made public
    const open: Open = (range) =>
      request.isPrivate ? openStored(context, files, name, range) : published.open(files, key, name, range)
    const asked = await openAsked(open, `public/${key}/${name}`, request, reply)
    if (!asked.opened || asked.range || !smallFiles.fits(asked.size)) return sendFile(asked, type, reply)
    const bytes = await buffer(asked.opened.body)
    smallFiles.add(stored, bytes)
    return sendBytes(bytes, type, request, reply)
  })

  app.get<Address>('/uploads/private/:key/:name', async (request, reply) => {
    const { caller, params } = request
    const { key, name } = params
    if (caller.kind === 'visitor') throw fail('login_needed')
    if (name === ORIGINAL && !isAdministrator(caller)) throw fail('not_allowed')
    const files = await firstOf(sources, (source) => source.byId(key))
    const type = files?.typeOf(name)
    if (!files || !type) throw fail('not_found')
    reply.headers({ 'cache-control': 'private, no-store', vary: 'Cookie', etag: `"${key}-${name}"` })
    if (isKnown(request, reply)) return reply.status(304).send()
    if (name === ORIGINAL) reply.header('content-disposition', attachment(files.originalName))
    const open: Open = (range) => openStored(context, files, name, range)
    return sendFile(await openAsked(open, `private/${key}/${name}`, request, reply), type, reply)
  })

  /** Opens the part that is asked for; nothing for HEAD, which asks for the size alone. */
  async function openAsked(
    open: Open,
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AskedFile> {
    const isHead = request.method === 'HEAD'
    if (!isHead && !request.headers.range) {
      const opened = (await open()) ?? throwNotFound()
      return { size: opened.size, range: null, opened }
    }
    // which bytes a range means depends on the size
    const size = await cachedSizes(path, () => readSize(open), request.revisions)
    if (isHead) return { size, range: null, opened: null }
    const range = readRange(request, reply, size)
    return { size, range, opened: (await open(range ?? undefined)) ?? throwNotFound() }
  }
}

type Open = (range?: Range) => Promise<OpenedFile | null>

interface AskedFile {
  size: number
  range: Range | null
  opened: OpenedFile | null
}

/** One byte is opened to learn it. */
async function readSize(open: Open): Promise<number> {
  const { size, body } = (await open({ start: 0, end: 0 })) ?? throwNotFound()
  body.destroy()
  return size
}

const throwNotFound = (): never => {
  throw fail('not_found')
}

function sendBytes(bytes: Buffer, type: string, request: FastifyRequest, reply: FastifyReply) {
  reply.type(type).header('accept-ranges', 'bytes')
  const range = readRange(request, reply, bytes.length)
  if (!range) return reply.send(bytes)
  setRange(reply, range, bytes.length)
  return reply.send(bytes.subarray(range.start, range.end + 1))
}

/** For HEAD an empty stream: of anything else Fastify would say how long it is. */
function sendFile({ size, range, opened }: AskedFile, type: string, reply: FastifyReply) {
  if (range) setRange(reply, range, size)
  const length = range ? range.end - range.start + 1 : size
  return reply
    .type(type)
    .headers({ 'accept-ranges': 'bytes', 'content-length': length })
    .send(opened?.body ?? Readable.from([]))
}

const isKnown = (request: FastifyRequest, reply: FastifyReply) =>
  sameTag(request.headers['if-none-match'], String(reply.getHeader('etag')))

export function setRange(reply: FastifyReply, { start, end }: Range, size: number) {
  reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`)
}

/** One range of bytes (RFC 9110, 14.2); several, or a tag that is no longer right, mean the whole file. */
export function readRange(request: FastifyRequest, reply: FastifyReply, size: number): Range | null {
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
