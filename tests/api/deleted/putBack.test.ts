import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { deletableTables } from '../../../server/platform/database/deletedRows.ts'
import { openDeletedWorld } from '../../support/world/deletedWorld.ts'

const world = await openDeletedWorld()
after(() => world.close())
const { admin, visitor, putBack } = world

const remove = {
  media: (id: string) => admin.call('DELETE /api/media/:id', { params: { id } }),
  music: (id: string) => admin.call('DELETE /api/music/:id', { params: { id } }),
  services: (id: string) => admin.call('DELETE /api/services/:id', { params: { id } }),
  memories: (id: string) => admin.call('DELETE /api/memories/:id', { params: { id } }),
}

/** Reads all rows of people's content, without public and request keys, which change when an item is put back. */
async function allRows() {
  const { db } = world.context
  const rows = await Promise.all(
    deletableTables.map(async (table) => {
      const all = await db
        .selectFrom(table as 'media')
        .selectAll()
        .execute()
      return (
        all
          .map((row) => ({ ...row, public_key: row.public_key ? 'some' : row.public_key, request_key: null }))
          // putting back a service makes it newer for calendars
          .map((row) => ({ ...row, updated_at: null }))
          .map((row) => JSON.stringify(row))
          .sort()
      )
    }),
  )
  return Object.fromEntries(deletableTables.map((table, index) => [table, rows[index]]))
}

const titles = async () => (await visitor.call('GET /api/media')).body.map(({ title }) => title)
const listPhotos = async (id: string) =>
  (await visitor.call('GET /api/memories')).body.find((memory) => memory.id === id)?.mediaIds
const isServed = async (path: string | null | undefined) => (await visitor.get(path ?? '/uploads/')).status
/** Reads the pictures of portrait, obituary and a service. */
const picturesOfOthers = async (service: string) => [
  (await visitor.call('GET /api/settings')).body.portraitPath,
  (await visitor.call('GET /api/obituary')).body.imagePath,
  await pictureOfService(service),
]
const pictureOfService = async (service: string) =>
  (await visitor.call('GET /api/services')).body.find(({ id }) => id === service)?.imagePath
const findItem = async (id: string) =>
  (await visitor.call('GET /api/media')).body.find((media) => media.id === id)

test('a photograph comes back with its place, its history, and to its memory, service, obituary and portrait', async () => {
  const [, bees] = [await world.addPhoto('Lake'), await world.addPhoto('Bees'), await world.addPhoto('Pier')]
  await visitor.call('PUT /api/media/:id', { params: { id: bees.id }, body: { title: 'Wasps' } })
  await admin.call('PUT /api/media/:id', { params: { id: bees.id }, body: { title: 'His bees' } })
  const memory = await world.share('Ruth', 2)
  const mediaIds = [memory.mediaIds[0] ?? '', bees.id, memory.mediaIds[1] ?? '']
  await admin.call('PUT /api/memories/:id', { params: { id: memory.id }, body: { mediaIds } })
  const service = await world.addService('Farewell', bees.filePath)
  await admin.call('PUT /api/obituary', { body: { content: 'He built.', imagePath: bees.filePath } })
  await admin.call('PUT /api/settings', { body: { portraitPath: bees.filePath } })
  const before = await allRows()

  await remove.media(bees.id)
  await world.settle()
  assert.ok(!(await titles()).includes('His bees'))
  assert.deepEqual(await listPhotos(memory.id), memory.mediaIds)
  assert.deepEqual(await picturesOfOthers(service.id), [null, null, null])
  assert.deepEqual(await putBack('His bees'), [])
  await world.settle()

  assert.deepEqual(await allRows(), before)
  const item = await findItem(bees.id)
  assert.notEqual(item?.filePath, bees.filePath)
  assert.equal(await isServed(item?.filePath), 200)
  assert.deepEqual(await picturesOfOthers(service.id), [item?.filePath, item?.filePath, item?.filePath])
  const history = (await admin.call('GET /api/media/:id/history', { params: { id: bees.id } })).body
  assert.deepEqual(
    history.map((edit) => [edit.titleBefore, edit.titleAfter, edit.byVisitor]),
    [
      ['Wasps', 'His bees', false],
      ['Bees', 'Wasps', true],
    ],
  )
})

test('a memory comes back with its photographs, as visitors saw it, and its writer’s link works again', async () => {
  const { id, mediaIds, writerKey } = await world.share('Inga', 3)
  await world.settle()
  const [before, list] = [await allRows(), await titles()]
  await remove.memories(id)
  await world.settle()
  assert.equal((await titles()).length, list.length - 3)
  const own = () => visitor.call('GET /api/memories/mine', { headers: { 'writer-key': writerKey } })
  assert.equal((await own()).status, 404)

  assert.deepEqual(await putBack('Inga'), [])
  await world.settle()
  assert.deepEqual(await allRows(), before)
  assert.deepEqual(await listPhotos(id), mediaIds)
  assert.equal((await own()).status, 200)
  for (const photo of mediaIds) assert.equal(await isServed((await findItem(photo))?.filePath), 200)
})

test('a hidden memory comes back hidden, with its photographs', async () => {
  const { id, mediaIds } = await world.share('Karin', 1)
  await admin.call('PUT /api/memories/:id', { params: { id }, body: { approved: false } })
  const before = await allRows()
  await remove.memories(id)
  await putBack('Karin')
  assert.deepEqual(await allRows(), before)
  assert.equal(await findItem(mediaIds[0] ?? ''), undefined)
})

test('a service and a song come back as they were', async () => {
  const songs = [await world.addSong('Nebula'), await world.addSong('Abide'), await world.addSong('Silence')]
  const picture = await world.addPhoto('Hall', { listed: 'false' })
  const service = await world.addService('Celebration', picture.filePath)
  await world.settle()
  const before = await allRows()
  await remove.music(songs[1]?.id ?? '')
  await remove.services(service.id)
  await world.settle()
  assert.equal(await isServed(picture.filePath), 404)
  await putBack('Celebration')
  await putBack('Abide')
  await world.settle()
  assert.deepEqual(await allRows(), before)
  const [, song] = (await visitor.call('GET /api/music')).body
  assert.equal(song?.title, 'Abide')
  assert.equal(await isServed(song.filePath), 200)
  assert.equal(await isServed(songs[1]?.filePath), 404, 'at its former address')
  assert.equal(await isServed(await pictureOfService(service.id)), 200)
})

test('the obituary comes back, and one that was written meanwhile can be put back in turn', async () => {
  await admin.call('PUT /api/obituary', { body: { content: 'The first.', imagePath: '' } })
  await admin.call('DELETE /api/obituary')
  const content = async () => (await visitor.call('GET /api/obituary')).body.content
  assert.equal(await content(), null)
  await admin.call('PUT /api/obituary', { body: { content: 'The second.' } })
  assert.deepEqual(await putBack(null), ['obituary_replaced'])
  assert.equal(await content(), 'The first.')
  assert.deepEqual(await putBack(null), ['obituary_replaced'])
  assert.equal(await content(), 'The second.')
})

for (const [first, second] of ['bc', 'cb'])
  test(`after the others were put in a new order it comes back before the next one: ${first}, then ${second}`, async () => {
    const ids: string[] = []
    for (const title of ['a', 'b', 'c', 'd']) ids.push((await world.addPhoto(title)).id)
    await remove.media(ids[1] ?? '')
    await remove.media(ids[2] ?? '')
    const { body } = await admin.call('GET /api/media')
    const order = body.map((item, index) => ({ id: item.id, order: index }))
    await admin.call('POST /api/media/reorder', { body: { order } })
    await putBack(first ?? '')
    await putBack(second ?? '')
    assert.deepEqual((await titles()).slice(-4), ['a', 'b', 'c', 'd'])
    for (const id of ids) await remove.media(id)
  })

const olga = async () => {
  const memory = await world.share('Olga', 2)
  const gallery = await world.addPhoto('The middle')
  const mediaIds = memory.mediaIds.toSpliced(1, 0, gallery.id)
  await admin.call('PUT /api/memories/:id', { params: { id: memory.id }, body: { mediaIds } })
  return { id: memory.id, mediaIds, middle: gallery.id, before: await allRows() }
}

for (const [deletedFirst, putBackFirst, notes] of [
  ['The middle', 'The middle', ['memory_deleted']],
  ['The middle', 'Olga', []],
  ['Olga', 'The middle', []],
  ['Olga', 'Olga', ['photos_deleted']],
] as const)
  test(`a photograph finds its memory again: ‘${deletedFirst}’ deleted first, ‘${putBackFirst}’ put back first`, async () => {
    const { id, mediaIds, middle, before } = await olga()
    if (deletedFirst === 'Olga') await remove.memories(id)
    await remove.media(middle)
    if (deletedFirst !== 'Olga') await remove.memories(id)
    assert.deepEqual(await putBack(putBackFirst), notes)
    assert.deepEqual(await putBack(putBackFirst === 'Olga' ? 'The middle' : 'Olga'), [])
    assert.deepEqual(await listPhotos(id), mediaIds)
    assert.deepEqual(await allRows(), before)
    await remove.memories(id)
  })

test('a photograph whose memory is gone for good comes back without it, hidden from visitors', async () => {
  const memory = await world.share('Vera', 1)
  const [id = ''] = memory.mediaIds
  await admin.call('PUT /api/media/:id', { params: { id }, body: { title: 'Harvest' } })
  await remove.media(id)
  await world.keepDeleted('off')
  await remove.memories(memory.id)
  await world.keepDeleted('on')
  assert.deepEqual(await putBack('Harvest'), ['memory_gone'])
  assert.equal(await findItem(id), undefined)
  const stored = (await admin.call('GET /api/media')).body.find((item) => item.id === id)
  assert.equal(stored?.published, false)
})

test('a memory whose photograph is gone for good comes back without that one', async () => {
  const memory = await world.share('Signe', 1)
  const gallery = await world.addPhoto('Of the family')
  const mediaIds = [gallery.id, ...memory.mediaIds]
  await admin.call('PUT /api/memories/:id', { params: { id: memory.id }, body: { mediaIds } })
  await remove.memories(memory.id)
  await world.keepDeleted('off')
  await remove.media(gallery.id)
  await world.keepDeleted('on')
  assert.deepEqual(await putBack('Signe'), ['photos_gone'])
  assert.deepEqual(await listPhotos(memory.id), memory.mediaIds)
})

test('a service without its picture shows it again once that is put back', async () => {
  const picture = await world.addPhoto('The chapel')
  const service = await world.addService('Evensong', picture.filePath)
  await remove.services(service.id)
  await remove.media(picture.id)
  assert.deepEqual(await putBack('Evensong'), ['picture_deleted'])
  assert.equal(await pictureOfService(service.id), null)
  assert.deepEqual(await putBack('The chapel'), [])
  assert.equal(await pictureOfService(service.id), (await findItem(picture.id))?.filePath)
})

test('an item is put back once: the second time counts as done, and the journal has one entry', async () => {
  const { id } = await world.addPhoto('Once')
  world.pass(1)
  await remove.media(id)
  world.pass(1)
  const again = () => admin.call('POST /api/deleted/put-back', { body: { ids: [id] } })
  for (const { status, body } of await Promise.all([again(), again()]))
    assert.deepEqual([status, body], [200, { putBack: [id], gone: [], notes: [] }])
  const { entries } = (await admin.call('GET /api/journal')).body
  const [entry, deletion, addition] = entries
  assert.deepEqual([entry?.endpoint, entry?.title], ['putBackDeleted', 'Once'])
  assert.deepEqual([deletion?.endpoint, deletion?.title], ['deleteMedia', 'Once'])
  assert.deepEqual([addition?.endpoint, addition?.after], ['addMedia', { title: 'Once' }])
})

test('a program can put back one item by its own id, and only while it is deleted', async () => {
  const { id } = await world.addPhoto('By a program')
  await remove.media(id)
  const item = (await admin.call('GET /api/deleted')).body.find(({ title }) => title === 'By a program')
  const putBackOne = () => admin.call('POST /api/deleted/:id/put-back', { params: { id: item?.id ?? '' } })
  const { status, body } = await putBackOne()
  assert.deepEqual([status, body], [200, { notes: [] }])
  assert.ok((await admin.call('GET /api/media')).body.some((each) => each.id === id))
  assert.equal((await putBackOne()).status, 404)
})
