import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'
import type { Server, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Endpoint, FormShape } from '../../../contract/endpoint.ts'
import { fail } from '../../base/errors/fail.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

export type FormEndpoint = Endpoint & { form: FormShape }

/** How long a client may take, in milliseconds, on each of our servers. */
export interface ReceiveLimits {
  /** until the headers have arrived whole, and before them a TLS handshake */
  headers: number
  /** between two pieces of a body, its own or the answer's */
  body: number
  /** for a body or an answer of any size; beyond it as long as `SLOWEST` takes for what has passed */
  waitLimit: number
  /** for a client that was given up, so that it can still read the answer */
  rejected: number
}
export const RECEIVE_LIMITS: ReceiveLimits = {
  headers: 10_000,
  body: 60_000,
  waitLimit: 10 * 60_000,
  rejected: 5_000,
}
/** As options of a server. Node looks every half minute otherwise. */
export const headerLimits = ({ headers }: ReceiveLimits) => ({
  headersTimeout: headers,
  connectionsCheckingInterval: headers / 10,
})

/** Bytes in a millisecond: a tenth of the slowest line on which anyone would send a photograph. */
const SLOWEST = 4

const KB = 1024
/** A new order of 100,000 photographs is 5 MB. */
const KEEPER_JSON_BYTES = 8 * 1024 * KB
/** The longest memory with 1,000 photographs is 150 KB, every character escaped. */
const JSON_BYTES = 256 * KB
/** Fifty long descriptions. */
const KEEPER_TEXT_BYTES = 2 * 1024 * KB
const TEXT_BYTES = 128 * KB
/** Bytes that multipart adds to each part. */
const PART_BYTES = 2 * KB

/** Bytes of a JSON body, at most. */
export const jsonBytes = (endpoint?: Endpoint) =>
  (endpoint?.who ?? 'everyone') === 'everyone' ? JSON_BYTES : KEEPER_JSON_BYTES

/** Bytes of all text fields of a form together, at most. */
export const textBytes = ({ who }: Endpoint) => (who === 'everyone' ? TEXT_BYTES : KEEPER_TEXT_BYTES)

/** Bytes of any body, at most. */
export function bodyBytes(endpoint?: Endpoint): number {
  if (!endpoint?.form) return jsonBytes(endpoint)
  const { most, bytes, extra = [], fields } = endpoint.form
  const files = most + extra.length
  const parts = files + Object.keys(fields.shape).length
  return files * bytes + textBytes(endpoint) + parts * PART_BYTES
}

/** Rejects a body that announces too much before any of it is read, and cuts off senders that fall silent. */
export function limitBodies(app: FastifyInstance, limits: ReceiveLimits) {
  watchBodies(app.server, limits)
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    if (!hasBody(raw)) return done()
    const isLong = announcedBytes(raw) > bodyBytes(routeOptions.config.endpoint)
    if (isLong) reply.raw.once('finish', () => cutOff(raw, limits.rejected))
    if (raw.headers['content-length'] !== undefined && isLong) throw fail('body_too_large')
    done()
  })
}

/** Cuts off who neither sends his body nor reads the answer; in HTTP/2 his request alone, for others share its connection. */
export function watchBodies(server: Server & { keepAliveTimeout?: number }, limits: ReceiveLimits) {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const isSending = () => hasBody(request) && !request.complete
    const wait = () => response.setTimeout(limits.body)
    // else the server itself is at work, and may take longer
    response.on('timeout', () => (isSending() || response.writableLength > 0 ? socket.destroy() : wait()))
    wait()
    endDripping(response, socket, limits.waitLimit, () => (response.headersSent ? socket.bytesWritten : null))
    if (!hasBody(request)) return
    endDripping(request, socket, limits.waitLimit, () => socket.bytesRead)
    if (isHttp2(request)) return
    // the answer may come before the end of the body: Node then waits for the next request
    response.once('finish', () => request.complete || socket.setTimeout(limits.body))
    request.once('end', () => {
      if (response.writableFinished) socket.setTimeout(server.keepAliveTimeout ?? 0)
    })
  })
}

/**
 * Cuts off who is never silent and never done, such as with a byte every minute. `passed` counts bytes; it is null until
 * there are any to wait for.
 */
function endDripping(
  message: IncomingMessage | ServerResponse,
  socket: Socket,
  waitLimit: number,
  passed: () => number | null,
) {
  let begun: { at: number; bytes: number } | undefined
  let timer: NodeJS.Timeout
  const check = () => {
    const at = performance.now()
    const bytes = passed()
    if (bytes !== null) begun ??= { at, bytes }
    const left = begun && bytes ? begun.at + waitLimit + (bytes - begun.bytes) / SLOWEST - at : waitLimit
    if (left <= 0) socket.destroy()
    else timer = setTimeout(check, Math.min(left, waitLimit / 10)).unref()
  }
  check()
  for (const over of ['end', 'finish', 'close']) message.once(over, () => clearTimeout(timer))
}

const isHttp2 = (request: IncomingMessage | Http2ServerRequest): request is Http2ServerRequest =>
  'stream' in request

const hasBody = (request: IncomingMessage) =>
  isHttp2(request)
    ? !request.stream.endAfterHeaders
    : request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined

/** Without a length it may be endless. */
const announcedBytes = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)

/** Closes the connection of a rejected body after a while, instead of reading a long one to its end. */
function cutOff(request: IncomingMessage, afterMs: number) {
  if (!request.complete) setTimeout(() => request.socket.destroy(), afterMs).unref()
}
