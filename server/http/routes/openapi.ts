import Fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Endpoint, FormShape } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { type ErrorCode, errors } from '../../../contract/errors.ts'
import { english } from '../../../languages/inLanguage.ts'
import { palette } from '../../../domain/palette.ts'
import { singleFlight } from '../../base/concurrency/singleFlight.ts'
import { version } from '../../base/process/version.ts'
import { CachedResponse, sendCached } from '../../platform/cache/cachedResponse.ts'
import { escapeHtml } from '../../base/escapeHtml.ts'
import { makeHtmlDocument } from '../pages/htmlDocument.ts'
import { toRoute, successStatus } from './route.ts'
import { schemas } from './schemas.ts'

/** Serves the API documentation, made from the contract: an OpenAPI document at /api/openapi.json, and a page at /api/docs. */
export function serveDocs(app: FastifyInstance) {
  serveOnce(app, '/api/openapi.json', 'application/json; charset=utf-8', async () =>
    JSON.stringify(await makeDocument()),
  )
  serveOnce(app, '/api/docs', 'text/html; charset=utf-8', async () => makeDocsPage())
}

/** Serves a text that is made for the first request and stays the same for this version. If making it fails, the next request tries. */
function serveOnce(app: FastifyInstance, path: string, type: string, make: () => Promise<string>) {
  const shareRun = singleFlight<CachedResponse>()
  let response: CachedResponse | undefined
  app.get(path, async (request, reply) => {
    response ??= await shareRun(path, async () => new CachedResponse(await make()))
    return sendCached(response, { type, cacheControl: 'public, no-cache' }, request, reply)
  })
}

/** Loads the packages for this only on demand, because few people ever ask for the document. */
async function makeDocument() {
  const { default: swagger } = await import('@fastify/swagger')
  const app = Fastify({ schemaController: schemas })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Memorial',
        version,
        license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      },
      tags: [...new Set((endpoints as readonly Endpoint[]).map(findTag))].map((name) => ({ name })),
      components: { securitySchemes: { session, sessionOverHttp } },
    },
    transform: (route) => {
      const { endpoint } = route.route.config as { endpoint: Endpoint }
      const { schema, url } = jsonSchemaTransform(route)
      const form = endpoint.form && { consumes: ['multipart/form-data'], body: makeFormSchema(endpoint.form) }
      const response = { ...(schema.response as object), ...describeErrors(endpoint) }
      return { schema: { ...schema, ...form, ...describeAccess(endpoint), response }, url }
    },
  })
  for (const endpoint of endpoints as readonly Endpoint[])
    app.route({ ...toRoute(endpoint), handler: () => undefined })
  await app.ready()
  return app.swagger()
}

/** The session cookie over HTTPS. `sessionOverHttp` is the session cookie over HTTP. */
const session = { type: 'apiKey', in: 'cookie', name: '__Host-session' } as const
const sessionOverHttp = { ...session, name: 'session' } as const

/** Returns the part of the endpoint's path that follows /api/, such as `media`. */
const findTag = ({ route }: Endpoint) => route.split('/')[2] ?? ''

const describeAccess = (endpoint: Endpoint): { tags: string[]; security: Record<string, string[]>[] } => ({
  tags: [findTag(endpoint)],
  // the password of a closed memorial is missing here, because OpenAPI has no scheme for it
  security: endpoint.who === 'everyone' ? [] : [{ session: [] }, { sessionOverHttp: [] }],
})

function describeErrors(endpoint: Endpoint) {
  const { route, who, query, headers, body, form, limit, changes } = endpoint
  const hasId = route.includes('/:id')
  const isPossible: Record<number, unknown> = {
    400: query || headers || body || form || hasId,
    401: true,
    403: who === 'administrator' || changes,
    404: hasId,
    409: changes && who !== 'everyone',
    413: body || form,
    415: body || form,
    429: limit || route === 'POST /api/login',
    503: true,
    507: changes,
  }
  const codes = Object.keys(isPossible).map(Number)
  return Object.fromEntries(
    codes.filter((code) => isPossible[code]).map((code) => [code, describeError(code)]),
  )
}

function describeError(status: number) {
  const codes = (Object.keys(errors) as ErrorCode[]).filter((code) => errors[code] === status)
  const issue = { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } }
  return {
    description: codes.map((code) => english.errors[code]).join(' '),
    type: 'object',
    required: ['message'],
    properties: {
      message: { type: 'string' },
      code: { type: 'string', enum: codes },
      ...([400, 404, 413, 415].includes(status) && { issues: { type: 'array', items: issue } }),
      ...(status === 409 && { current: { type: 'object' } }),
    },
  }
}

function makeFormSchema({ files, maxFiles, extraFiles = [], fields }: FormShape) {
  const file = { type: 'string', format: 'binary' }
  const { properties = {} } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' })
  return {
    type: 'object',
    required: [files],
    properties: {
      [files]: maxFiles === 1 ? file : { type: 'array', maxItems: maxFiles, items: file },
      ...Object.fromEntries(extraFiles.map((name) => [name, file])),
      ...properties,
    },
  }
}

const makeDocsPage = () =>
  makeHtmlDocument({
    texts: english,
    title: 'The memorial’s calls',
    head: [style],
    body: [
      `<main>
<h1>The memorial’s calls</h1>
<p>Errors are JSON: <code>{ "message", "code", "issues": [{ "path", "message" }] }</code>.
The same as an OpenAPI document: <a href="/api/openapi.json">openapi.json</a>.</p>`,
      ...endpoints.map(describeEndpoint),
      '</main>',
    ],
  })

const style = `<style>
body { max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; font: 1rem/1.6 system-ui, sans-serif; color: #211d18; background: ${palette.paper.day} }
h2 { margin: 2.5rem 0 0; font: 600 1rem/1.6 ui-monospace, monospace; overflow-wrap: anywhere }
p { margin: 0.25rem 0 }
pre { padding: 1rem; overflow-x: auto; background: #f1ece2; font-size: 0.8125rem }
</style>`

const callerTexts = {
  everyone: 'Everyone may call it',
  helper: 'Keepers only: helpers and administrators',
  administrator: 'Administrators only',
} as const

function describeEndpoint(endpoint: Endpoint): string {
  const { route, summary, who, headers, body, form, response } = endpoint
  const parts = [
    `<h2>${route}</h2>`,
    `<p>${summary}. ${callerTexts[who]}; answers ${successStatus(endpoint)}.</p>`,
    headers && makeSchemaSample('Send as headers', z.toJSONSchema(headers, { io: 'input' })),
    body && makeSchemaSample('Send as JSON', z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })),
    form && makeSchemaSample('Send as multipart/form-data', makeFormSchema(form)),
    response &&
      makeSchemaSample('Answer', z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' })),
  ]
  return parts.filter(Boolean).join('\n')
}

const makeSchemaSample = (title: string, schema: { [key: string]: unknown }) =>
  `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify({ ...schema, $schema: undefined }, null, 2))}</pre></details>`
