import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import type { ListPart } from '../../../contract/drawing.ts'
import {
  type Endpoint,
  expectedCallerHeader,
  type FormShape,
  outdatedHeader,
  type Reading,
} from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { id } from '../../../contract/text.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import { actor } from '../../platform/database/journal.ts'
import { anyVisitor, type Caller, isAdministrator, type KeeperCaller } from '../callers/caller.ts'
import { sendCached } from '../../platform/cache/cachedResponse.ts'
import { countChange } from './limits.ts'
import { type FormEndpoint, jsonBytes } from './bodyLimits.ts'
import { type ReceivedForm, withForm } from './uploads.ts'

type Output<T> = T extends z.ZodType ? z.output<T> : undefined

/** The input of a handler, parsed and validated by the schemas of the endpoint. */
export interface Input<E extends Endpoint> {
  params: E['route'] extends `${string}/:id${string}` ? z.output<typeof params> : undefined
  query: Output<E['query']>
  headers: Output<E['headers']>
  body: Output<E['body']>
  form: E['form'] extends FormShape ? ReceivedForm<z.output<E['form']['fields']>> : undefined
  caller: E['who'] extends 'everyone' ? Caller : KeeperCaller
  /** the part of a list to answer with, when a page reads only its beginning */
  part?: ListPart
  /** from the Idempotency-Key header: a retry with the same key answers with what the first call made */
  requestKey: string | null
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<E extends Endpoint> = (
  input: Input<E>,
) => Promise<E extends { response: z.ZodType } ? z.input<E['response']> : void>

/** Registers an endpoint of the contract with what answers it. */
export type Route = <E extends Endpoint>(endpoint: E, answer: Handler<E>) => void

export const openRoutes =
  (app: FastifyInstance, context: Context): Route =>
  (endpoint, answer) =>
    register(app, context, endpoint, asActor(context, endpoint, answer))

/** Registers what visitors are answered, and no route: for commands, which serve nothing. */
export const openReads =
  ({ responseCache }: Pick<Context, 'responseCache'>): Route =>
  (endpoint, answer) => {
    if (isCachedRead(endpoint))
      responseCache.register(endpoint, (part) =>
        answer({ caller: anyVisitor, part } as Input<typeof endpoint>),
      )
  }

/** Checks the caller, the input and the limits before the handler runs. */
function register<E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  handler: Handler<E>,
) {
  const isCached = isCachedRead(endpoint)
  const outdated = outdatedPaths(endpoint)
  openReads(context)(endpoint, handler)
  const registerIn = (scope: FastifyInstance) =>
    scope.route({
      ...routeOf(endpoint),
      bodyLimit: jsonBytes(endpoint),
      onRequest: (request, _reply, done) => {
        checkCaller(endpoint, request)
        done()
      },
      handler: async (request, reply) => {
        const { caller } = request
        if (isCached && caller.kind === 'visitor') {
          const cached = await context.responseCache.read(endpoint.route, request.revisions)
          return sendCached(cached, forVisitors, request, reply)
        }
        reply.headers({ 'cache-control': 'private, no-store', vary: 'Cookie' })
        if (outdated) reply.header(outdatedHeader, outdated)
        reply.status(statusOf(endpoint))
        if (hasForm(endpoint)) return handleForm(context, endpoint, request, reply, handler)
        if (endpoint.limit) await countChange(context, caller, endpoint.limit, 1)
        return withReserve(context, endpoint, caller, () => handler(inputOf(request, reply)))
      },
    })
  if (!hasForm(endpoint)) registerIn(app)
  else
    app.register(async (scope) => {
      // for forms alone: it has something to do before and after each request
      await scope.register(multipart)
      registerIn(scope)
    })
}

/** Whether the answer is the same for every visitor until one of its resources changes. */
const isCachedRead = (endpoint: Endpoint): endpoint is Reading =>
  endpoint.reads !== undefined && endpoint.who === 'everyone'

/** Throws `login_needed`, and `not_allowed` when the keeper's role is not enough. */
function checkCaller({ who }: Endpoint, { caller, headers }: FastifyRequest) {
  const expected = headers[expectedCallerHeader]
  const id = caller.kind === 'keeper' ? caller.person.id : undefined
  if (expected !== undefined && expected !== id) throw fail('login_needed')
  if (who === 'everyone') return
  if (caller.kind === 'visitor') throw fail('login_needed')
  if (who === 'administrator' && !isAdministrator(caller)) throw fail('not_allowed')
}

/** Runs the handler so that the journal records a keeper's changes under the endpoint's name. */
const asActor =
  <E extends Endpoint>({ clock }: Context, { name }: E, answer: Handler<E>): Handler<E> =>
  (input) =>
    input.caller.kind === 'keeper'
      ? actor.run({ username: input.caller.person.username, endpoint: name, clock }, () => answer(input))
      : answer(input)

/** On a full disk, what the family does to make room has a reserve that visitors may not use. */
async function withReserve<T>(
  { freeSpace }: Context,
  endpoint: Endpoint,
  caller: Caller,
  answer: () => Promise<T>,
): Promise<T> {
  const isFamily = caller.kind === 'keeper' || endpoint.route === 'POST /api/login'
  if (!isFamily && endpoint.changes) await freeSpace.checkChange()
  try {
    return await answer()
  } catch (error) {
    if (!isFamily || !isFull(error) || !(await freeSpace.spendReserve())) throw error
    return answer()
  }
}

/**
 * The paths of the GETs that may answer something else after a change. A change that fails carries them too: what is gone
 * already, or in another order, shows that the browser's list is old.
 */
const outdatedPaths = ({ changes = [] }: Endpoint): string =>
  (endpoints as readonly Endpoint[])
    .filter(({ reads }) => reads?.some((resource) => changes.includes(resource)))
    .map(({ route }) => route.slice('GET '.length))
    .join(', ')

const forVisitors = {
  type: 'application/json; charset=utf-8',
  cacheControl: 'public, no-cache',
  vary: 'Cookie',
}

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
    return handler({ ...inputOf<E>(request, reply), form } as Input<E>)
  })
}

function inputOf<E extends Endpoint>(request: FastifyRequest, reply: FastifyReply): Input<E> {
  const { params, query, headers, body, caller } = request
  return { params, query, headers, body, caller, requestKey: keyOf(request), request, reply } as Input<E>
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && /^[\x21-\x7e]{8,200}$/.test(key) ? key : null
}

const params = z.object({ id })

/** The route options that Fastify needs for an endpoint. */
export function routeOf(endpoint: Endpoint) {
  const [method = '', url = ''] = endpoint.route.split(' ')
  return { method, url, schema: schemaOf(endpoint), config: { endpoint } }
}

export const statusOf = ({ status, response }: Endpoint) => status ?? (response ? 200 : 204)

function schemaOf(endpoint: Endpoint): FastifySchema {
  const { name, summary, route, query, headers, body, form, response } = endpoint
  return {
    operationId: name,
    summary,
    ...(route.includes('/:id') && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(form && { consumes: ['multipart/form-data'] }),
    response: { [statusOf(endpoint)]: response ?? z.null() },
  }
}
