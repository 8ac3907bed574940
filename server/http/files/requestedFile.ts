import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import { cacheRows } from '../../platform/database/cacheRows.ts'
import type { Range } from '../../platform/storage/storage.ts'
import type { OpenByKey } from './published.ts'

export type FindFile = (openByKey: OpenByKey) => ReturnType<OpenByKey>

interface RequestedFile {
  size: number
  range: Range | null
  body: Readable | null
}

/** Makes a function that opens the requested range of a file. For a HEAD request, it only reads the size of the file. */
export function createFileOpener({ storage, unstoredFiles, revisions }: Context) {
  const cachedSizes = cacheRows<number>(revisions)
  const openRange =
    (range?: Range): OpenByKey =>
    async (key) =>
      (await storage.open(key, range)) ?? unstoredFiles.open(key, range)

  return async function openRequestedFile(
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

export function sendBytes(bytes: Buffer, type: string, request: FastifyRequest, reply: FastifyReply) {
  setType(reply, type)
  const range = parseRange(request, reply, bytes.length)
  if (!range) return reply.send(bytes)
  setRange(reply, range, bytes.length)
  return reply.send(bytes.subarray(range.start, range.end + 1))
}

/** For a HEAD request, sends an empty stream, because with any other body Fastify would set a wrong length. */
export function sendFile({ size, range, body }: RequestedFile, type: string, reply: FastifyReply) {
  if (range) setRange(reply, range, size)
  const length = range ? range.end - range.start + 1 : size
  return setType(reply, type)
    .header('content-length', length)
    .send(body ?? Readable.from([]))
}

const setType = (reply: FastifyReply, type: string) => reply.type(type).header('accept-ranges', 'bytes')

const throwNotFound = (): never => {
  throw fail('not_found')
}

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
