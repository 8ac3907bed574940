import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const MB = 1024 * 1024
/**
 * The compression levels for most bodies. Compressing a 45 kB page takes 1 ms; with the highest levels, it would take 45 ms, and
 * the result would be 9 % smaller.
 */
const USUAL_LEVELS = { brotli: 5, gzip: 6 }
/**
 * Bodies of at least this size are compressed at lower levels. Compressing a 5 MB page then takes 14 ms instead of 50 ms, and the
 * result is a third larger.
 */
const LARGE_BYTES = 2 * MB
const LARGE_BODY_LEVELS = { brotli: 2, gzip: 1 }

/** The size of the smallest body to compress, in bytes. Compressing a smaller body costs more than it saves. */
const COMPRESSED_FROM_BYTES = 1_024

export type Encoding = 'br' | 'gzip'

/** A response body with its ETag. The body is compressed once per encoding, unless its compressed form is given. */
export class CachedResponse {
  readonly body: Buffer
  readonly etag: string
  readonly #compressedBodies: Map<Encoding, Promise<Buffer>>

  constructor(content: string | Buffer, compressedBodies: Iterable<[Encoding, Promise<Buffer>]> = []) {
    this.body = typeof content === 'string' ? Buffer.from(content) : content
    this.#compressedBodies = new Map(compressedBodies)
    this.etag = `"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`
  }

  compress(encoding: Encoding): Promise<Buffer> {
    const knownBody = this.#compressedBodies.get(encoding)
    if (knownBody) return knownBody
    const { brotli, gzip: level } = this.body.length < LARGE_BYTES ? USUAL_LEVELS : LARGE_BODY_LEVELS
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotli }
    const body = encoding === 'br' ? brotliAsync(this.body, { params }) : gzipAsync(this.body, { level })
    this.#compressedBodies.set(encoding, body)
    return body
  }
}

export interface CachedHeaders {
  type: string
  cacheControl: string
  /** the names of the request headers, other than Accept-Encoding, on which the response depends */
  vary?: string
}

/** Sends the body in an encoding that the browser accepts, or status 304 if the browser already has the body. */
export async function sendCached(
  cachedResponse: CachedResponse,
  headers: CachedHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding'
  const encoding = isText(headers.type) ? chooseEncoding(request, cachedResponse) : null
  // the tag is weak, because br and gzip share it although their bytes differ
  const etag = encoding ? `W/${cachedResponse.etag}` : cachedResponse.etag
  reply.headers({ etag, 'cache-control': headers.cacheControl, vary })
  if (reply.statusCode === 200 && matchesTag(request.headers['if-none-match'], cachedResponse.etag))
    return reply.status(304).send()
  reply.type(headers.type)
  if (!encoding) return reply.send(cachedResponse.body)
  return reply.header('content-encoding', encoding).send(await cachedResponse.compress(encoding))
}

/**
 * Whether an If-None-Match header contains this ETag. The comparison is weak (RFC 9110, 8.8.3.2), because a proxy that compresses
 * responses may have made the tag weak.
 */
export const matchesTag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))

const isText = (type: string) => /^text\/|json|javascript|svg|xml/.test(type)

function chooseEncoding(request: FastifyRequest, cachedResponse: CachedResponse): Encoding | null {
  if (cachedResponse.body.length < COMPRESSED_FROM_BYTES) return null
  const acceptedEncodings = String(request.headers['accept-encoding'] ?? '')
  if (BROTLI.test(acceptedEncodings)) return 'br'
  return GZIP.test(acceptedEncodings) ? 'gzip' : null
}

const BROTLI = /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/
