import type { FastifyInstance } from 'fastify'
import type { ResponseOf } from '../contract/endpoint.ts'
import type { Endpoints } from '../contract/endpoints.ts'
import type { ErrorResponse } from '../contract/errors.ts'
import { type Form, multipart } from './multipart.ts'

export interface Request {
  method: string
  url: string
  headers: Record<string, string>
  bytes?: Buffer
}
export interface Reply {
  status: number
  /** names in lower case */
  headers: Record<string, string | undefined>
  bytes: Buffer
  text: string
}
/** How a request reaches the server: injected, or over the network. */
export type Send = (request: Request) => Promise<Omit<Reply, 'text'>>

export interface Answer<D extends keyof Endpoints> extends Reply {
  /** the JSON body; meaningful when the status is 2xx */
  body: ResponseOf<Endpoints[D]>
  /** the JSON body when the server refused */
  refusal: ErrorResponse
}
/** Deliberately loose: tests also send what the contract forbids. */
export interface Input {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  form?: Form
  headers?: Record<string, string>
}

/** Someone in front of the server: `await visitor.call('PUT /api/media/:id', { params, body })`. */
export interface Person {
  /** the value of the Cookie header, once logged in */
  cookie: string | undefined
  call<D extends keyof Endpoints>(endpointName: D, input?: Input): Promise<Answer<D>>
  /** resolves to the same person, logged in: each of their requests carries the session's cookie */
  logIn(account: { username: string; password: string }): Promise<Person>
  /** returns the same person in the session that this reply began */
  inSession(answer: Reply): Person
  /** requests any path, such as a page or a file */
  get(url: string, headers?: Record<string, string>): Promise<Reply>
}

/** Makes a client of the API; `headers`, such as a session's cookie, go with every request. */
export function person(send: Send, headers: Record<string, string> = {}): Person {
  const ask = async (request: Request): Promise<Reply> => {
    const reply = await send({ ...request, headers: { ...headers, ...request.headers } })
    return { ...reply, text: reply.bytes.toString('utf8') }
  }
  const self: Person = {
    cookie: headers.cookie,
    get: (url, more = {}) => ask({ method: 'GET', url, headers: more }),
    call: async (endpointName, input = {}) => {
      const reply = await ask(await requestFor(endpointName, input))
      const json = parseJson(reply)
      return { ...reply, body: json as never, refusal: json as ErrorResponse }
    },
    logIn: async (account) => {
      const answer = await self.call('POST /api/login', { body: account })
      if (answer.status !== 200)
        throw new Error(`${account.username} could not log in: ${answer.status} ${answer.text}`)
      return self.inSession(answer)
    },
    inSession: (answer) =>
      person(send, { ...headers, cookie: answer.headers['set-cookie']?.split(';')[0] ?? '' }),
  }
  return self
}

/** Injects requests into a server that does not listen. */
export const inProcess =
  (app: FastifyInstance): Send =>
  async ({ method, url, headers, bytes }) => {
    const reply = await app.inject({ method: method as 'GET', url, headers, payload: bytes })
    const flat = Object.entries(reply.headers).map(([name, value]) => [name, value?.toString()])
    return { status: reply.statusCode, headers: Object.fromEntries(flat), bytes: reply.rawPayload }
  }

/** Sends requests over the network to `origin`. */
export const overNetwork =
  (origin: string): Send =>
  async ({ method, url, headers, bytes }) => {
    const body = bytes && new Uint8Array(bytes)
    const reply = await fetch(origin + url, { method, headers, body, redirect: 'manual' })
    const bytesBack = Buffer.from(await reply.arrayBuffer())
    return { status: reply.status, headers: Object.fromEntries(reply.headers), bytes: bytesBack }
  }

async function requestFor(endpointName: string, input: Input): Promise<Request> {
  const [method = '', path = ''] = endpointName.split(' ')
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''))
  const url = input.query ? `${filled}?${new URLSearchParams(input.query)}` : filled
  const body = await bodyFor(input)
  return { method, url, headers: { ...body?.headers, ...input.headers }, bytes: body?.bytes }
}

async function bodyFor({ body, form }: Input) {
  if (form) {
    const { type, bytes } = await multipart(form)
    return { headers: { 'content-type': type }, bytes }
  }
  if (body === undefined) return undefined
  return { headers: { 'content-type': 'application/json' }, bytes: Buffer.from(JSON.stringify(body)) }
}

function parseJson({ headers, text }: Reply): unknown {
  return headers['content-type']?.includes('json') ? (JSON.parse(text) as unknown) : null
}
