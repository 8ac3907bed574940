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
  /** undefined: the bucket itself */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: string | LocalFile
  /** whether the response may take long because the server has much to store */
  slow?: boolean
}

export interface LocalFile {
  path: string
  size: number
  /** hex */
  sha256: string
}

/** An error response of the bucket's server. `code` is an S3 error code, such as NoSuchKey. */
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
 * Milliseconds of silence after which a server counts as unreachable: `quick`, or `slow` once it has received a slow request.
 * After it has received a file, `quick` plus the time to store the file, at most `slow`.
 */
export interface WaitLimit {
  quick: number
  slow: number
}
const WAIT_LIMIT: WaitLimit = { quick: 10_000, slow: 60_000 }
/** Bytes that a busy server stores per millisecond: a photograph is given up soon, a video after a minute. */
const STORED_BYTES_PER_MS = 5_000
/** Pauses before retries, after a busy server's error or a connection closed while idle. */
const PAUSES_MS = [100, 400]

/**
 * Opens a function for signed requests to a bucket, over connections that stay open. It resolves to a 2xx response whose body
 * must be read or destroyed, and throws S3Refusal for any other response and the network error without one. Every request may
 * safely arrive twice.
 */
export function openS3Call(config: S3Config, waitLimit = WAIT_LIMIT): S3Call {
  const endpoint = new URL(config.endpoint)
  const { Agent, request: begin } = endpoint.protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true })
  const signingKeys = new Map<string, ArrayBuffer>()

  async function attempt(asked: S3Request): Promise<http.IncomingMessage> {
    const url = makeUrl(endpoint, config.bucket, asked)
    const headers = await sign({ ...config, cache: signingKeys }, url, asked)
    const request = begin(url, { method: asked.method, agent, headers, timeout: waitLimit.quick })
    const reply = await send(request, asked, waitLimit)
    if (reply.statusCode && reply.statusCode < 300) return reply
    throw new S3Refusal(reply.statusCode ?? 0, readErrorCode(await text(reply)))
  }

  return async (asked) => {
    for (const pause of PAUSES_MS) {
      try {
        return await attempt(asked)
      } catch (error) {
        if (!isWorthRetrying(error)) throw error
      }
      await setTimeout(pause * (0.5 + Math.random()))
    }
    return attempt(asked)
  }
}

/** Reads the text between the first pair of these tags. Texts read this way never hold markup or escapes. */
export const readTag = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]

const readErrorCode = (xml: string) => readTag(xml, 'Code') ?? ''

/** Puts the bucket's name into the path, which every S3 server understands; keys need no escaping (see storage.ts). */
function makeUrl(endpoint: URL, bucket: string, { key, query }: S3Request): URL {
  const path = [endpoint.pathname.replace(/\/$/, ''), bucket, ...(key === undefined ? [] : [key])].join('/')
  const url = new URL(path, endpoint)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  return url
}

type Signing = S3Config & { cache: Map<string, ArrayBuffer> }

/** Signs the SHA-256 of the body too, so that the server rejects a body that arrives damaged. */
async function sign(signing: Signing, url: URL, { method, headers, body }: S3Request) {
  const file = typeof body === 'object' ? body : undefined
  const text = typeof body === 'string' ? body : ''
  const { endpoint: _, bucket: __, ...keys } = signing
  const signer = new AwsV4Signer({
    ...keys,
    service: 's3',
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': file?.sha256 ?? (await sha256(text)) },
  })
  const signed = Object.fromEntries((await signer.sign()).headers as Iterable<[string, string]>)
  const length = file?.size ?? Buffer.byteLength(text)
  return method === 'GET' ? signed : { ...signed, 'content-length': String(length) }
}

async function sha256(content: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))).toString('hex')
}

function send(request: http.ClientRequest, { body, slow }: S3Request, waitLimit: WaitLimit) {
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    let reply: http.IncomingMessage | undefined
    let limit = waitLimit.quick
    const storingMs = slow ? waitLimit.slow : typeof body === 'object' ? body.size / STORED_BYTES_PER_MS : 0
    request.once('finish', () => {
      limit = Math.min(waitLimit.slow, waitLimit.quick + storingMs)
      request.setTimeout(limit)
    })
    request.once('response', (message) => resolve((reply = message)))
    request.on('error', reject)
    request.on('timeout', () => {
      // unread bytes mean that the visitor is slow, rather than the server
      if (reply?.readableLength) request.setTimeout(limit)
      else (reply ?? request).destroy(timeoutError(limit))
    })
    if (typeof body === 'object')
      pipeline(createReadStream(body.path), request).catch((error: Error) => request.destroy(error))
    else request.end(body)
  })
}

const timeoutError = (waitLimit: number) =>
  Object.assign(new Error(`silent for ${waitLimit / 1_000} s`), { code: 'ETIMEDOUT' })

/** Whether the server is busy, or had closed an idle connection. */
function isWorthRetrying(error: unknown): boolean {
  if (error instanceof S3Refusal) return error.status === 429 || (error.status >= 500 && error.status !== 507)
  return ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '')
}
