import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAddress, listMemories, share, uploadPhotos } from '../../features/memories/visitors.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import type { Person } from '../../../samples/person.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld()
const helper = await world.helper()

const setVisible = async (who: Person, id: string, visible: boolean) => {
  const { status, body } = await who.call('POST /api/media/visibility', { body: { ids: [id], visible } })
  assert.equal(status, 200)
  return body.media[0]
}
const seen = async (who: Person, id: string) =>
  (await who.call('GET /api/media')).body.find((item) => item.id === id)
const decide = (id: string, body: object) => admin.call('PUT /api/memories/:id', { params: { id }, body })

test('a hidden photograph is gone for visitors at once, with its files', async () => {
  const { id, filePath } = await addPhoto(admin, { title: 'His first car' })
  const file = filePath ?? ''
  assert.equal((await visitor.get(file)).status, 200)
  const item = await setVisible(admin, id, false)
  assert.deepEqual([item?.published, item?.hidden], [false, true])
  assert.equal((await seen(admin, id))?.hidden, true)
  for (const path of [file, file.replace('photo.jpg', '384.avif')])
    assert.equal((await visitor.get(path)).status, 404, path)
  assert.equal((await admin.get((await seen(admin, id))?.filePath ?? '')).status, 200)
  await world.settle()
  assert.deepEqual(await world.context.storage.list(`public/${file.split('/')[2]}/`), [])
})

test('a photograph that is shown again is where it was, at a new address', async () => {
  const { id, filePath, order } = await addPhoto(admin, { title: 'His second car' })
  await setVisible(admin, id, false)
  assert.equal((await setVisible(admin, id, true))?.published, true)
  const now = await seen(visitor, id)
  assert.equal(now?.order, order)
  assert.ok(now && !('hidden' in now), 'visitors do not learn what was hidden')
  assert.notEqual(now?.filePath, filePath)
  assert.equal((await visitor.get(now?.filePath ?? '')).status, 200)
  assert.equal((await visitor.get(filePath ?? '')).status, 404)
})

test('a photograph of the gallery that is hidden is gone from memories that show it, too', async () => {
  const { id } = await addPhoto(admin, { title: 'The boat' })
  const memory = await share(visitor)
  await decide(memory.id, { mediaIds: [id] })
  await setVisible(admin, id, false)
  const idsFor = async (who: Person) =>
    (await listMemories(who)).find((each) => each.id === memory.id)?.mediaIds
  assert.deepEqual([await idsFor(visitor), await idsFor(admin)], [[], [id]])
  await decide(memory.id, { approved: false })
  await decide(memory.id, { approved: true })
  assert.equal(await findAddress(visitor, id), null, 'a decision about the memory does not show it')
  await setVisible(admin, id, true)
  assert.deepEqual(await idsFor(visitor), [id])
})

test('a hidden visitor’s photo stays hidden whatever is decided about its memory, and follows it once it is shown', async () => {
  const [photo = '', other = ''] = await uploadPhotos(visitor, 2)
  const memory = await share(visitor, { mediaIds: [photo, other] })
  await decide(memory.id, { approved: false })
  await setVisible(helper, photo, false)
  await decide(memory.id, { approved: true })
  assert.equal(await findAddress(visitor, photo), null)
  assert.notEqual(await findAddress(visitor, other), null)
  await decide(memory.id, { approved: false })
  const item = await setVisible(helper, photo, true)
  assert.deepEqual([item?.hidden, item?.published], [false, false], 'its memory is hidden')
  await decide(memory.id, { approved: true })
  assert.notEqual(await findAddress(visitor, photo), null)
})

test('a photograph that is deleted while it is hidden comes back hidden', async () => {
  await admin.call('PUT /api/settings', { body: { keepDeleted: 'on' } })
  const { id } = await addPhoto(admin, { title: 'The quarrel' })
  await setVisible(admin, id, false)
  await admin.call('DELETE /api/media/:id', { params: { id } })
  await admin.call('POST /api/deleted/put-back', { body: { ids: [id] } })
  assert.equal((await seen(admin, id))?.hidden, true)
  assert.equal(await seen(visitor, id), undefined)
})

test('the journal says who hid what, once for each change', async () => {
  const { id } = await addPhoto(admin, { title: 'The letter' })
  await setVisible(helper, id, false)
  await setVisible(helper, id, false)
  const { entries } = (await admin.call('GET /api/journal')).body
  const hidings = entries.filter(({ endpoint }) => endpoint === 'setManyVisible')
  const ofLetter = hidings.filter(({ title }) => title === 'The letter')
  const changes = ofLetter.map(({ before, after: changed }) => [before, changed])
  assert.deepEqual(changes, [[{ visible: true }, { visible: false }]])
})
