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

/** The time limits for clients of any of our servers, in milliseconds. */
export interface ReceiveLimits {
  /** until all headers have arrived, including the time for a TLS handshake before them */
  headersMs: number
  /** between two chunks of a request's or response's body */
  bodyMs: number
  /** for a whole request or response; the time that its bytes take at `SLOWEST_BYTES_PER_MS` is added to this limit */
  waitLimitMs: number
  /** until a client has read the response that rejects its request */
  rejectedMs: number
}
export const RECEIVE_LIMITS: ReceiveLimits = {
  headersMs: 10_000,
  bodyMs: 60_000,
  waitLimitMs: 10 * 60_000,
  rejectedMs: 5_000,
}
/**
 * Returns the server options that limit the time for receiving headers. By default, Node would enforce the limit only every 30
 * seconds.
 */
export const makeHeaderLimits = ({ headersMs }: ReceiveLimits) => ({
  headersTimeout: headersMs,
  connectionsCheckingInterval: headersMs / 10,
})

/** The lowest speed that is allowed: a tenth of the speed of the slowest connection over which anyone would send a photograph. */
const SLOWEST_BYTES_PER_MS = 4

const KB = 1024
/** A request that reorders 100,000 photographs has 5 MB. */
const KEEPER_JSON_BYTES = 8 * 1024 * KB
/** The longest memory with 1,000 photographs has 150 KB if every character is escaped. */
const VISITOR_JSON_BYTES = 256 * KB
/** This is enough for fifty long descriptions. */
const KEEPER_TEXT_BYTES = 2 * 1024 * KB
const VISITOR_TEXT_BYTES = 128 * KB
/** The number of bytes that the multipart format adds to each part. */
const PART_BYTES = 2 * KB

export const maxJsonBytes = (endpoint?: Endpoint) =>
  (endpoint?.who ?? 'everyone') === 'everyone' ? VISITOR_JSON_BYTES : KEEPER_JSON_BYTES

/** Returns the maximum number of bytes in all text fields of a form together. */
export const maxTextBytes = ({ who }: Endpoint) =>
  who === 'everyone' ? VISITOR_TEXT_BYTES : KEEPER_TEXT_BYTES

export function maxBodyBytes(endpoint?: Endpoint): number {
  if (!endpoint?.form) return maxJsonBytes(endpoint)
  const { maxFiles, maxBytes, extraFiles = [], fields } = endpoint.form
  const fileCount = maxFiles + extraFiles.length
  const partCount = fileCount + Object.keys(fields.shape).length
  return fileCount * maxBytes + maxTextBytes(endpoint) + partCount * PART_BYTES
}

/** Rejects a body whose announced length is too large, before reading any of it. Also cuts off clients that are too slow. */
export function limitBodies(app: FastifyInstance, limits: ReceiveLimits) {
  watchBodies(app.server, limits)
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    if (!hasBody(raw)) return done()
    const isLong = getAnnouncedBytes(raw) > maxBodyBytes(routeOptions.config.endpoint)
    if (isLong) reply.raw.once('finish', () => cutOff(raw, limits.rejectedMs))
    if (raw.headers['content-length'] !== undefined && isLong) throw fail('body_too_large')
    done()
  })
}

/**
 * Cuts off clients that stop sending their body or reading the response, and those that never pause but are far too slow, such as a
 * client that sends a byte per minute. In HTTP/2, cuts off only the request, because other requests share its connection.
 */
export function watchBodies(server: Server & { keepAliveTimeout?: number }, limits: ReceiveLimits) {
  const transfers = new Set<Transfer>()
  const endSlow = () => {
    for (const transfer of transfers) if (isTooSlow(transfer, limits)) transfer.socket.destroy()
  }
  let timer: NodeJS.Timeout
  server.on('listening', () => (timer = setInterval(endSlow, limits.waitLimitMs / 10).unref()))
  server.on('close', () => clearInterval(timer))
  const watch = (message: IncomingMessage | ServerResponse, transfer: Transfer, ...endEvents: string[]) => {
    transfers.add(transfer)
    const end = () => transfers.delete(transfer)
    for (const endEvent of endEvents) message.on(endEvent, end)
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    // if the client has nothing left to send or to read, the server itself is working, and it may take longer
    response.on('timeout', () =>
      (hasBody(request) && !request.complete) || response.writableLength > 0
        ? socket.destroy()
        : response.setTimeout(limits.bodyMs),
    )
    response.setTimeout(limits.bodyMs)
    const countSent = () => (response.headersSent ? socket.bytesWritten : null)
    watch(response, { socket, countBytes: countSent }, 'close')
    if (!hasBody(request)) return
    const firstCheck = { at: performance.now(), bytes: socket.bytesRead }
    watch(request, { socket, countBytes: () => socket.bytesRead, firstCheck }, 'end', 'close')
    if (isHttp2(request)) return
    // the response may be finished before the whole body has arrived; Node then already waits for the next request
    response.once('finish', () => request.complete || socket.setTimeout(limits.bodyMs))
    request.once('end', () => {
      if (response.writableFinished) socket.setTimeout(server.keepAliveTimeout ?? 0)
    })
  })
}

/** A request's body that is arriving, or a response that is being sent. */
interface Transfer {
  socket: Socket
  /** returns the number of bytes so far; null until the transfer begins */
  countBytes: () => number | null
  firstCheck?: { at: number; bytes: number }
}

function isTooSlow(transfer: Transfer, { waitLimitMs }: ReceiveLimits): boolean {
  const bytes = transfer.countBytes()
  if (bytes === null) return false
  const at = performance.now()
  const first = (transfer.firstCheck ??= { at, bytes })
  return at - first.at > waitLimitMs + (bytes - first.bytes) / SLOWEST_BYTES_PER_MS
}

const isHttp2 = (request: IncomingMessage | Http2ServerRequest): request is Http2ServerRequest =>
  'stream' in request

const hasBody = (request: IncomingMessage) =>
  isHttp2(request)
    ? !request.stream.endAfterHeaders
    : request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined

/** Returns the announced length of the body; infinity if no length is announced, because such a body may be endless. */
const getAnnouncedBytes = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)

/**
 * Closes the connection after `afterMs` milliseconds if a rejected body is still arriving, instead of reading the body to its
 * end.
 */
function cutOff(request: IncomingMessage, afterMs: number) {
  if (!request.complete) setTimeout(() => request.socket.destroy(), afterMs).unref()
}
