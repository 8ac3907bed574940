import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld({ pages: true, content: 'sampleLife' })
const status = async (url: string) => (await world.app.inject(url)).statusCode

test('the wall has no address until an administrator switches it on', async () => {
  const off = await world.app.inject('/wall')
  assert.equal(off.statusCode, 404)
  assert.match(off.body, /Page Not Found/)
  assert.equal((await world.visitor.call('PUT /api/settings', { body: { wall: 'on' } })).status, 401)
  assert.equal((await admin.call('PUT /api/settings', { body: { wall: 'on' } })).body.wall, 'on')
  assert.equal(await status('/wall'), 200)
  assert.equal((await world.visitor.call('GET /api/settings')).body.wall, 'on')
  await admin.call('PUT /api/settings', { body: { wall: 'off' } })
  assert.equal(await status('/wall'), 404)
})
