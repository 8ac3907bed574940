import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../failures.ts'
import type { House } from '../house.ts'
import type { Range } from '../storage/storage.ts'
import { sameTag } from './kept.ts'
import { SmallFiles } from './smallFiles.ts'

/** The files of one thing that was uploaded. */
export interface ShelvedFiles {
  id: string
  /** null: hidden */
  publicKey: string | null
  /** MIME type of a name on the fixed list, null for any other */
  typeOf(name: string): string | null
  /** makes what is missing from the original; asked many times at once, it works once */
  derive(): Promise<void>
}

/** A room's uploaded files, found as visitors and as the administrator address them. */
export interface Shelf {
  byPublicKey(key: string): Promise<ShelvedFiles | undefined>
  byId(id: string): Promise<ShelvedFiles | undefined>
}

interface Address {
  Params: { key: string; name: string }
}

const FOR_EVER = 'public, max-age=31536000, s-maxage=86400, immutable'
const ORIGINAL = 'original'

/** `/uploads/<public key>/<name>` for everyone, `/uploads/private/<id>/<name>` for the administrator. */
export function serveFiles(app: FastifyInstance, house: House, shelves: readonly Shelf[]) {
  const small = new SmallFiles()

  app.get<Address>('/uploads/:key/:name', async (request, reply) => {
    const { key, name } = request.params
    // asked of the database every time: what was hidden a moment ago is not here any more
    const files = await firstOf(shelves, (shelf) => shelf.byPublicKey(key))
    const type = name === ORIGINAL ? null : files?.typeOf(name)
    if (!files || !type) throw fail('not_found')
    reply.headers({ 'cache-control': FOR_EVER, etag: `"${key}-${name}"` })
    const path = `${key}/${name}`
    const cached = small.get(path)
    if (cached) return sendBytes(cached, type, request, reply)
    const opened = (await openPublic(house, shelves, files, key, name)) ?? missing()
    if (!small.fits(opened.size)) return sendFile(house, `public/${path}`, opened, type, request, reply)
    const bytes = await buffer(opened.body)
    small.keep(path, bytes)
    return sendBytes(bytes, type, request, reply)
  })

  app.get<Address>('/uploads/private/:key/:name', async (request, reply) => {
    if (request.caller.kind !== 'administrator') throw fail('login_needed')
    const { key, name } = request.params
    const files = await firstOf(shelves, (shelf) => shelf.byId(key))
    const type = files?.typeOf(name)
    if (!files || !type) throw fail('not_found')
    reply.headers({ 'cache-control': 'private, no-store', vary: 'Cookie', etag: `"${key}-${name}"` })
    if (name === ORIGINAL) reply.header('content-disposition', 'attachment')
    const path = `private/${key}/${name}`
    const opened = (await house.storage.open(path)) ?? (await deriveAndOpen(house, files, path)) ?? missing()
    return sendFile(house, path, opened, type, request, reply)
  })
}

interface Opened {
  size: number
  body: Readable
}

const missing = (): never => {
  throw fail('not_found')
}

async function firstOf(shelves: readonly Shelf[], find: (shelf: Shelf) => Promise<ShelvedFiles | undefined>) {
  for (const shelf of shelves) {
    const files = await find(shelf)
    if (files) return files
  }
  return undefined
}

/** What is missing in public/ is copied there from private/, where it is made if it must be. */
async function openPublic(
  house: House,
  shelves: readonly Shelf[],
  files: ShelvedFiles,
  key: string,
  name: string,
): Promise<Opened | null> {
  const to = `public/${key}/${name}`
  const there = await house.storage.open(to)
  if (there) return there
  const from = `private/${files.id}/${name}`
  if (!(await house.storage.copy(from, to))) {
    await files.derive()
    if (!(await house.storage.copy(from, to))) return null
  }
  if (await firstOf(shelves, (shelf) => shelf.byPublicKey(key))) return house.storage.open(to)
  // hidden while it was copied: whoever removes the public files may have been here already
  await house.storage.remove([to])
  return null
}

async function deriveAndOpen(house: House, files: ShelvedFiles, path: string): Promise<Opened | null> {
  await files.derive()
  return house.storage.open(path)
}

function sendBytes(bytes: Buffer, type: string, request: FastifyRequest, reply: FastifyReply) {
  if (isKnown(request, reply)) return reply.status(304).send()
  reply.type(type).header('accept-ranges', 'bytes')
  const range = readRange(request, reply, bytes.length)
  if (!range) return reply.send(bytes)
  announce(reply, range, bytes.length)
  return reply.send(bytes.subarray(range.start, range.end + 1))
}

async function sendFile(
  house: House,
  path: string,
  opened: Opened,
  type: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (isKnown(request, reply)) {
    opened.body.destroy()
    return reply.status(304).send()
  }
  reply.type(type).header('accept-ranges', 'bytes')
  const range = readRangeOrClose(opened, request, reply)
  if (!range) return reply.header('content-length', opened.size).send(opened.body)
  opened.body.destroy()
  const part = (await house.storage.open(path, range)) ?? missing()
  announce(reply, range, opened.size)
  return reply.header('content-length', range.end - range.start + 1).send(part.body)
}

const isKnown = (request: FastifyRequest, reply: FastifyReply) =>
  sameTag(request.headers['if-none-match'], String(reply.getHeader('etag')))

function announce(reply: FastifyReply, { start, end }: Range, size: number) {
  reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`)
}

function readRangeOrClose(opened: Opened, request: FastifyRequest, reply: FastifyReply): Range | null {
  try {
    return readRange(request, reply, opened.size)
  } catch (refusal) {
    opened.body.destroy()
    throw refusal
  }
}

/** One range of bytes (RFC 9110, 14.2); several, or a tag that is no longer right, mean the whole file. */
function readRange(request: FastifyRequest, reply: FastifyReply, size: number): Range | null {
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
