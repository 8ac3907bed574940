import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import {
  type Endpoint,
  expectedCallerHeader,
  outdatedHeader,
  type ReadDescription,
} from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import { actorStorage } from '../../memorial/journal.ts'
import { type Caller, isAdministrator, visitorIn } from '../callers/caller.ts'
import { languageVary } from '../callers/requestLanguage.ts'
import { readFamilyTexts } from '../../memorial/currentSettings.ts'
import { sendCached } from '../../platform/cache/cachedResponse.ts'
import { serialize } from '../../platform/cache/serialize.ts'
import { countChange } from './limits.ts'
import { type FormEndpoint, maxJsonBytes } from './bodyLimits.ts'
import { type ReceivedForm, withForm } from './uploads.ts'
import { hashSecretKey } from '../../base/ids/secretKey.ts'
import { type Feature, type FormCheck, type Input, params, type Read } from './feature.ts'

/** Registers the endpoints of features, and the responses that visitors share. */
export function serveFeatures(app: FastifyInstance, context: Context, features: readonly Feature[]) {
  const formChecks = Object.assign({}, ...features.map((each) => each.formChecks)) as Record<
    string,
    FormCheck<Endpoint>
  >
  for (const [route, handler] of features.flatMap(({ routes = {} }) => Object.entries(routes))) {
    const endpoint = findEndpoint(route)
    if (!isShared(endpoint)) {
      serveEndpoint(app, context, endpoint, handler as AnyHandler, formChecks[route])
      continue
    }
    const read = handler as Read<ReadDescription>
    context.responseCache.register(endpoint, async (texts, part) =>
      read(context, visitorIn(texts, await readFamilyTexts(context)), part),
    )
    serveEndpoint(app, context, endpoint, (_context, { caller }) => read(context, caller))
  }
}

/** A handler of any endpoint. */
type AnyHandler = (context: Context, input: Input<Endpoint>) => Promise<unknown>

export function findEndpoint(route: string): Endpoint {
  const endpoint = (endpoints as readonly Endpoint[]).find((each) => each.route === route)
  if (!endpoint) throw new Error(`The contract has no endpoint ${route}.`)
  return endpoint
}

/** Serves an endpoint. Its route checks the caller, the input and the limits before the handler runs. */
function serveEndpoint(
  app: FastifyInstance,
  context: Context,
  endpoint: Endpoint,
  handler: AnyHandler,
  checkForm?: FormCheck<Endpoint>,
) {
  const run = withActor(context, endpoint, handler)
  const isCached = isShared(endpoint)
  const outdatedPaths = listOutdatedPaths(endpoint)
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
        if (endpoint.response) reply.header('content-language', caller.texts.language)
        if (isCached && (caller.kind === 'visitor' || endpoint.isSameForKeepers)) {
          const cached = await context.responseCache.read(endpoint.route, caller.texts, request.revisions)
          const headers = caller.kind === 'visitor' ? visitorHeaders : keeperHeaders
          return sendCached(cached, headers, request, reply)
        }
        reply.headers({ 'cache-control': keeperHeaders.cacheControl, vary: keeperHeaders.vary })
        if (outdatedPaths) reply.header(outdatedHeader, outdatedPaths)
        reply.status(successStatus(endpoint))
        if (hasForm(endpoint)) {
          await checkForm?.(context, readInput(request, reply))
          return handleForm(context, endpoint, request, reply, run)
        }
        if (endpoint.limit) await countChange(context, caller, endpoint.limit, 1)
        const response = await withReserve(context, endpoint, caller, () => run(readInput(request, reply)))
        if (!endpoint.reads) return response
        const { body } = await serialize(endpoint.response, response)
        return reply.type(keeperHeaders.type).send(body)
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
const isShared = (endpoint: Endpoint): endpoint is ReadDescription =>
  Boolean(endpoint.reads) && endpoint.who === 'everyone'

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
  (context: Context, { name }: Endpoint, handler: AnyHandler) =>
  (input: Input<Endpoint>): Promise<unknown> => {
    const { clock } = context
    return input.caller.kind === 'keeper'
      ? actorStorage.run({ username: input.caller.person.username, endpoint: name, clock }, () =>
          handler(context, input),
        )
      : handler(context, input)
  }

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
  vary: languageVary,
}

/** The headers of all other responses. No cache may store what a keeper gets, even if visitors get the same. */
const keeperHeaders = { ...visitorHeaders, cacheControl: 'private, no-store' }

const hasForm = (endpoint: Endpoint): endpoint is FormEndpoint => endpoint.form !== undefined

async function handleForm(
  context: Context,
  endpoint: FormEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  handler: (input: Input<Endpoint>) => Promise<unknown>,
) {
  if (request.caller.kind === 'visitor') await context.freeSpace.checkUpload()
  return withForm(context, request, endpoint, async (form) => {
    if (endpoint.limit) await countChange(context, request.caller, endpoint.limit, form.files.length)
    return handler(readInput(request, reply, form))
  })
}

function readInput(request: FastifyRequest, reply: FastifyReply, form?: ReceivedForm): Input<Endpoint> {
  const { params, query, headers, body, caller } = request
  return {
    params,
    query,
    headers,
    body,
    form,
    caller,
    requestKey: readRequestKey(request),
    request,
    reply,
  } as Input<Endpoint>
}

function readRequestKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && /^[\x21-\x7e]{8,200}$/.test(key) ? hashSecretKey(key) : null
}

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
