import Fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Endpoint, FormShape } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { routeOf, statusOf } from './route.ts'
import { schemas } from './schemas.ts'

/** The OpenAPI document at /api/openapi.json, made from the contract, and a page to read it at /api/docs. */
export function serveDocs(app: FastifyInstance) {
  let document: ReturnType<typeof makeDocument> | undefined
  app.get('/api/openapi.json', () => (document ??= makeDocument()))
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage()))
}

/** Few ever ask for it, so what makes it is loaded for them only. */
async function makeDocument() {
  const { default: swagger } = await import('@fastify/swagger')
  const app = Fastify({ schemaController: schemas })
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Memorial', version: '1' } },
    transform: (route) => {
      const { endpoint } = route.route.config as { endpoint: Endpoint }
      const { schema, url } = jsonSchemaTransform(route)
      const form = endpoint.form && { consumes: ['multipart/form-data'], body: formSchema(endpoint.form) }
      return { schema: { ...schema, ...form }, url }
    },
  })
  for (const endpoint of endpoints as readonly Endpoint[])
    app.route({ ...routeOf(endpoint), handler: () => undefined })
  await app.ready()
  return app.swagger()
}

function formSchema({ files, most, extra = [], fields }: FormShape) {
  const file = { type: 'string', format: 'binary' }
  const { properties = {} } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' })
  return {
    type: 'object',
    required: [files],
    properties: {
      [files]: most === 1 ? file : { type: 'array', maxItems: most, items: file },
      ...Object.fromEntries(extra.map((name) => [name, file])),
      ...properties,
    },
  }
}

const docsPage = () => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The memorial’s calls</title>
<style>
body { max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; font: 1rem/1.6 system-ui, sans-serif; color: #211d18; background: #faf7f1 }
h2 { margin: 2.5rem 0 0; font: 600 1rem/1.6 ui-monospace, monospace; overflow-wrap: anywhere }
p { margin: 0.25rem 0 }
pre { padding: 1rem; overflow-x: auto; background: #f1ece2; font-size: 0.8125rem }
</style>
<main>
<h1>The memorial’s calls</h1>
<p>Errors are JSON: <code>{ "message", "code", "issues": [{ "path", "message" }] }</code>.
The same as an OpenAPI document: <a href="/api/openapi.json">openapi.json</a>.</p>
${endpoints.map(describe).join('\n')}
</main>
</html>`

const callers = {
  everyone: 'Everyone may call it',
  helper: 'Keepers only: helpers and administrators',
  administrator: 'Administrators only',
} as const

function describe(endpoint: Endpoint): string {
  const { route, summary, who, headers, body, form, answer } = endpoint
  const parts = [
    `<h2>${route}</h2>`,
    `<p>${summary}. ${callers[who]}; answers ${statusOf(endpoint)}.</p>`,
    headers && sample('Send as headers', z.toJSONSchema(headers, { io: 'input' })),
    body && sample('Send as JSON', z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })),
    form && sample('Send as multipart/form-data', formSchema(form)),
    answer && sample('Answer', z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' })),
  ]
  return parts.filter(Boolean).join('\n')
}

const sample = (title: string, schema: { [key: string]: unknown }) =>
  `<details><summary>${title}</summary><pre>${JSON.stringify({ ...schema, $schema: undefined }, null, 2)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')}</pre></details>`
