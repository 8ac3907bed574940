import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Below this many bytes compression costs more than it saves. */
const WORTH_COMPRESSING = 1_024

/** Bytes kept with their tag, and compressed from the first time someone asks for them so. */
export class CachedResponse {
  readonly body: Buffer
  readonly etag: string
  readonly #compressed = new Map<string, Promise<Buffer>>()

  constructor(content: string | Buffer) {
    this.body = Buffer.from(content)
    this.etag = `"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`
  }

  compressed(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const known = this.#compressed.get(encoding)
    if (known) return known
    const made = encoding === 'br' ? brotli(this.body, brotliOptions) : gzipped(this.body)
    this.#compressed.set(encoding, made)
    return made
  }
}

export interface CachedHeaders {
  type: string
  cacheControl: string
  /** request headers the answer depends on, beside Accept-Encoding */
  vary?: string
}

/** Sends kept bytes as the browser accepts them, or 304 when the browser has them. */
export async function sendCached(
  cached: CachedResponse,
  headers: CachedHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding'
  reply.headers({ etag: cached.etag, 'cache-control': headers.cacheControl, vary })
  if (reply.statusCode === 200 && sameTag(request.headers['if-none-match'], cached.etag))
    return reply.status(304).send()
  reply.type(headers.type)
  const encoding = isText(headers.type) ? encodingFor(request, cached) : null
  if (!encoding) return reply.send(cached.body)
  return reply.header('content-encoding', encoding).send(await cached.compressed(encoding))
}

/** Weak comparison (RFC 9110, 8.8.3.2): proxies that compress may have weakened the tag. */
export const sameTag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))

const isText = (type: string) => /^text\/|json|javascript|svg|xml/.test(type)

function encodingFor(request: FastifyRequest, cached: CachedResponse): 'br' | 'gzip' | null {
  if (cached.body.length < WORTH_COMPRESSING) return null
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const takes = (encoding: string) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : null
}
