import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { pictures } from '../../../contract/media/pictures.ts'
import { findDeletedRows } from '../../../server/memorial/deleted/deletedItems.ts'
import { findStrays } from '../../../server/safety/verify/strays.ts'
import { verifyAll } from '../../../server/safety/verify/verifyAll.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'
import { openDeletedWorld } from '../../support/world/deletedWorld.ts'
import { administrator } from '../../support/world/template.ts'
import { openWorld } from '../../support/world/world.ts'

type DeletedWorld = Awaited<ReturnType<typeof openDeletedWorld>>
let world: DeletedWorld
let admin: DeletedWorld['admin']
let visitor: DeletedWorld['visitor']
let context: DeletedWorld['context']
beforeEach(async () => {
  world = await openDeletedWorld()
  ;({ admin, visitor, context } = world)
})
afterEach(() => world.close())
const DAY = 86_400_000

const remove = (id: string) => admin.call('DELETE /api/media/:id', { params: { id } })
const removeForGood = (id: string) => admin.call('DELETE /api/deleted/:id', { params: { id } })
const requestStatus = async (person: typeof visitor, path: string) => (await person.get(path)).status
const findItem = async (title: string) => (await world.listDeleted()).find((each) => each.title === title)
const besides = (path: string, name: string) => path.replace(/[^/]*$/, name)

test('while the setting is off, a deleted item is in no list, and its files are gone', async () => {
  await world.keepDeleted('off')
  const { id, filePath } = await world.addPhoto('For ever')
  assert.equal(await requestStatus(visitor, filePath), 200)
  await remove(id)
  await world.settle()
  assert.equal(await requestStatus(visitor, filePath), 404)
  await world.keepDeleted('on')
  assert.equal(await findItem('For ever'), undefined)
  assert.deepEqual(await world.filesOf(id), [])
})

test('the list says what it was, when and by whom it was deleted, and when it is gone for good', async () => {
  const { id } = await world.addPhoto('Bees')
  const memory = await world.share('Ruth', 2)
  const mediaIds = memory.mediaIds.toReversed()
  await admin.call('PUT /api/memories/:id', { params: { id: memory.id }, body: { mediaIds } })
  await remove(id)
  world.pass(1)
  await admin.call('DELETE /api/memories/:id', { params: { id: memory.id } })
  const [second, first] = await world.listDeleted()
  assert.deepEqual([first?.kind, first?.title, first?.photos], ['media', 'Bees', 0])
  assert.deepEqual([second?.kind, second?.title, second?.photos], ['memories', 'Ruth', 2])
  assert.equal(second?.picture?.id, mediaIds[0])
  assert.equal(first?.deletedBy, administrator.username)
  assert.equal(Date.parse(first?.goneAt ?? '') - Date.parse(first?.deletedAt ?? ''), 30 * DAY)
})

test('no address leads to its files; only the administrator sees the small pictures', async () => {
  const { id, filePath } = await world.addPhoto('Lake')
  await world.settle()
  const names = [...Object.values(pictures).map(({ name }) => name), 'photo.jpg', 'original']
  const listPublic = () => context.storage.list(besides(filePath, '').replace('/uploads/', 'public/'))
  for (const name of [pictures.card.name, 'photo.jpg'])
    assert.equal(await requestStatus(visitor, besides(filePath, name)), 200)
  assert.notDeepEqual(await listPublic(), [], 'there is something to remove')
  const stored = (await world.filesOf(id)).length
  await remove(id)
  await world.settle()
  for (const name of names) {
    assert.equal(await requestStatus(visitor, besides(filePath, name)), 404, name)
    assert.equal(await requestStatus(admin, besides(filePath, name)), 404, name)
    assert.equal(await requestStatus(visitor, `/uploads/private/${id}/${name}`), 401, name)
  }
  assert.deepEqual(await listPublic(), [])
  assert.equal((await world.filesOf(id)).length, stored)
  for (const name of ['photo.jpg', 'original'])
    assert.equal(await requestStatus(admin, `/uploads/private/${id}/${name}`), 404, name)
  const picture = (await findItem('Lake'))?.picture?.filePath ?? ''
  assert.equal(await requestStatus(admin, besides(picture, pictures.card.name)), 200)
})

test('deleting for good removes an item at once, with its files and its texts in the journal', async () => {
  const { id } = await world.addPhoto('A secret place')
  await admin.call('PUT /api/media/:id', { params: { id }, body: { description: 'Nobody knows.' } })
  await remove(id)
  const item = await findItem('A secret place')
  assert.equal((await removeForGood(item?.id ?? '')).status, 204)
  assert.equal((await removeForGood(item?.id ?? '')).status, 404)
  await world.settle()
  assert.deepEqual(await world.filesOf(id), [])
  assert.equal(await findItem('A secret place'), undefined)
  assert.equal(await requestStatus(admin, `/uploads/private/${id}/${pictures.card.name}`), 404)
  const journal = (await admin.call('GET /api/journal')).body.entries
  assert.deepEqual([journal[0]?.endpoint, journal[0]?.title], ['deleteForGood', 'A secret place'])
  assert.doesNotMatch(JSON.stringify(journal), /Nobody knows/)
})

test('a writer who withdraws a memory removes its deleted photographs, too', async () => {
  const memory = await world.share('Inga', 2)
  const [id = '', other = ''] = memory.mediaIds
  await admin.call('PUT /api/media/:id', { params: { id }, body: { title: 'Of Inga' } })
  await remove(id)
  await visitor.call('DELETE /api/memories/mine', { headers: { 'writer-key': memory.writerKey } })
  await world.settle()
  assert.equal(await findItem('Of Inga'), undefined)
  assert.deepEqual([await world.filesOf(id), await world.filesOf(other)], [[], []])
})

test('verify reads the original of a deleted item, and a start does not remove its files', async () => {
  const { id } = await world.addPhoto('Meadow')
  await remove(id)
  await world.settle()
  assert.deepEqual(await findStrays(context), { originals: [], leftovers: [] })
  assert.deepEqual((await verifyAll(context, () => undefined)).faults, [])
  world.breaksOriginal(id)
  await context.storage.remove([`private/${id}/original`])
  const [fault] = (await verifyAll(context, () => undefined)).faults
  assert.deepEqual([fault?.fault, fault?.title], ['missing', 'Meadow'])
  await removeForGood((await findItem('Meadow'))?.id ?? '')
})

test('an item that was deleted while the clock was ahead gets its 30 days when the clock is set back', async () => {
  await using ahead = await openDeletedWorld()
  const { id } = await ahead.addService('From the future')
  ahead.pass(3_650 * DAY)
  const admin = await ahead.administrator()
  await admin.call('DELETE /api/services/:id', { params: { id } })
  ahead.pass(-3_650 * DAY)
  for (const days of [0, 29]) {
    ahead.pass(days * DAY)
    await ahead.settle()
    const listed = (await (await ahead.administrator()).call('GET /api/deleted')).body
    const titles = listed.map(({ title }) => title)
    assert.deepEqual(titles, ['From the future'])
  }
  ahead.pass(2 * DAY)
  await ahead.settle()
  assert.deepEqual((await (await ahead.administrator()).call('GET /api/deleted')).body, [])
})

test('an item stays for 30 days, even if the setting is switched off, and then is gone with its files', async () => {
  const { id } = await world.addPhoto('Pier')
  await remove(id)
  await world.keepDeleted('off')
  world.pass(29 * DAY)
  await world.settle()
  assert.ok((await (await world.administrator()).get('/api/deleted')).text.includes('Pier'))
  assert.notDeepEqual(await world.filesOf(id), [])
  world.pass(2 * DAY)
  await world.settle()
  assert.deepEqual((await (await world.administrator()).call('GET /api/deleted')).body, [])
  assert.deepEqual(await world.filesOf(id), [])
  for (const table of ['deleted_items', 'deleted_rows'] as const)
    assert.deepEqual(await context.db.selectFrom(table).selectAll().execute(), [])
})

test('visitor hashes of edits are deleted in time, also of deleted items', async () => {
  const another = await openDeletedWorld()
  const { id } = await another.addPhoto('Boat')
  await another.visitor.call('PUT /api/media/:id', { params: { id }, body: { title: 'His boat' } })
  const visitors = async () =>
    (await findDeletedRows(another.context.db, 'media_edits')).map((edit) => edit.visitor)
  another.pass(20 * DAY)
  await another.admin.call('DELETE /api/media/:id', { params: { id } })
  assert.match((await visitors())[0] ?? '', /./)
  another.pass(12 * DAY)
  await another.settle()
  assert.deepEqual(await visitors(), [null])
  await another.close()
})

test('an item whose last day passes while the server is off is gone after the next start', async () => {
  const before = await openDeletedWorld()
  const { id } = await before.addPhoto('Tent')
  await before.admin.call('DELETE /api/media/:id', { params: { id } })
  await before.settle()
  await before.stop()
  const later = await openWorld({ on: before.backend, at: Date.now() + 40 * DAY })
  later.context.jobs.start()
  await waitUntil(
    async () => (await later.context.storage.list(`private/${id}/`)).length === 0,
    'its files are still there',
  )
  assert.deepEqual((await (await later.administrator()).call('GET /api/deleted')).body, [])
  await later.stop()
  await before.close()
})

test('deleting and putting back know all foreign keys that delete or clear other rows', async () => {
  const sqlite = await openWorld({ postgresS3: false })
  const { rows } = await sql<{ found: string }>`
    select tables.name || '.' || keys."from" || ' → ' || keys."table" as found
    from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table' and keys."table" in ('media', 'music', 'services', 'obituary', 'memories')
    order by found`.execute(sqlite.context.db)
  await sqlite.close()
  assert.deepEqual(
    rows.map(({ found }) => found),
    [
      'answers.media_id → media',
      'media_edits.media_id → media',
      'media_people.media_id → media',
      'memory_media.media_id → media',
      'memory_media.memory_id → memories',
      'obituary.image_media_id → media',
      'services.image_media_id → media',
    ],
    'store the new ones in server/memorial/deleted/deleteRow.ts, and put them back in server/features/deleted/putBackItem.ts',
  )
})
