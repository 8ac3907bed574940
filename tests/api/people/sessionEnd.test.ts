import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { expectedCallerHeader } from '../../../contract/endpoint.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { createInProcessSend, createPerson } from '../../../samples/person.ts'
import { openWorld } from '../../support/world/world.ts'

const world = await openWorld()
after(() => world.close())
const administrator = await world.administrator()
const formerly = createPerson(createInProcessSend(world.app), {
  cookie: await world.login(),
  [expectedCallerHeader]: (await administrator.call('GET /api/check-auth')).body.id,
})
await formerly.call('POST /api/logout')

const { id } = await addPhoto(administrator, { title: 'Bees' })

test('a change from the dashboard of a session that has ended is rejected, and not recorded as a visitor’s', async () => {
  const answer = await formerly.call('PUT /api/media/:id', { params: { id }, body: { title: 'Wasps' } })
  assert.equal(answer.status, 401)
  assert.equal(answer.refusal.code, 'login_needed')
  assert.equal((await administrator.call('GET /api/media')).body[0]?.title, 'Bees')
  assert.deepEqual((await administrator.call('GET /api/media/:id/history', { params: { id } })).body, [])
})

test('its lists are rejected, too, instead of showing what visitors get', async () => {
  for (const list of ['GET /api/media', 'GET /api/memories', 'GET /api/settings'] as const)
    assert.equal((await formerly.call(list)).status, 401, list)
})

test('a call from the dashboard of one keeper is not taken for the call of another on the same device', async () => {
  const ruth = await world.helper('Ruth')
  const headers = { [expectedCallerHeader]: (await ruth.call('GET /api/check-auth')).body.id }
  const edit = (title: string) => ({ params: { id }, body: { title }, headers })
  assert.equal((await administrator.call('PUT /api/media/:id', edit('Wasps'))).status, 401)
  assert.equal((await administrator.call('GET /api/media')).body[0]?.title, 'Bees')
  assert.equal((await ruth.call('PUT /api/media/:id', edit('Ruth’s bees'))).status, 200)
})

test('expecting to be somebody else opens nothing', async () => {
  const headers = { [expectedCallerHeader]: 'everyone' }
  assert.equal((await world.visitor.call('DELETE /api/media/:id', { params: { id }, headers })).status, 401)
})
