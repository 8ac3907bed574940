import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld({ pages: true, content: 'sampleLife' })
const status = async (url: string) => (await world.app.inject(url)).statusCode

for (const [path, setting] of [
  ['/wall', 'wall'],
  ['/who?from=Ida', 'askVisitors'],
] as const)
  test(`${path} has no address until an administrator switches it on`, async () => {
    const off = await world.app.inject(path)
    assert.equal(off.statusCode, 404)
    assert.match(off.body, /Page Not Found/)
    assert.equal((await world.visitor.call('PUT /api/settings', { body: { [setting]: 'on' } })).status, 401)
    assert.equal((await admin.call('PUT /api/settings', { body: { [setting]: 'on' } })).body[setting], 'on')
    assert.equal(await status(path), 200)
    assert.equal((await world.visitor.call('GET /api/settings')).body[setting], 'on')
    await admin.call('PUT /api/settings', { body: { [setting]: 'off' } })
    assert.equal(await status(path), 404)
  })
