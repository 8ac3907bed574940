import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, deflateRaw, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { onceEach } from '../../base/concurrency/onceEach.ts'
import { bodiesInTransit } from './bodiesInTransit.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const deflateAsync = promisify(deflateRaw)
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
/**
 * The number of bytes that are written to a connection at a time. TLS copies all that is written, even for a client that does not
 * read it.
 */
const WRITTEN_BYTES = 64 * 1024

export type Encoding = 'br' | 'gzip'

interface Additions {
  /** a response whose body follows this one's; many responses can share it */
  rest?: CachedResponse
  /** compressed forms of the body that are known already */
  compressed?: Iterable<[Encoding, Promise<Buffer>]>
  /** the ETag of the body, if it is known already */
  etag?: string
}

/** A response body with its ETag. The body is compressed once per encoding, unless its compressed form is given. */
export class CachedResponse {
  readonly body: Buffer
  readonly rest: CachedResponse | undefined
  readonly etag: string
  /** the compressed bodies; those under a flush mode are parts of a gzip file, and can be joined with others */
  readonly #compressed: Map<Encoding | number, Promise<Buffer>>

  constructor(content: string | Buffer, { rest, compressed = [], etag }: Additions = {}) {
    this.body = typeof content === 'string' ? Buffer.from(content) : content
    this.rest = rest
    this.#compressed = new Map(compressed)
    this.etag =
      etag ??
      toEtag(
        createHash('sha256')
          .update(this.body)
          .update(rest?.etag ?? ''),
      )
  }

  /** the length of the whole body, in bytes */
  get length(): number {
    return this.body.length + (this.rest?.body.length ?? 0)
  }

  /** The encodings in which the body can be sent. Brotli cannot join bodies that were compressed separately. */
  get encodings(): readonly Encoding[] {
    if (this.length < COMPRESSED_FROM_BYTES) return []
    return this.rest ? ['gzip'] : ['br', 'gzip']
  }

  /** Returns the whole body in pieces. Responses with the same rest share its piece. */
  readonly getPieces = onceEach((encoding: Encoding | null) => this.#makePieces(encoding))

  async #makePieces(encoding: Encoding | null): Promise<readonly Buffer[]> {
    const { body, rest } = this
    if (!encoding) return rest ? [body, rest.body] : [body]
    if (!rest) return [await this.#compress(encoding)]
    const { Z_SYNC_FLUSH, Z_FINISH } = constants
    const [ownPiece, restPiece] = await Promise.all([this.#compress(Z_SYNC_FLUSH), rest.#compress(Z_FINISH)])
    // a gzip file ends with the checksum and the length of what it contains (RFC 1952)
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(crc32(rest.body, crc32(body)), 0)
    trailer.writeUInt32LE(this.length, 4)
    return [Buffer.concat([GZIP_HEADER, ownPiece]), restPiece, trailer]
  }

  #compress(form: Encoding | number): Promise<Buffer> {
    const known = this.#compressed.get(form)
    if (known) return known
    const { brotli, gzip: level } = this.body.length < LARGE_BYTES ? USUAL_LEVELS : LARGE_BODY_LEVELS
    const compressed =
      form === 'br'
        ? brotliAsync(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } })
        : form === 'gzip'
          ? gzipAsync(this.body, { level })
          : deflateAsync(this.body, { level, finishFlush: form })
    this.#compressed.set(form, compressed)
    return compressed
  }
}

/** Makes the ETag of a body from its SHA-256. */
export const toEtag = (hash: Hash) => `"${hash.digest('base64url').slice(0, 22)}"`

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

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
  if (encoding) reply.header('content-encoding', encoding)
  return sendPieces(await cachedResponse.getPieces(encoding), reply)
}

/**
 * Whether an If-None-Match header contains this ETag. The comparison is weak (RFC 9110, 8.8.3.2), because a proxy that compresses
 * responses may have made the tag weak.
 */
export const matchesTag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))

const isText = (type: string) => /^text\/|json|javascript|svg|xml/.test(type)

function chooseEncoding(request: FastifyRequest, { encodings }: CachedResponse): Encoding | null {
  const acceptedEncodings = String(request.headers['accept-encoding'] ?? '')
  return encodings.find((encoding) => PATTERNS[encoding].test(acceptedEncodings)) ?? null
}

/** Match the Accept-Encoding headers that accept an encoding. */
const PATTERNS: Record<Encoding, RegExp> = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/,
}

/** Writes a large body piece by piece, each as soon as the client has read the one before. */
function sendPieces(pieces: readonly Buffer[], reply: FastifyReply) {
  const [first] = pieces
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  // the network's buffers take it at once, so it need not be counted
  if (length === first?.length && length <= WRITTEN_BYTES) return reply.send(first)
  bodiesInTransit.add(pieces, reply.raw)
  return reply.header('content-length', length).send(Readable.from(slice(pieces), { objectMode: false }))
}

function* slice(pieces: readonly Buffer[]) {
  for (const piece of pieces)
    for (let start = 0; start < piece.length; start += WRITTEN_BYTES)
      yield piece.subarray(start, start + WRITTEN_BYTES)
}
