import type { FastifyInstance } from 'fastify'
import type { ResponseOf } from '../contract/endpoint.ts'
import type { Endpoints } from '../contract/endpoints.ts'
import type { ErrorResponse } from '../contract/errors.ts'
import { type Form, encodeMultipart } from './multipart.ts'

export interface Request {
  method: string
  url: string
  headers: Record<string, string>
  bytes?: Buffer
}
export interface Reply {
  status: number
  /** the headers by name, in lower case */
  headers: Record<string, string | undefined>
  bytes: Buffer
  text: string
}
/** A function that sends a request to a server, either in the same process or over the network. */
export type Send = (request: Request) => Promise<Omit<Reply, 'text'>>

export interface Answer<D extends keyof Endpoints> extends Reply {
  /** the JSON body of the response; it has this type only if the status is 2xx */
  body: ResponseOf<Endpoints[D]>
  /** the JSON body of the response if the server has refused the request */
  refusal: ErrorResponse
}
/** The input of a call. The types are loose on purpose, because tests also send what the contract forbids. */
export interface Input {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  form?: Form
  headers?: Record<string, string>
}

/** A person who uses the API of the site, for example with `await visitor.call('PUT /api/media/:id', { params, body })`. */
export interface Person {
  /** the value of the Cookie header; undefined if the person is not logged in */
  cookie: string | undefined
  call<D extends keyof Endpoints>(endpointName: D, input?: Input): Promise<Answer<D>>
  /** logs in, and resolves to a client that sends the cookie of the new session with every request */
  logIn(account: { username: string; password: string }): Promise<Person>
  /** returns a client that sends the session cookie from this reply with every request */
  inSession(answer: Reply): Person
  /** requests any path, such as a page or a file */
  get(url: string, headers?: Record<string, string>): Promise<Reply>
}

/** Makes a client of the API. It sends `headers`, such as a session's cookie, with every request. */
export function createPerson(send: Send, headers: Record<string, string> = {}): Person {
  const sendRequest = async (request: Request): Promise<Reply> => {
    const reply = await send({ ...request, headers: { ...headers, ...request.headers } })
    return {
      ...reply,
      // made only when it is read, because many replies are files
      get text() {
        return reply.bytes.toString('utf8')
      },
    }
  }
  const self: Person = {
    cookie: headers.cookie,
    get: (url, extraHeaders = {}) => sendRequest({ method: 'GET', url, headers: extraHeaders }),
    call: async (endpointName, input = {}) => {
      const reply = await sendRequest(await buildRequest(endpointName, input))
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
      createPerson(send, { ...headers, cookie: answer.headers['set-cookie']?.split(';')[0] ?? '' }),
  }
  return self
}

/** Makes a function that passes requests directly to a server in this process. The server need not listen on a port. */
export const createInProcessSend =
  (app: FastifyInstance): Send =>
  async ({ method, url, headers, bytes }) => {
    const reply = await app.inject({ method: method as 'GET', url, headers, payload: bytes })
    const replyHeaders = Object.entries(reply.headers).map(([name, value]) => [name, value?.toString()])
    return { status: reply.statusCode, headers: Object.fromEntries(replyHeaders), bytes: reply.rawPayload }
  }

/** Makes a function that sends requests over the network to `origin`, such as http://127.0.0.1:3000. */
export const createNetworkSend =
  (origin: string): Send =>
  async ({ method, url, headers, bytes }) => {
    const body = bytes && new Uint8Array(bytes)
    const reply = await fetch(origin + url, { method, headers, body, redirect: 'manual' })
    const replyBytes = Buffer.from(await reply.arrayBuffer())
    return { status: reply.status, headers: Object.fromEntries(reply.headers), bytes: replyBytes }
  }

async function buildRequest(endpointName: string, input: Input): Promise<Request> {
  const [method = '', path = ''] = endpointName.split(' ')
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  )
  const url = input.query ? `${filledPath}?${new URLSearchParams(input.query)}` : filledPath
  const body = await encodeBody(input)
  return { method, url, headers: { ...body?.headers, ...input.headers }, bytes: body?.bytes }
}

async function encodeBody({ body, form }: Input) {
  if (form) {
    const { type, bytes } = await encodeMultipart(form)
    return { headers: { 'content-type': type }, bytes }
  }
  if (body === undefined) return undefined
  return { headers: { 'content-type': 'application/json' }, bytes: Buffer.from(JSON.stringify(body)) }
}

function parseJson({ headers, text }: Reply): unknown {
  return headers['content-type']?.includes('json') ? (JSON.parse(text) as unknown) : null
}
