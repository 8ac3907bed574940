import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedCallerHeader } from '../../../contract/endpoint.ts'
import { createInProcessSend, createPerson } from '../../../samples/person.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin: administrator } = await openSharedWorld()
const loggedOut = createPerson(createInProcessSend(world.app), {
  cookie: await world.login(),
  [expectedCallerHeader]: (await administrator.call('GET /api/check-auth')).body.id,
})
await loggedOut.call('POST /api/logout')

const addBees = async () => (await addPhoto(administrator, { title: 'Bees' })).id
const readTitle = async (id: string) =>
  (await administrator.call('GET /api/media')).body.find((item) => item.id === id)?.title

test('a change from the dashboard of a session that has ended is rejected, and not recorded as a visitor’s', async () => {
  const id = await addBees()
  const response = await loggedOut.call('PUT /api/media/:id', { params: { id }, body: { title: 'Wasps' } })
  assert.equal(response.status, 401)
  assert.equal(response.refusal.code, 'login_needed')
  assert.equal(await readTitle(id), 'Bees')
  assert.deepEqual((await administrator.call('GET /api/media/:id/history', { params: { id } })).body, [])
})

test('the dashboard of a session that has ended gets no lists, instead of those of visitors', async () => {
  for (const list of ['GET /api/media', 'GET /api/memories', 'GET /api/settings'] as const)
    assert.equal((await loggedOut.call(list)).status, 401, list)
})

test('a call from the dashboard of one keeper is not taken for the call of another on the same device', async () => {
  const id = await addBees()
  const ruth = await world.helper('Ruth')
  const headers = { [expectedCallerHeader]: (await ruth.call('GET /api/check-auth')).body.id }
  const edit = (title: string) => ({ params: { id }, body: { title }, headers })
  assert.equal((await administrator.call('PUT /api/media/:id', edit('Wasps'))).status, 401)
  assert.equal(await readTitle(id), 'Bees')
  assert.equal((await ruth.call('PUT /api/media/:id', edit('Ruth’s bees'))).status, 200)
})

test('expecting to be somebody else opens nothing', async () => {
  const id = await addBees()
  const headers = { [expectedCallerHeader]: 'everyone' }
  assert.equal((await world.visitor.call('DELETE /api/media/:id', { params: { id }, headers })).status, 401)
})
