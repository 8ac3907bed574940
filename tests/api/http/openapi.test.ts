import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpoints } from '../../../contract/endpoints.ts'
import { version } from '../../../server/base/process/version.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

interface OpenApi {
  info: { version: string }
  tags: { name: string }[]
  components: { securitySchemes: Record<string, { type: string; in: string }> }
  paths: Record<
    string,
    Record<
      string,
      {
        tags: string[]
        security: object[]
        responses: Record<
          string,
          { content?: Record<string, { schema: { properties?: Record<string, unknown> } }> }
        >
      }
    >
  >
}

const { world } = await openSharedWorld()

test('the OpenAPI document has every call, its version, how to log in, and which body a refusal has; a page shows it', async () => {
  const document = JSON.parse((await world.visitor.get('/api/openapi.json')).text) as OpenApi
  assert.equal(document.info.version, version)
  const { session } = document.components.securitySchemes
  assert.deepEqual([session?.type, session?.in], ['apiKey', 'cookie'])
  const named = new Set(document.tags.map(({ name }) => name))
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, { tags, security, responses }] of Object.entries(operations)) {
      const call = `${method} ${path}`
      assert.ok(tags.length > 0 && tags.every((tag) => named.has(tag)), call)
      const rejections = Object.entries(responses).filter(([status]) => status.startsWith('4'))
      assert.ok(rejections.length > 0, call)
      for (const [status, { content }] of rejections)
        assert.ok('message' in (content?.['application/json']?.schema.properties ?? {}), `${call} ${status}`)
      const endpoint = endpoints.find(
        ({ route }) => route.toLowerCase() === call.replace('{id}', ':id').toLowerCase(),
      )
      assert.equal(security.length > 0, endpoint?.who !== 'everyone', call)
    }
  for (const { route } of endpoints) {
    const [method = '', path = ''] = route.replace(':id', '{id}').split(' ')
    assert.ok(document.paths[path]?.[method.toLowerCase()], `${route} is not in it`)
  }
  assert.match((await world.visitor.get('/api/docs')).text, /POST \/api\/media\/batch/)
})
