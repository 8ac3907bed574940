import type { z } from 'zod'
import type { Doors } from '../../contract/endpoints.ts'
import type { ErrorAnswer } from '../../contract/errors.ts'
import { type Form, multipart } from './fixtures.ts'

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

export interface Answer<D extends keyof Doors> extends Reply {
  /** the JSON body; meaningful when the status is 2xx */
  body: z.output<Doors[D]['answer']>
  /** the JSON body when the server refused */
  refusal: ErrorAnswer
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
  call<D extends keyof Doors>(door: D, input?: Input): Promise<Answer<D>>
  /** any path, such as a page or a file */
  get(url: string, headers?: Record<string, string>): Promise<Reply>
}

/** `headers` go with every request, such as a session's cookie. */
export function person(send: Send, headers: Record<string, string> = {}): Person {
  const ask = async (request: Request): Promise<Reply> => {
    const reply = await send({ ...request, headers: { ...headers, ...request.headers } })
    return { ...reply, text: reply.bytes.toString('utf8') }
  }
  return {
    get: (url, more = {}) => ask({ method: 'GET', url, headers: more }),
    call: async (door, input = {}) => {
      const reply = await ask(await requestFor(door, input))
      const json = parsed(reply)
      return { ...reply, body: json as never, refusal: json as ErrorAnswer }
    },
  }
}

async function requestFor(door: string, input: Input): Promise<Request> {
  const [method = '', path = ''] = door.split(' ')
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

function parsed({ headers, text }: Reply): unknown {
  return headers['content-type']?.includes('json') ? (JSON.parse(text) as unknown) : null
}
