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

/** How long a client may take on any of our servers, in milliseconds. */
export interface ReceiveLimits {
  /** until all headers have arrived, including a TLS handshake before them */
  headers: number
  /** between two chunks of a request's or response's body */
  body: number
  /** for a whole request or response; plus the time that `SLOWEST` takes for the bytes passed so far */
  waitLimit: number
  /** for a client that was rejected to read the response */
  rejected: number
}
export const RECEIVE_LIMITS: ReceiveLimits = {
  headers: 10_000,
  body: 60_000,
  waitLimit: 10 * 60_000,
  rejected: 5_000,
}
/** Returns options for a server. By default Node checks only every 30 seconds. */
export const headerLimits = ({ headers }: ReceiveLimits) => ({
  headersTimeout: headers,
  connectionsCheckingInterval: headers / 10,
})

/** Bytes per millisecond: a tenth of the slowest connection on which anyone would send a photograph. */
const SLOWEST = 4

const KB = 1024
/** A new order of 100,000 photographs is 5 MB. */
const KEEPER_JSON_BYTES = 8 * 1024 * KB
/** The longest memory with 1,000 photographs is 150 KB, with every character escaped. */
const JSON_BYTES = 256 * KB
/** Fifty long descriptions fit in it. */
const KEEPER_TEXT_BYTES = 2 * 1024 * KB
const TEXT_BYTES = 128 * KB
/** Bytes that multipart adds to each part. */
const PART_BYTES = 2 * KB

/** Returns the most bytes of a JSON body. */
export const maxJsonBytes = (endpoint?: Endpoint) =>
  (endpoint?.who ?? 'everyone') === 'everyone' ? JSON_BYTES : KEEPER_JSON_BYTES

/** Returns the most bytes of all text fields of a form together. */
export const maxTextBytes = ({ who }: Endpoint) => (who === 'everyone' ? TEXT_BYTES : KEEPER_TEXT_BYTES)

/** Returns the most bytes of any body. */
export function maxBodyBytes(endpoint?: Endpoint): number {
  if (!endpoint?.form) return maxJsonBytes(endpoint)
  const { most, bytes, extra = [], fields } = endpoint.form
  const files = most + extra.length
  const parts = files + Object.keys(fields.shape).length
  return files * bytes + maxTextBytes(endpoint) + parts * PART_BYTES
}

/** Rejects a body that announces too many bytes before any is read, and cuts off clients that fall silent. */
export function limitBodies(app: FastifyInstance, limits: ReceiveLimits) {
  watchBodies(app.server, limits)
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    if (!hasBody(raw)) return done()
    const isLong = announcedBytes(raw) > maxBodyBytes(routeOptions.config.endpoint)
    if (isLong) reply.raw.once('finish', () => cutOff(raw, limits.rejected))
    if (raw.headers['content-length'] !== undefined && isLong) throw fail('body_too_large')
    done()
  })
}

/**
 * Cuts off clients that neither send their body nor read the response; in HTTP/2 only the request, because others share its
 * connection.
 */
export function watchBodies(server: Server & { keepAliveTimeout?: number }, limits: ReceiveLimits) {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const isSending = () => hasBody(request) && !request.complete
    const wait = () => response.setTimeout(limits.body)
    // otherwise the server itself is working, and may take longer
    response.on('timeout', () => (isSending() || response.writableLength > 0 ? socket.destroy() : wait()))
    wait()
    limitDuration(response, socket, limits.waitLimit, () =>
      response.headersSent ? socket.bytesWritten : null,
    )
    if (!hasBody(request)) return
    limitDuration(request, socket, limits.waitLimit, () => socket.bytesRead)
    if (isHttp2(request)) return
    // the response may come before the end of the body; Node then waits for the next request
    response.once('finish', () => request.complete || socket.setTimeout(limits.body))
    request.once('end', () => {
      if (response.writableFinished) socket.setTimeout(server.keepAliveTimeout ?? 0)
    })
  })
}

/**
 * Cuts off clients that are never silent and never done, such as one that sends a byte per minute. `passed` counts bytes; it
 * returns null until there are any to wait for.
 */
function limitDuration(
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

/** Returns the announced length; a body without one may be endless. */
const announcedBytes = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)

/** Closes the connection of a rejected body after a while, instead of reading a long body to its end. */
function cutOff(request: IncomingMessage, afterMs: number) {
  if (!request.complete) setTimeout(() => request.socket.destroy(), afterMs).unref()
}
