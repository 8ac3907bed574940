import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Endpoint } from '../../contract/endpoint.ts'
import { type Endpoints, endpoints } from '../../contract/endpoints.ts'
import { injected, type Person, person } from '../support/person.ts'
import { openWorld } from '../support/world.ts'

const world = await openWorld()
after(() => world.close())
const { visitor } = world
const nobody = person(injected(world.app), { cookie: 'session=long-gone-or-made-up' })
const administrator = await world.administrator()

const endpointNameOf = ({ method, path }: Endpoint) => `${method} ${path}` as keyof Endpoints
const documentation = ['GET /api/openapi.json', 'GET /api/docs']

test('every route below /api is a door of the contract, and every door has its route', () => {
  const routes = routesOf(world.app.printRoutes({ commonPrefix: false, includeHooks: false }))
  const below = routes.filter((route) => route.includes(' /api/') && !documentation.includes(route))
  assert.deepEqual(below.sort(), endpoints.map(endpointNameOf).sort())
})

for (const endpoint of endpoints as readonly Endpoint[]) {
  const endpointName = endpointNameOf(endpoint)

  if (endpoint.who === 'administrator') {
    test(`${endpointName} is closed to visitors and to forgotten sessions`, async () => {
      for (const someone of [visitor, nobody]) await refusesWith(401, someone, endpoint)
    })
  } else {
    test(`${endpointName} is open to everyone`, async () => {
      for (const someone of [visitor, nobody]) assert.notEqual((await knock(someone, endpoint)).status, 401)
    })
  }

  test(`${endpointName} is open to the administrator`, async () => {
    const someone = endpoint.name === 'logout' ? await world.administrator() : administrator
    const { status } = await knock(someone, endpoint)
    assert.ok(status < 500 && status !== 401 && status !== 403, `answered ${status}`)
  })

  if (endpoint.method !== 'GET') {
    test(`${endpointName} cannot be pushed open from another website`, async () => {
      await refusesWith(403, administrator, endpoint, { origin: 'https://elsewhere.example' })
      await refusesWith(403, administrator, endpoint, { 'sec-fetch-site': 'cross-site' })
    })
  }

  if (endpoint.reads && endpoint.who === 'everyone') {
    test(`${endpointName} may be kept by everyone's cache for visitors, by nobody's for the administrator`, async () => {
      const seen = await knock(visitor, endpoint)
      assert.match(seen.headers['cache-control'] ?? '', /no-cache|max-age=0/)
      assert.ok(seen.headers.etag, 'has an ETag')
      assert.match(seen.headers.vary ?? '', /cookie/i)
      const { headers } = await knock(administrator, endpoint)
      assert.equal(headers['cache-control'], 'private, no-store')
    })
  }
}

test('what is no door below /api is a 404 in JSON', async () => {
  const { status, headers, text } = await visitor.get('/api/no-such-door')
  assert.equal(status, 404)
  assert.match(headers['content-type'] ?? '', /application\/json/)
  assert.equal(typeof (JSON.parse(text) as { message: unknown }).message, 'string')
})

/** With ids nobody has and a body that says nothing: only who may pass is looked at. */
const knock = (someone: Person, endpoint: Endpoint, headers: Record<string, string> = {}) =>
  someone.call(endpointNameOf(endpoint), {
    headers,
    params: Object.fromEntries(
      [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'nobody-has-this']),
    ),
    ...(endpoint.method !== 'GET' && (endpoint.form ? { form: { nothing: '' } } : { body: {} })),
  })

async function refusesWith(status: number, someone: Person, endpoint: Endpoint, headers = {}) {
  const answer = await knock(someone, endpoint, headers)
  assert.equal(answer.status, status)
  assert.deepEqual(Object.keys(answer.refusal).sort(), ['code', 'message'])
}

/** From Fastify's drawing of its routes, a tree of path segments, to `METHOD /path`. */
function routesOf(tree: string): string[] {
  const parents: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods = ''] = /^(.*?── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    const depth = indent.length / 4
    parents[depth] = (parents[depth - 1] ?? '') + segment
    return methods
      .split(', ')
      .filter((method) => method && method !== 'HEAD')
      .map((method) => `${method} ${parents[depth]}`)
  })
}
