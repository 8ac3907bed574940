import { createReadStream } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Config } from '../../base/config/config.ts'

export interface S3Request {
  method: 'GET' | 'PUT' | 'POST'
  /** undefined if the request is for the bucket itself */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: string | LocalFile
  /** whether the response can take a long time, because the server has much to copy or remove */
  isSlow?: boolean
}

export interface LocalFile {
  path: string
  size: number
  /** hexadecimal */
  sha256: string
}

/** An error response of the S3 server. `code` is an S3 error code, such as NoSuchKey. */
export class S3Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code || `status ${status}`)
    this.status = status
    this.code = code
  }
}

export type S3Call = (request: S3Request) => Promise<http.IncomingMessage>

/**
 * How long the S3 server can be silent before it counts as unreachable. The limit is `quickMs` while a request is sent. Then it
 * is `quickMs` plus the time to store the file that was sent, but at most `slowMs`. For a request with `isSlow`, it is then
 * `slowMs`.
 */
export interface WaitLimits {
  quickMs: number
  slowMs: number
}
const WAIT_LIMITS: WaitLimits = { quickMs: 10_000, slowMs: 60_000 }
/**
 * The number of bytes that a busy server stores per millisecond. The time limit grows with the size of a file: it is short for a
 * photograph, and long for a video.
 */
const STORED_BYTES_PER_MS = 5_000
/** The pauses before retries. A request is retried if the server is too busy, or if the server closed an idle connection. */
const PAUSES_MS = [100, 400]

/**
 * Returns a function that sends signed requests to a bucket, over connections that stay open. The function resolves to a 2xx
 * response, and the caller must read or destroy the response body. The function throws S3Refusal for any other response, and the
 * network error if there is no response. A request may be sent twice, so it must be safe to repeat.
 */
export function openS3Call(config: S3Config, waitLimits = WAIT_LIMITS): S3Call {
  const endpoint = new URL(config.endpoint)
  const { Agent, request: openRequest } = endpoint.protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true })
  const signingKeys = new Map<string, ArrayBuffer>()

  async function attempt(s3Request: S3Request): Promise<http.IncomingMessage> {
    const url = makeUrl(endpoint, config.bucket, s3Request)
    const headers = await sign({ ...config, cache: signingKeys }, url, s3Request)
    const request = openRequest(url, {
      method: s3Request.method,
      agent,
      headers,
      timeout: waitLimits.quickMs,
    })
    const response = await send(request, s3Request, waitLimits)
    if (response.statusCode && response.statusCode < 300) return response
    throw new S3Refusal(response.statusCode ?? 0, readErrorCode(await text(response)))
  }

  return async (s3Request) => {
    for (const pauseMs of PAUSES_MS) {
      try {
        return await attempt(s3Request)
      } catch (error) {
        if (!isWorthRetrying(error)) throw error
      }
      await setTimeout(pauseMs * (0.5 + Math.random()))
    }
    return attempt(s3Request)
  }
}

/** Returns the text of the first element with this tag. The texts that are read this way never contain markup or escapes. */
export const readTag = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]

const readErrorCode = (xml: string) => readTag(xml, 'Code') ?? ''

/**
 * Makes a URL that has the bucket's name in its path: all S3 servers understand such URLs. Keys need no escaping (see
 * storage.ts).
 */
function makeUrl(endpoint: URL, bucket: string, { key, query }: S3Request): URL {
  const path = [endpoint.pathname.replace(/\/$/, ''), bucket, ...(key === undefined ? [] : [key])].join('/')
  const url = new URL(path, endpoint)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  return url
}

type SigningOptions = S3Config & { cache: Map<string, ArrayBuffer> }

/** Signs a request and the SHA-256 of its body, so that the server rejects a body that arrives damaged. */
async function sign(options: SigningOptions, url: URL, { method, headers, body }: S3Request) {
  const file = typeof body === 'object' ? body : undefined
  const text = typeof body === 'string' ? body : ''
  const { endpoint: _, bucket: __, ...keys } = options
  const signer = new AwsV4Signer({
    ...keys,
    service: 's3',
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': file?.sha256 ?? (await sha256(text)) },
  })
  const signedHeaders = Object.fromEntries((await signer.sign()).headers as Iterable<[string, string]>)
  const length = file?.size ?? Buffer.byteLength(text)
  return method === 'GET' ? signedHeaders : { ...signedHeaders, 'content-length': String(length) }
}

async function sha256(content: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))).toString('hex')
}

function send(request: http.ClientRequest, { body, isSlow }: S3Request, waitLimits: WaitLimits) {
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    let response: http.IncomingMessage | undefined
    let limitMs = waitLimits.quickMs
    const storingMs = isSlow
      ? waitLimits.slowMs
      : typeof body === 'object'
        ? body.size / STORED_BYTES_PER_MS
        : 0
    request.once('finish', () => {
      limitMs = Math.min(waitLimits.slowMs, waitLimits.quickMs + storingMs)
      request.setTimeout(limitMs)
    })
    request.once('response', (message) => resolve((response = message)))
    request.on('error', reject)
    const handleTimeout = () => {
      // unread bytes mean that the reader of the response is slow, not the S3 server
      if (response?.readableLength) request.setTimeout(limitMs)
      else (response ?? request).destroy(makeTimeoutError(limitMs))
    }
    // listens to the socket, because the request itself reports only the first timeout
    request.once('socket', (socket) => {
      socket.on('timeout', handleTimeout)
      request.once('close', () => socket.off('timeout', handleTimeout))
    })
    if (typeof body === 'object')
      pipeline(createReadStream(body.path), request).catch((error: Error) => request.destroy(error))
    else request.end(body)
  })
}

const makeTimeoutError = (limitMs: number) =>
  Object.assign(new Error(`silent for ${limitMs / 1_000} s`), { code: 'ETIMEDOUT' })

/** Whether an error means that the server is too busy, or that the server closed an idle connection. */
function isWorthRetrying(error: unknown): boolean {
  if (error instanceof S3Refusal) return error.status === 429 || (error.status >= 500 && error.status !== 507)
  return ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '')
}
