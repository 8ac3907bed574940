import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const MB = 1024 * 1024
/** Compression levels for most pages: a page of 45 kB takes 1 ms; the best level would take 45 ms and save 9 %. */
const QUICK = { brotli: 5, gzip: 6 }
/** Larger bodies get lower levels: a page of 5 MB takes 14 ms instead of 50, and is a third larger. */
const LARGE_BYTES = 2 * MB
const QUICKER = { brotli: 2, gzip: 1 }

/** Below this many bytes compression costs more than it saves. */
const COMPRESSED_FROM_BYTES = 1_024

export type Encoding = 'br' | 'gzip'

/** A body with its ETag. It is compressed once per encoding, when that is first requested, unless it comes compressed. */
export class CachedResponse {
  readonly body: Buffer
  readonly etag: string
  readonly #compressed: Map<Encoding, Promise<Buffer>>

  constructor(content: string | Buffer, compressed: Iterable<[Encoding, Promise<Buffer>]> = []) {
    this.body = typeof content === 'string' ? Buffer.from(content) : content
    this.#compressed = new Map(compressed)
    this.etag = `"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    const before = this.#compressed.get(encoding)
    if (before) return before
    const { brotli, gzip: level } = this.body.length < LARGE_BYTES ? QUICK : QUICKER
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotli }
    const body = encoding === 'br' ? brotliAsync(this.body, { params }) : gzipAsync(this.body, { level })
    this.#compressed.set(encoding, body)
    return body
  }
}

export interface CachedHeaders {
  type: string
  cacheControl: string
  /** request headers that the response depends on, in addition to Accept-Encoding */
  vary?: string
}

/** Sends the body in an encoding that the browser accepts, or 304 when the browser already has it. */
export async function sendCached(
  cached: CachedResponse,
  headers: CachedHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding'
  const encoding = isText(headers.type) ? chooseEncoding(request, cached) : null
  // a weak tag, because it is the same for br and gzip, whose bytes differ
  const etag = encoding ? `W/${cached.etag}` : cached.etag
  reply.headers({ etag, 'cache-control': headers.cacheControl, vary })
  if (reply.statusCode === 200 && matchesTag(request.headers['if-none-match'], cached.etag))
    return reply.status(304).send()
  reply.type(headers.type)
  if (!encoding) return reply.send(cached.body)
  return reply.header('content-encoding', encoding).send(await cached.compressed(encoding))
}

/** Weak comparison (RFC 9110, 8.8.3.2): proxies that compress may have weakened the tag. */
export const matchesTag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))

const isText = (type: string) => /^text\/|json|javascript|svg|xml/.test(type)

function chooseEncoding(request: FastifyRequest, cached: CachedResponse): Encoding | null {
  if (cached.body.length < COMPRESSED_FROM_BYTES) return null
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const accepts = (encoding: Encoding) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted)
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : null
}
