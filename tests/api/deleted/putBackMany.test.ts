import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Person } from '../../../samples/person.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openDeletedWorld } from '../../support/world/deletedWorld.ts'

const world = await openDeletedWorld()
after(() => world.close())
const { admin, visitor } = world
const helper = await world.helper()
const DAY = 86_400_000

const putBack = (ids: readonly string[], who: Person = admin) =>
  who.call('POST /api/deleted/put-back', { body: { ids: [...ids] } })
const deleteOne = (id: string, who: Person = admin) => who.call('DELETE /api/media/:id', { params: { id } })
const deleteMany = (ids: readonly string[], who: Person = admin) =>
  who.call('POST /api/media/delete', { body: { ids: [...ids] } })
async function deleteForGood(mediaId: string) {
  const item = (await world.listDeleted()).find(({ picture }) => picture?.id === mediaId)
  await admin.call('DELETE /api/deleted/:id', { params: { id: item?.id ?? '' } })
}
const listIds = async (who: Person = visitor) => (await who.call('GET /api/media')).body.map(({ id }) => id)
const reorder = (ids: readonly string[]) =>
  admin.call('POST /api/media/reorder', { body: { order: ids.map((id, order) => ({ id, order })) } })
const content = async () => (await visitor.call('GET /api/obituary')).body.content

/** Copies the row of a photograph this many times, at the end of the gallery. */
async function copyPhoto(count: number) {
  const { id } = await world.addPhoto('Lake')
  const { db } = world.context
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  // the ids descend, so that their order is not that of the gallery
  const ids = Array.from({ length: count }, (_, number) => `${id}-${String(count - number).padStart(4, '0')}`)
  for (const [index, each] of ids.entries())
    await db
      .insertInto('media')
      .values({ ...row, id: each, public_key: each, position: row.position + 1 + index })
      .execute()
  return ids
}

test('many that were deleted together come back between the others, in the order they had', async () => {
  const ids = await copyPhoto(30)
  const before = await listIds()
  const many = ids.filter((_, index) => index % 3 > 0)
  assert.equal((await deleteMany(many.toReversed())).status, 200)
  await reorder(await listIds())
  const { status, body } = await putBack(many)
  assert.deepEqual([status, body.putBack.length, body.gone, body.notes], [200, 20, [], []])
  assert.deepEqual(await listIds(), before)
})

for (const order of ['123456', '654321', '312645'])
  test(`those that were deleted one by one come back together, in the order they had: ${order}`, async () => {
    const ids = await copyPhoto(8)
    const before = await listIds()
    for (const index of order) {
      await deleteOne(ids[Number(index)] ?? '')
      world.pass(1)
    }
    await reorder(await listIds())
    assert.equal((await putBack(ids.slice(1, 7))).status, 200)
    assert.deepEqual(await listIds(), before)
  })

test('a part of them comes back where it was, and the rest later', async () => {
  const ids = await copyPhoto(8)
  const before = await listIds()
  await deleteMany(ids)
  await reorder(await listIds())
  const part = [ids[6], ids[1], ids[4]].filter((id) => id !== undefined)
  await putBack(part)
  assert.deepEqual((await listIds()).slice(-3), [ids[1], ids[4], ids[6]])
  await putBack(ids)
  assert.deepEqual(await listIds(), before)
})

test('what is gone for good is named, and the others are put back', async () => {
  const [one = '', two = '', three = ''] = await copyPhoto(3)
  await deleteMany([one, two, three])
  await deleteForGood(two)
  const { status, body } = await putBack([one, two, three])
  assert.deepEqual([status, body.putBack.toSorted(), body.gone], [200, [one, three].sort(), [two]])
  await deleteMany([one, three])
  for (const id of [one, three]) await deleteForGood(id)
  assert.equal((await putBack([one, two, three])).status, 404)
})

test('photographs, songs, services and memories come back by one call, and then no note says that one is missing', async () => {
  const memory = await world.share('Ruth', 2)
  const photo = await world.addPhoto('Hall')
  const service = await world.addService('Farewell', photo.filePath)
  const song = await world.addSong('Abide')
  const [first = '', second = ''] = memory.mediaIds
  const others = (await world.listDeleted()).map(({ id }) => id)
  await deleteOne(first)
  await admin.call('DELETE /api/memories/:id', { params: { id: memory.id } })
  await admin.call('DELETE /api/services/:id', { params: { id: service.id } })
  await admin.call('DELETE /api/music/:id', { params: { id: song.id } })
  await deleteOne(photo.id)
  const itemIds = (await world.listDeleted()).map(({ id }) => id).filter((id) => !others.includes(id))
  const { body } = await putBack([photo.id, memory.id, service.id, song.id, first, ...itemIds])
  assert.deepEqual([body.putBack.length, body.notes], [10, []])
  const [shared] = (await visitor.call('GET /api/memories')).body
  assert.deepEqual(shared?.mediaIds, [first, second])
  const [there] = (await visitor.call('GET /api/services')).body
  assert.match(there?.imagePath ?? '', /uploads/)
})

test('with other things, no obituary is put back in place of the one that is there', async () => {
  const write = (text: string) => admin.call('PUT /api/obituary', { body: { content: text } })
  const photo = await world.addPhoto('Bees')
  await deleteOne(photo.id)
  for (const text of ['The first.', 'The second.']) {
    await write(text)
    await admin.call('DELETE /api/obituary')
    world.pass(1)
  }
  const listObituaries = async () =>
    (await world.listDeleted()).filter(({ kind }) => kind === 'obituary').map(({ id }) => id)
  await write('The third.')
  const { body } = await putBack([photo.id, ...(await listObituaries())])
  assert.deepEqual(
    [body.putBack, body.notes, await content()],
    [[photo.id], ['obituary_stays'], 'The third.'],
  )
  await admin.call('DELETE /api/obituary')
  world.pass(1)
  assert.deepEqual((await putBack(await listObituaries())).body.notes, ['obituary_stays'])
  assert.equal(await content(), 'The third.', 'the one that was deleted last')
})

test('a helper puts back what they deleted themselves, and nothing else', async () => {
  const own = (await addPhoto(helper, { title: 'Pier' })).id
  const [foreign = ''] = await copyPhoto(1)
  await deleteOne(own, helper)
  await deleteOne(foreign)
  assert.equal((await putBack([own, foreign], helper)).status, 403)
  assert.ok(!(await listIds()).includes(own), 'nothing was put back')
  assert.equal((await putBack([own], await world.helper('Ada'))).status, 403)
  assert.deepEqual((await putBack([own], helper)).body.putBack, [own])
  assert.ok((await listIds()).includes(own))
})

test('what was put back and deleted again stays for 30 days from then on', async () => {
  await using later = await openDeletedWorld()
  const { id } = await later.addPhoto('Tent')
  const remove = async () => (await later.administrator()).call('DELETE /api/media/:id', { params: { id } })
  await remove()
  later.pass(20 * DAY)
  await (await later.administrator()).call('POST /api/deleted/put-back', { body: { ids: [id] } })
  await remove()
  const count = async () => (await (await later.administrator()).call('GET /api/deleted')).body.length
  for (const [days, expected] of [
    [11, 1],
    [18, 1],
    [2, 0],
  ] as const) {
    later.pass(days * DAY)
    await later.settle()
    assert.equal(await count(), expected)
  }
})

test('a request has room for two thousand', async () => {
  const [id = ''] = await copyPhoto(1)
  await deleteOne(id)
  const gone = Array.from({ length: 1_999 }, (_, number) => `gone-${number}`)
  const { body } = await putBack([...gone, id])
  assert.deepEqual([body.putBack, body.gone.length], [[id], 1_999])
})
