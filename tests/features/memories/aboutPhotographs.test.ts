import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { limits } from '../../../contract/limits.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { addSender, openLink, sendPhotos } from '../../support/guests/sendByLink.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { findAddress, listMemories, share, uploadPhotos } from './visitors.ts'

const { visitor, admin } = await openSharedWorld()
const save = (body: object) => admin.call('PUT /api/settings', { body })
before(() => save({ askVisitors: 'on', keepDeleted: 'on' }))

const show = (ids: string[], visible: boolean) =>
  admin.call('POST /api/media/visibility', { body: { ids, visible } })
const readItem = async (id: string, person = visitor) =>
  (await person.call('GET /api/media')).body.find((item) => item.id === id)
const readTellers = async (id: string) => (await readItem(id))?.memories?.map(({ name }) => name)
const putBackAll = async () => {
  const ids = (await admin.call('GET /api/deleted')).body.map((item) => item.id)
  assert.equal((await admin.call('POST /api/deleted/put-back', { body: { ids } })).status, 200)
}

test('a photograph says who told about it, newest first, and stays the family’s when these memories leave', async () => {
  const { id } = await addPhoto(admin, { title: 'The pier' })
  const address = await findAddress(visitor, id)
  const first = await share(visitor, { mediaIds: [id] })
  const second = await share(visitor, { name: 'Ida', mediaIds: [id] })
  assert.deepEqual((await readItem(id))?.memories, [
    { id: second.id, name: 'Ida' },
    { id: first.id, name: 'Ruth' },
  ])
  assert.deepEqual((await listMemories(visitor))[0]?.mediaIds, [id])
  await admin.call('PUT /api/memories/:id', { params: { id: second.id }, body: { name: 'Ida B.' } })
  assert.deepEqual(await readTellers(id), ['Ida B.', 'Ruth'])
  await admin.call('DELETE /api/memories/:id', { params: { id: second.id } })
  const headers = { 'writer-key': first.writerKey ?? '' }
  assert.equal((await visitor.call('DELETE /api/memories/mine', { headers })).status, 204)
  const { memoryAuthor, isMemory, title, memories, canTell } = (await readItem(id)) ?? {}
  assert.deepEqual(
    [memoryAuthor, isMemory, title, memories, canTell],
    [null, false, 'The pier', undefined, true],
  )
  assert.equal(await findAddress(visitor, id), address)
  await putBackAll()
  assert.deepEqual(await readTellers(id), ['Ida B.'])
})

test('a deleted photograph that is put back is in its memory again, and says so', async () => {
  const { id } = await addPhoto(admin, {})
  await share(visitor, { mediaIds: [id] })
  await admin.call('DELETE /api/media/:id', { params: { id } })
  assert.deepEqual((await listMemories(visitor))[0]?.mediaIds, [])
  await putBackAll()
  assert.deepEqual((await listMemories(visitor))[0]?.mediaIds, [id])
  assert.deepEqual(await readTellers(id), ['Ruth'])
})

test('a photograph says nothing of a memory that nobody has approved', async () => {
  const { id } = await addPhoto(admin, {})
  await save({ moderation: 'all' })
  const memory = await share(visitor, { mediaIds: [id] })
  await save({ moderation: 'off' })
  for (const person of [visitor, admin]) assert.equal((await readItem(id, person))?.memories, undefined)
  await admin.call('PUT /api/memories/:id', { params: { id: memory.id }, body: { approved: true } })
  assert.deepEqual(await readTellers(id), ['Ruth'])
})

test('a memory tells about one photograph of the family that visitors see, and only while the family asks', async () => {
  const tell = async (...mediaIds: string[]) =>
    (await visitor.call('POST /api/memories', { body: { name: 'Ruth', mediaIds } })).refusal.code
  const one = (await addPhoto(admin, {})).id
  const two = (await addPhoto(admin, {})).id
  const hidden = (await addPhoto(admin, {})).id
  const film = { title: 'Wind', file: fixture('video/h264-aac.mp4') }
  const video = (await admin.call('POST /api/media', { form: film })).body.id
  const { id: portrait } = await addPhoto(admin, { listed: 'false' })
  await show([hidden], false)
  const [waiting = ''] = await sendPhotos(
    visitor,
    await addSender(visitor, await openLink(admin)),
    'Lake.jpg',
  )
  const [ofRuth = ''] = await uploadPhotos(visitor, 1)
  await share(visitor, { mediaIds: [ofRuth] })
  const memories = await listMemories(admin)
  for (const ids of [[one, two], [one, one], [hidden], [video], [portrait], [waiting], [ofRuth]])
    assert.equal(await tell(...ids), 'not_yours')
  const unknown = Array.from({ length: limits.visitorFiles }, (_, index) => `${index}`.padEnd(22, 'x'))
  assert.equal(await tell(one, ...unknown), 'not_yours')
  assert.equal(await tell(one, ...unknown, 'y'.repeat(22)), 'too_many_files')
  await save({ askVisitors: 'off' })
  assert.equal(await tell(one), 'not_yours')
  assert.equal((await readItem(one))?.canTell, undefined)
  await save({ askVisitors: 'on' })
  for (const id of [hidden, video, portrait, ofRuth])
    assert.equal((await readItem(id, admin))?.canTell, undefined)
  assert.deepEqual(await listMemories(admin), memories)
})

test('the private link keeps the photograph, shows nothing of it while it is hidden, and can leave it out', async () => {
  const { id } = await addPhoto(admin, { title: 'Kolibri' })
  const { writerKey = '' } = await share(visitor, { mediaIds: [id] })
  const headers = { 'writer-key': writerKey }
  const change = (body: object) => visitor.call('PUT /api/memories/mine', { headers, body })
  const [own = ''] = await uploadPhotos(visitor, 1)
  assert.deepEqual((await change({ mediaIds: [id, own] })).body.mediaIds, [id, own])
  await show([id], false)
  const { body, text } = await visitor.call('GET /api/memories/mine', { headers })
  assert.deepEqual([body.mediaIds, text.includes('Kolibri')], [[own], false])
  assert.equal((await change({ content: 'He sang.', mediaIds: [] })).status, 200)
  await show([id], true)
  assert.deepEqual((await listMemories(visitor))[0]?.mediaIds, [id])
  const other = await addPhoto(admin, {})
  assert.equal((await change({ mediaIds: [id, other.id] })).refusal.code, 'not_yours')
  assert.equal((await change({ mediaIds: [other.id] })).status, 200)
  assert.deepEqual([await readTellers(id), await readTellers(other.id)], [undefined, ['Ruth']])
})
