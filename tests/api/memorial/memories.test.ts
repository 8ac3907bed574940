import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAddress, uploadPhotos, listMemories, share } from '../../features/memories/visitors.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin: administrator } = await openSharedWorld()

test('a memory with only a name is shared at once, and read by everyone', async () => {
  const { status, body: shared } = await visitor.call('POST /api/memories', { body: { name: 'Karin' } })
  assert.equal(status, 201)
  assert.partialDeepStrictEqual(shared, { email: null, content: null, mediaIds: [], approved: true })
  const [listed] = await listMemories(visitor)
  assert.equal(listed?.id, shared.id)
  assert.match(listed?.createdAt ?? '', /^\d{4}-\d\d-\d\dT/)
})

test('memories are listed newest first, with their photos in the order of the request', async () => {
  const photos = await uploadPhotos(visitor, 3)
  const turned = photos.toReversed()
  const older = await share(visitor, { mediaIds: turned })
  world.pass(60_000)
  const newer = await share(visitor, { name: 'Inga' })
  const [first, second] = await listMemories(visitor)
  assert.deepEqual([first?.id, second?.id], [newer.id, older.id])
  assert.deepEqual(second?.mediaIds, turned)
})

test('the day of a memory is that of the memorial’s time zone', async () => {
  const { db } = world.context
  const { id } = await share(visitor, { name: 'Late', content: 'In the evening' })
  const createdAt = Date.parse('2025-01-05T06:30Z')
  await db.updateTable('memories').set({ created_at: createdAt }).where('id', '=', id).execute()
  const dayIn = async (timezone: string) => {
    await administrator.call('PUT /api/settings', { body: { timezone } })
    return (await listMemories(visitor)).find((memory) => memory.id === id)?.day
  }
  assert.equal(await dayIn('America/Chicago'), '2025-01-05')
  assert.equal(await dayIn('America/Los_Angeles'), '2025-01-04')
})

test('a visitor’s memory attaches waiting photos, each once, thirty at most, and no others', async () => {
  const [photo = '', other = ''] = await uploadPhotos(visitor, 2)
  await share(visitor, { mediaIds: [photo] })
  const { id: boat } = await addPhoto(administrator, { title: 'His boat' })
  const before = (await listMemories(visitor)).length
  for (const mediaIds of [[photo], [other, other], ['unknown'], [boat], [other, photo]]) {
    const { status, refusal } = await visitor.call('POST /api/memories', { body: { name: 'Ruth', mediaIds } })
    assert.equal(status, 400)
    assert.match(refusal.message, /photographs cannot be added/)
  }
  const many = Array.from({ length: 31 }, (_, each) => `photo${each}`)
  const tooMany = await visitor.call('POST /api/memories', { body: { name: 'Ruth', mediaIds: many } })
  assert.equal(tooMany.status, 400)
  assert.equal((await listMemories(visitor)).length, before)
  assert.equal(await findAddress(visitor, other), null)
})

test('the administrator changes every part of a memory, and absent fields stay', async () => {
  const shared = await share(visitor, { name: 'Dael', email: 'dale@example.com', content: 'The river held.' })
  const change = (body: object) =>
    administrator.call('PUT /api/memories/:id', { params: { id: shared.id }, body })
  const renamed = await change({ name: 'Dale' })
  assert.equal(renamed.status, 200)
  assert.deepEqual(
    [renamed.body.name, renamed.body.email, renamed.body.content, renamed.body.approved],
    ['Dale', 'dale@example.com', 'The river held.', true],
  )
  const all = await change({ name: 'Dale K.', email: null, content: null, mediaIds: null, approved: false })
  assert.deepEqual(
    [all.body.name, all.body.email, all.body.content, all.body.mediaIds, all.body.approved],
    ['Dale K.', null, null, [], false],
  )
})

test('photos have the name of their memory, untitled ones also as their title; a corrected name changes both', async () => {
  const [titled = '', untitled = ''] = await uploadPhotos(visitor, 2, 'ruth')
  const { id } = await share(visitor, { name: 'Jon', mediaIds: [titled, untitled] })
  await administrator.call('PUT /api/media/:id', { params: { id: titled }, body: { title: 'The ferry' } })
  const named = async (name: string) => {
    const { body } = await visitor.call('GET /api/media')
    for (const [mediaId, title] of [
      [titled, 'The ferry'],
      [untitled, `Photo from ${name}`],
    ])
      assert.partialDeepStrictEqual(
        body.find((each) => each.id === mediaId),
        { isMemory: true, memoryAuthor: name, title },
      )
  }
  await named('Jon')
  await administrator.call('PUT /api/memories/:id', { params: { id }, body: { name: 'John' } })
  await named('John')
})

test('the administrator attaches any photo to any memory, each once, and no unknown ones', async () => {
  const memory = await share(visitor)
  const { id: boat } = await addPhoto(administrator, { title: 'His boat' })
  const put = (mediaIds: string[]) =>
    administrator.call('PUT /api/memories/:id', { params: { id: memory.id }, body: { mediaIds } })
  assert.deepEqual((await put([boat])).body.mediaIds, [boat])
  assert.equal((await put([boat, boat])).status, 400)
  assert.equal((await put(['unknown'])).status, 400)
  const [listed] = await listMemories(visitor)
  assert.deepEqual(listed?.mediaIds, [boat])
})

test('changing an unknown memory is a 404', async () => {
  const params = { id: 'nowhere' }
  assert.equal((await administrator.call('PUT /api/memories/:id', { params, body: {} })).status, 404)
})
