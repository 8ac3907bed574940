import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openWorld } from '../support/world.ts'
import { closeMemorial } from '../support/closedMemorial.ts'

const world = await openWorld({ pages: true, content: 'sampleLife' })
after(() => world.close())
const admin = await world.administrator()
const status = async (url: string) => (await world.app.inject(url)).statusCode

test('the wall is nobody’s address until an administrator switches it on', async () => {
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

test('in a closed memorial an access key opens it', async () => {
  await admin.call('PUT /api/settings', { body: { wall: 'on' } })
  await closeMemorial(admin)
  const asked = await world.app.inject('/wall')
  assert.match(asked.body, /Please enter the password/)
  const { body: key } = await admin.call('POST /api/access/keys', { body: { name: 'Screen' } })
  const opened = await world.app.inject(`/wall?key=${key.key}`)
  assert.equal(opened.statusCode, 303)
  assert.equal(opened.headers.location, '/wall')
  const [cookie] = opened.cookies
  const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' }
  const page = await world.app.inject({ url: '/wall', cookies })
  assert.equal(page.statusCode, 200)
  assert.doesNotMatch(page.body, /Please enter the password/)
})
