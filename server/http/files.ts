import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../fail.ts'
import type { Context } from '../context.ts'
import type { OpenedFile, Range } from '../storage/storage.ts'
import { attachment } from './attachment.ts'
import { sameTag } from './cachedResponse.ts'
import { isAdministrator } from './caller.ts'
import { openPublished, openStored } from './published.ts'
import { firstOf, type FileSource } from './fileSource.ts'

interface Address {
  Params: { key: string; name: string }
}

const CACHED_FOR_EVER = 'public, max-age=31536000, s-maxage=86400, immutable'
const ORIGINAL = 'original'

/** `/uploads/<public key>/<name>` for everyone, `/uploads/private/<id>/<name>` for keepers. */
export function serveFiles(app: FastifyInstance, context: Context, sources: readonly FileSource[]) {
  const { smallFiles } = context
  const published = openPublished(context, sources)

  app.get<Address>('/uploads/:key/:name', async (request, reply) => {
    const { key, name } = request.params
    // read from the database every time, so that what was just hidden is not found any more
    const files = await firstOf(sources, (source) => source.byPublicKey(key))
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
    const probe = probeRange(request)
    const opened = (await open(probe)) ?? throwNotFound()
    if (request.method === 'HEAD') return sendSize(opened, type, reply)
    if (!smallFiles.fits(opened.size)) return sendFile(open, { ...opened, probe }, type, request, reply)
    const bytes = await buffer((probe ? await reopen(open, opened) : opened).body)
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
    const probe = probeRange(request)
    const opened = (await open(probe)) ?? throwNotFound()
    if (request.method === 'HEAD') return sendSize(opened, type, reply)
    return sendFile(open, { ...opened, probe }, type, request, reply)
  })
}

type Open = (range?: Range) => Promise<OpenedFile | null>

/** The answer to HEAD: Fastify drops the body, which is one byte. */
const sendSize = ({ size, body }: OpenedFile, type: string, reply: FastifyReply) =>
  reply.type(type).headers({ 'accept-ranges': 'bytes', 'content-length': size }).send(body)

/** HEAD needs the file's size alone, and which bytes a range means depends on it: one byte is opened to learn it. */
const probeRange = ({ method, headers }: FastifyRequest): Range | undefined =>
  headers.range || method === 'HEAD' ? { start: 0, end: 0 } : undefined

const throwNotFound = (): never => {
  throw fail('not_found')
}

async function reopen(open: Open, probed: OpenedFile, range?: Range) {
  probed.body.resume()
  return (await open(range)) ?? throwNotFound()
}

function sendBytes(bytes: Buffer, type: string, request: FastifyRequest, reply: FastifyReply) {
  reply.type(type).header('accept-ranges', 'bytes')
  const range = readRange(request, reply, bytes.length)
  if (!range) return reply.send(bytes)
  setRange(reply, range, bytes.length)
  return reply.send(bytes.subarray(range.start, range.end + 1))
}

async function sendFile(
  open: Open,
  opened: OpenedFile & { probe: Range | undefined },
  type: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.type(type).header('accept-ranges', 'bytes')
  const range = readRangeOrClose(opened, request, reply)
  const { body } = opened.probe ? await reopen(open, opened, range ?? undefined) : opened
  if (!range) return reply.header('content-length', opened.size).send(body)
  setRange(reply, range, opened.size)
  return reply.header('content-length', range.end - range.start + 1).send(body)
}

const isKnown = (request: FastifyRequest, reply: FastifyReply) =>
  sameTag(request.headers['if-none-match'], String(reply.getHeader('etag')))

export function setRange(reply: FastifyReply, { start, end }: Range, size: number) {
  reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`)
}

function readRangeOrClose(opened: OpenedFile, request: FastifyRequest, reply: FastifyReply): Range | null {
  try {
    return readRange(request, reply, opened.size)
  } catch (error) {
    opened.body.destroy()
    throw error
  }
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
