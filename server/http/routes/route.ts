import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import type { ListPart } from '../../../contract/pages/pageRendering.ts'
import {
  type Endpoint,
  expectedCallerHeader,
  type FormShape,
  outdatedHeader,
  type ReadDescription,
} from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { id } from '../../../contract/text.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import { actorStorage } from '../../memorial/journal.ts'
import { anyVisitor, type Caller, isAdministrator, type KeeperCaller } from '../callers/caller.ts'
import { sendCached } from '../../platform/cache/cachedResponse.ts'
import { countChange } from './limits.ts'
import { type FormEndpoint, maxJsonBytes } from './bodyLimits.ts'
import { type ReceivedForm, withForm } from './uploads.ts'
import { hashSecretKey } from '../../base/ids/secretKey.ts'

type Output<T> = T extends z.ZodType ? z.output<T> : undefined

/** The input of a handler, parsed and validated by the endpoint's schemas. */
export interface Input<E extends Endpoint> {
  params: E['route'] extends `${string}/:id${string}` ? z.output<typeof params> : undefined
  query: Output<E['query']>
  headers: Output<E['headers']>
  body: Output<E['body']>
  form: E['form'] extends FormShape ? ReceivedForm<z.output<E['form']['fields']>> : undefined
  caller: E['who'] extends 'everyone' ? Caller : KeeperCaller
  /** the part of a list that the handler returns, if a page needs only the beginning of the list */
  part?: ListPart
  /**
   * SHA-256 of the key in the Idempotency-Key header; a retry with the same key returns the result of the first call. Only the
   * hash is stored, because a retry can get a new private link
   */
  requestKey: string | null
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<E extends Endpoint> = (
  input: Input<E>,
) => Promise<E extends { response: z.ZodType } ? z.input<E['response']> : void>

/** A function that registers an endpoint of the contract with its handler. */
export type Route = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

export const openRoutes =
  (app: FastifyInstance, context: Context): Route =>
  (endpoint, handler) =>
    register(app, context, endpoint, withActor(context, endpoint, handler))

/**
 * Registers only the responses for visitors, and no routes. Terminal commands use this function, because they do not serve
 * requests.
 */
export const openReads =
  ({ responseCache }: Pick<Context, 'responseCache'>): Route =>
  (endpoint, handler) => {
    if (isCachedRead(endpoint))
      responseCache.register(endpoint, (part) =>
        handler({ caller: anyVisitor, part } as Input<typeof endpoint>),
      )
  }

/** The endpoint's route checks the caller, the input and the limits before the handler runs. */
function register<E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  handler: Handler<E>,
) {
  const isCached = isCachedRead(endpoint)
  const outdatedPaths = listOutdatedPaths(endpoint)
  openReads(context)(endpoint, handler)
  const registerIn = (scope: FastifyInstance) =>
    scope.route({
      ...toRoute(endpoint),
      bodyLimit: maxJsonBytes(endpoint),
      onRequest: (request, _reply, done) => {
        checkCaller(endpoint, request)
        done()
      },
      handler: async (request, reply) => {
        const { caller } = request
        if (isCached && (caller.kind === 'visitor' || endpoint.isSameForKeepers)) {
          const cached = await context.responseCache.read(endpoint.route, request.revisions)
          const headers = caller.kind === 'visitor' ? visitorHeaders : keeperHeaders
          return sendCached(cached, headers, request, reply)
        }
        reply.headers({ 'cache-control': keeperHeaders.cacheControl, vary: keeperHeaders.vary })
        if (outdatedPaths) reply.header(outdatedHeader, outdatedPaths)
        reply.status(successStatus(endpoint))
        if (hasForm(endpoint)) return handleForm(context, endpoint, request, reply, handler)
        if (endpoint.limit) await countChange(context, caller, endpoint.limit, 1)
        return withReserve(context, endpoint, caller, () => handler(readInput(request, reply)))
      },
    })
  if (!hasForm(endpoint)) registerIn(app)
  else
    app.register(async (scope) => {
      // only for forms, because the plugin costs time before and after each request
      await scope.register(multipart)
      registerIn(scope)
    })
}

/** Whether the response is the same for every visitor until one of its resources changes. */
const isCachedRead = (endpoint: Endpoint): endpoint is ReadDescription =>
  endpoint.reads !== undefined && endpoint.who === 'everyone'

/** Throws `login_needed` if the caller is not the expected keeper, and `not_allowed` if the keeper's role is not enough. */
function checkCaller({ who }: Endpoint, { caller, headers }: FastifyRequest) {
  const expectedId = headers[expectedCallerHeader]
  const id = caller.kind === 'keeper' ? caller.person.id : undefined
  if (expectedId !== undefined && expectedId !== id) throw fail('login_needed')
  if (who === 'everyone') return
  if (caller.kind === 'visitor') throw fail('login_needed')
  if (who === 'administrator' && !isAdministrator(caller)) throw fail('not_allowed')
}

/** Wraps a handler so that the journal of keepers' changes records a keeper's changes under the endpoint's name. */
const withActor =
  <E extends Endpoint>({ clock }: Context, { name }: E, handler: Handler<E>): Handler<E> =>
  (input) =>
    input.caller.kind === 'keeper'
      ? actorStorage.run({ username: input.caller.person.username, endpoint: name, clock }, () =>
          handler(input),
        )
      : handler(input)

/**
 * If the disk is full, frees the reserved space and runs the handler again, but only for requests of the family, because the family
 * can make room. Visitors may not use the reserved space.
 */
async function withReserve<T>(
  { freeSpace }: Context,
  endpoint: Endpoint,
  caller: Caller,
  handler: () => Promise<T>,
): Promise<T> {
  const isFamily = caller.kind === 'keeper' || endpoint.route === 'POST /api/login'
  if (!isFamily && endpoint.changes) await freeSpace.checkChange()
  try {
    return await handler()
  } catch (error) {
    if (!isFamily || !isFull(error) || !(await freeSpace.spendReserve())) throw error
    return handler()
  }
}

/**
 * Lists the paths of the GET endpoints whose responses may differ after a change. The paths are sent after a failed change, too,
 * because an outdated list in the browser can be the reason for the failure.
 */
const listOutdatedPaths = ({ changes = [] }: Endpoint): string =>
  (endpoints as readonly Endpoint[])
    .filter(({ reads }) => reads?.some((resource) => changes.includes(resource)))
    .map(({ route }) => route.slice('GET '.length))
    .join(', ')

const visitorHeaders = {
  type: 'application/json; charset=utf-8',
  cacheControl: 'public, no-cache',
  vary: 'Cookie',
}

/** The headers of all other responses. No cache may store what a keeper gets, even if visitors get the same. */
const keeperHeaders = { ...visitorHeaders, cacheControl: 'private, no-store' }

const hasForm = <E extends Endpoint>(endpoint: E): endpoint is E & FormEndpoint => endpoint.form !== undefined

async function handleForm<E extends FormEndpoint>(
  context: Context,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  handler: (input: Input<E>) => Promise<unknown>,
) {
  if (request.caller.kind === 'visitor') await context.freeSpace.checkUpload()
  return withForm(context, request, endpoint, async (form) => {
    if (endpoint.limit) await countChange(context, request.caller, endpoint.limit, form.files.length)
    return handler({ ...readInput<E>(request, reply), form } as Input<E>)
  })
}

function readInput<E extends Endpoint>(request: FastifyRequest, reply: FastifyReply): Input<E> {
  const { params, query, headers, body, caller } = request
  return {
    params,
    query,
    headers,
    body,
    caller,
    requestKey: readRequestKey(request),
    request,
    reply,
  } as Input<E>
}

function readRequestKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && /^[\x21-\x7e]{8,200}$/.test(key) ? hashSecretKey(key) : null
}

const params = z.object({ id })

/** Makes Fastify's route options for an endpoint. */
export function toRoute(endpoint: Endpoint) {
  const [method = '', url = ''] = endpoint.route.split(' ')
  return { method, url, schema: toSchema(endpoint), config: { endpoint } }
}

export const successStatus = ({ status, response }: Endpoint) => status ?? (response ? 200 : 204)

function toSchema(endpoint: Endpoint): FastifySchema {
  const { name, summary, route, query, headers, body, form, response } = endpoint
  return {
    operationId: name,
    summary,
    ...(route.includes('/:id') && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(form && { consumes: ['multipart/form-data'] }),
    response: { [successStatus(endpoint)]: response ?? z.null() },
  }
}
