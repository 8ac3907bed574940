import assert from 'node:assert/strict'
import { registerHooks } from 'node:module'
import { test } from 'node:test'
import { openWorld } from '../../support/world/world.ts'

test('an OpenAPI document that could not be made is made for the next request', async () => {
  await using world = await openWorld()
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier === '@fastify/swagger') throw new Error('EMFILE: too many open files')
      return next(specifier, context)
    },
  })
  assert.equal((await world.visitor.get('/api/openapi.json')).status, 500)
  hooks.deregister()
  const { status, text } = await world.visitor.get('/api/openapi.json')
  assert.equal(status, 200)
  assert.match(text, /"openapi":"3\.1\.0"/)
})
