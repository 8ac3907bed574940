import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { z } from 'zod'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { type Endpoints, endpoints } from '../../../contract/endpoints.ts'
import type { Person } from '../../../samples/person.ts'
import { listRoutes } from '../../support/project/listRoutes.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin: administrator } = await openSharedWorld()
const helper = await world.helper()

const endpointNameOf = ({ route }: Endpoint) => route as keyof Endpoints
const wrongKinds = [-1.5, 1e300, '', 'x', true, [], [null], [{ id: 5 }], {}]
const documentation = ['GET /api/openapi.json', 'GET /api/docs']

test('every route below /api is an endpoint of the contract, and every endpoint has its route', () => {
  const routes = listRoutes(world.app)
  const below = routes.filter((route) => route.includes(' /api/') && !documentation.includes(route))
  assert.deepEqual(below.sort(), endpoints.map(endpointNameOf).sort())
})

test('every endpoint of the contract is in the list of all', async () => {
  const folder = new URL('../../../contract/', import.meta.url)
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.map(async (file) => (await import(new URL(file, folder).href)) as Record<string, unknown>),
  )
  const exported = modules.flatMap((module) => Object.values(module).flatMap(endpointsIn))
  assert.deepEqual(exported.map(({ name }) => name).sort(), endpoints.map(({ name }) => name).sort())
})

for (const endpoint of endpoints as readonly Endpoint[]) {
  const endpointName = endpointNameOf(endpoint)

  if (endpoint.changes) {
    test(`${endpointName} rejects calls from another website`, async () => {
      for (const [name, value] of [
        ['origin', 'https://elsewhere.example'],
        ['sec-fetch-site', 'cross-site'],
      ] as const) {
        const { status, refusal } = await callAs(administrator, endpoint, { [name]: value })
        assert.equal(status, 403)
        assert.deepEqual(Object.keys(refusal).sort(), ['code', 'message'])
      }
    })
  }

  if (endpoint.body instanceof z.ZodObject) {
    const fields = Object.keys(endpoint.body.shape)
    test(`${endpointName} rejects fields of a wrong type with sentences for people`, async () => {
      for (const body of [
        5,
        'text',
        [],
        {},
        ...fields.flatMap((name) => wrongKinds.map((value) => ({ [name]: value }))),
      ]) {
        const { status, refusal } = await callAs(administrator, endpoint, {}, body)
        assert.ok(status < 500)
        if (status === 400)
          for (const { message } of [refusal, ...(refusal.issues ?? [])])
            assert.doesNotMatch(message, /Invalid|expected|received|Too (small|big)/, JSON.stringify(body))
      }
    })
  }

  if (endpointName.startsWith('DELETE ') && endpointName.endsWith('/:id')) {
    test(`${endpointName} of an unknown or deleted id is a 404`, async () => {
      const names = Object.keys(endpoint.headers?.shape ?? {})
      const headers = Object.fromEntries(names.map((name) => [name, 'nobody-has-this']))
      assert.equal((await callAs(administrator, endpoint, headers)).status, 404)
    })
  }

  if (endpoint.reads && endpoint.who === 'everyone') {
    test(`${endpointName} may be cached for visitors, who are sent it again only when it has changed, and never for keepers`, async () => {
      const seen = await callAs(visitor, endpoint)
      assert.match(seen.headers['cache-control'] ?? '', /no-cache|max-age=0/)
      assert.match(seen.headers.vary ?? '', /cookie/i)
      const again = await callAs(visitor, endpoint, { 'if-none-match': seen.headers.etag ?? '' })
      assert.equal(again.status, 304)
      for (const someone of [helper, administrator]) {
        const { headers } = await callAs(someone, endpoint)
        const etag: string | undefined = endpoint.isSameForKeepers ? seen.headers.etag : undefined
        assert.deepEqual([headers['cache-control'], headers.etag], ['private, no-store', etag])
      }
    })
  }
}

/** Fills a path with unknown ids. */
const callAs = (
  someone: Person,
  endpoint: Endpoint,
  headers: Record<string, string> = {},
  body: unknown = {},
) =>
  someone.call(endpointNameOf(endpoint), {
    headers,
    params: Object.fromEntries(
      [...endpoint.route.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'nobody-has-this']),
    ),
    ...(endpoint.changes && (endpoint.form ? { form: { nothing: '' } } : { body })),
  })

/** Lists the endpoints in a value: one endpoint, or those in an object, such as the endpoints of each kind of work. */
function endpointsIn(value: unknown): Endpoint[] {
  if (isEndpoint(value)) return [value]
  const isPlain = value instanceof Object && Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? Object.values(value).flatMap(endpointsIn) : []
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'route' in value && 'who' in value
