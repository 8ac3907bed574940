import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'
import { findAddress, uploadPhotos, listMemories, share } from './visitors.ts'

const { world, visitor, admin: administrator } = await openSharedWorld()
const saveKeeping = (keepDeleted: 'off' | 'on') =>
  administrator.call('PUT /api/settings', { body: { keepDeleted } })
beforeEach(() => saveKeeping('off'))

const requestStatus = async (address: string | null) => (await visitor.get(address ?? '/uploads/')).status
const change = (id: string, body: object) =>
  administrator.call('PUT /api/memories/:id', { params: { id }, body })

test('an email address is shown to the administrator, and not to its writer', async () => {
  const email = 'karin.privately@example.org'
  const shared = await share(visitor, { name: 'Karin', email })
  assert.equal(shared.email, null)
  assert.equal((await listMemories(administrator)).find(({ id }) => id === shared.id)?.email, email)
})

test('a memory that is shown again has its photos under new addresses', async () => {
  const [photo = ''] = await uploadPhotos(visitor, 1)
  const { id } = await share(visitor, { mediaIds: [photo] })
  const before = await findAddress(visitor, photo)
  assert.equal(await requestStatus(before), 200)
  await change(id, { approved: false })
  assert.equal(await requestStatus(before), 404)
  assert.deepEqual((await listMemories(administrator)).find((memory) => memory.id === id)?.mediaIds, [photo])
  await change(id, { approved: true })
  assert.deepEqual(
    [await requestStatus(await findAddress(visitor, photo)), await requestStatus(before)],
    [200, 404],
  )
})

test('deleting a memory deletes its photos and their files, and leaves those of other memories', async () => {
  const [photo = '', both = ''] = await uploadPhotos(visitor, 2)
  const memory = await share(visitor, { mediaIds: [photo] })
  const other = await share(visitor, { mediaIds: [both] })
  const before = await findAddress(visitor, photo)
  await change(memory.id, { mediaIds: [photo, both] })
  await administrator.call('DELETE /api/memories/:id', { params: { id: memory.id } })
  assert.equal(await requestStatus(before), 404)
  assert.equal(await findAddress(administrator, photo), null)
  await world.settle()
  assert.deepEqual(await world.context.storage.list(`private/${photo}/`), [])
  assert.equal(await requestStatus(await findAddress(visitor, both)), 200)
  await change(other.id, { approved: false })
  assert.equal(await findAddress(visitor, both), null)
})

test('a photo of two memories is public while one of them is approved', async () => {
  const [photo = ''] = await uploadPhotos(visitor, 1)
  const first = await share(visitor, { mediaIds: [photo] })
  const second = await share(visitor)
  await change(second.id, { mediaIds: [photo] })
  await change(first.id, { approved: false })
  assert.notEqual(await findAddress(visitor, photo), null)
  await change(second.id, { approved: false })
  assert.equal(await findAddress(visitor, photo), null)
  await change(first.id, { approved: true })
  assert.notEqual(await findAddress(visitor, photo), null)
})

const asWriter = (writerKey = '') => ({ headers: { 'writer-key': writerKey } })
/** The ways in which a photo of two memories leaves the only one that visitors see. */
const waysToRemovePhoto: Record<
  string,
  (memory: Awaited<ReturnType<typeof share>>) => Promise<{ status: number }>
> = {
  deleted: ({ id }) => administrator.call('DELETE /api/memories/:id', { params: { id } }),
  hidden: ({ id }) => change(id, { approved: false }),
  'without it': ({ id }) => change(id, { mediaIds: [] }),
  'withdrawn by its writer': ({ writerKey }) =>
    visitor.call('DELETE /api/memories/mine', asWriter(writerKey)),
  'without it by its writer': ({ writerKey }) =>
    visitor.call('PUT /api/memories/mine', { ...asWriter(writerKey), body: { mediaIds: [] } }),
}
for (const keepDeleted of ['off', 'on'] as const)
  for (const [departure, removePhoto] of Object.entries(waysToRemovePhoto))
    test(`a photo that a hidden memory has, too, is hidden once the shown one is ${departure}, while deleted things are kept: ${keepDeleted}`, async () => {
      await saveKeeping(keepDeleted)
      const [photo = ''] = await uploadPhotos(visitor, 1)
      const shown = await share(visitor, { mediaIds: [photo] })
      const hidden = await share(visitor)
      await change(hidden.id, { mediaIds: [photo], approved: false })
      const address = await findAddress(visitor, photo)
      assert.equal(await requestStatus(address), 200)
      assert.ok((await removePhoto(shown)).status < 300)
      assert.deepEqual([await findAddress(visitor, photo), await requestStatus(address)], [null, 404])
      await change(hidden.id, { approved: true })
      assert.notEqual(await findAddress(visitor, photo), null, 'it is still there')
    })

test('gallery photos stay public when a memory that shows them is hidden or deleted', async () => {
  const boat = await addPhoto(administrator, { title: 'His boat' })
  const memory = await share(visitor)
  await change(memory.id, { mediaIds: [boat.id] })
  await change(memory.id, { approved: false })
  assert.equal(await findAddress(visitor, boat.id), boat.filePath)
  await administrator.call('DELETE /api/memories/:id', { params: { id: memory.id } })
  assert.equal((await visitor.get(boat.filePath ?? '')).status, 200)
})

test('a photo that the administrator detaches is hidden at once, never swept, and visitors cannot attach it again', async () => {
  const [photo = ''] = await uploadPhotos(visitor, 1)
  const memory = await share(visitor, { mediaIds: [photo] })
  await change(memory.id, { mediaIds: [] })
  assert.equal(await findAddress(visitor, photo), null)
  const again = await visitor.call('POST /api/memories', { body: { name: 'Ruth', mediaIds: [photo] } })
  assert.equal(again.status, 400)
  world.pass(25 * 3_600_000)
  await world.settle()
  assert.notEqual(await findAddress(administrator, photo), null)
  await change(memory.id, { mediaIds: [photo] })
  assert.notEqual(await findAddress(visitor, photo), null)
})

test('a waiting photo that the administrator attached is not swept; an unattached one is, after a day', async () => {
  const [attached = '', unattached = ''] = await uploadPhotos(visitor, 2)
  const memory = await share(visitor)
  await change(memory.id, { mediaIds: [attached] })
  world.pass(23 * 3_600_000)
  await world.settle()
  assert.notEqual(await findAddress(administrator, unattached), null)
  world.pass(2 * 3_600_000)
  await world.settle()
  assert.equal(await findAddress(administrator, unattached), null)
  assert.deepEqual(await world.context.storage.list(`private/${unattached}/`), [])
  assert.notEqual(await findAddress(visitor, attached), null)
})

test('a photo that was sent while the clock was ahead is swept once the clock is set back', async () => {
  await using own = await openWorld()
  own.pass(3_650 * 86_400_000)
  const [photo = ''] = await uploadPhotos(own.visitor, 1)
  own.pass(-3_650 * 86_400_000)
  await own.settle()
  assert.equal(await findAddress(await own.administrator(), photo), null)
})
