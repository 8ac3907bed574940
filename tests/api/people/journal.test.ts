import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixture } from '../../support/files/fixtures.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { administrator } from '../../support/world/template.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

const { world, visitor, admin } = await openSharedWorld()

const photo = fixture('photos/small-bee.jpg')
const share = async (name: string, content: string) =>
  (await visitor.call('POST /api/memories', { body: { name, content, email: 'ruth@example.org' } })).body
const rename = (who: typeof admin, id: string, title: string) =>
  who.call('PUT /api/media/:id', { params: { id }, body: { title } })
const journal = async (page?: string) =>
  (await admin.call('GET /api/journal', page ? { query: { page } } : {})).body
const newest = async () => (await journal()).entries[0]
const stored = async () => JSON.stringify(await world.context.db.selectFrom('journal').selectAll().execute())

test('an entry has the keeper, the call, the item, and the changed fields before and after', async () => {
  const { id } = await addPhoto(admin, { title: 'Bees' })
  world.pass(1)
  await rename(admin, id, 'His bees')
  const entry = await newest()
  assert.equal(entry?.keeper, administrator.username)
  assert.equal(entry?.endpoint, 'editMedia')
  assert.equal(entry?.title, 'Bees')
  assert.deepEqual([entry?.before, entry?.after], [{ title: 'Bees' }, { title: 'His bees' }])
})

test('visitors’ changes, failures and calls that change nothing are not in the journal', async () => {
  const { id } = await addPhoto(admin, { title: 'Lake' })
  const before = (await newest())?.id
  await rename(visitor, id, 'A lake')
  await rename(admin, id, 'A lake')
  await rename(admin, 'nobody-has-this', 'Lost')
  await admin.call('PUT /api/memories/:id', {
    params: { id: (await share('Ruth', 'He sang.')).id },
    body: { name: 'R.', mediaIds: ['nobody-has-this'] },
  })
  assert.equal((await newest())?.id, before)
})

test('it says of email addresses only that they changed', async () => {
  const { id } = await share('Inga', 'He danced.')
  await admin.call('PUT /api/memories/:id', { params: { id }, body: { email: 'inga@example.org' } })
  assert.deepEqual((await newest())?.after, { email: '(an address)' })
  await admin.call('PUT /api/digest', { body: { email: 'inga@example.org', when: 'daily' } })
  assert.deepEqual((await newest())?.after, { email: '(an address)', digest: 'daily' })
  assert.ok(!(await stored()).includes('@'))
})

test('only the last title of a deleted item remains', async () => {
  const { id } = await share('Karin', 'Never to be read again.')
  await admin.call('PUT /api/memories/:id', { params: { id }, body: { content: 'A secret.' } })
  world.pass(1)
  await admin.call('DELETE /api/memories/:id', { params: { id } })
  const [deletion, edit] = (await journal()).entries
  assert.deepEqual([deletion?.endpoint, deletion?.title, deletion?.before], ['deleteMemory', 'Karin', null])
  assert.deepEqual([edit?.endpoint, edit?.title, edit?.after], ['editMemory', null, null])
  assert.doesNotMatch(await stored(), /secret|Never to be read/)
})

test('not even the name remains of a memory that its writer withdraws', async () => {
  const { id, writerKey = '' } = await share('Gudrun', 'He swam.')
  await admin.call('PUT /api/memories/:id', { params: { id }, body: { name: 'Gudrun L.' } })
  await visitor.call('DELETE /api/memories/mine', { headers: { 'writer-key': writerKey } })
  assert.doesNotMatch(await stored(), /Gudrun/)
})

test('nothing remains of a photo that is deleted with its memory', async () => {
  const { mediaIds } = (await visitor.call('POST /api/media/upload', { form: { files: [photo] } })).body
  const { id } = (await visitor.call('POST /api/memories', { body: { name: 'Ruth', mediaIds } })).body
  await rename(admin, mediaIds[0] ?? '', 'Harbour at dusk')
  assert.match(await stored(), /Harbour/)
  await admin.call('DELETE /api/memories/:id', { params: { id } })
  assert.doesNotMatch(await stored(), /Harbour/)
})

test('it says how many items a new order moved', async () => {
  for (const title of ['Bees', 'Lake']) await addPhoto(admin, { title })
  const { body } = await admin.call('GET /api/media')
  const order = body.toReversed().map((item, position) => ({ id: item.id, order: position }))
  const moved = order.filter(({ id, order: to }) => body.find((item) => item.id === id)?.order !== to).length
  await admin.call('POST /api/media/reorder', { body: { order } })
  assert.deepEqual((await newest())?.after, { order: moved })
})

test('it is read page by page, newest first, and each entry once', async () => {
  const { id } = await addPhoto(admin, { title: '0' })
  for (let title = 1; title <= 30; title++) {
    world.pass(1)
    await rename(admin, id, String(title))
  }
  const first = await journal()
  const second = await journal(first.nextPage ?? '')
  const titles = [...first.entries, ...second.entries].slice(0, 30).map(({ after: fields }) => fields?.title)
  const newestFirst = Array.from({ length: 30 }, (_, index) => String(30 - index))
  assert.deepEqual(titles, newestFirst)
})

test('entries are forgotten after two years', async () => {
  await using other = await openWorld()
  const earlier = await other.administrator()
  await earlier.call('PUT /api/settings', { body: { name: 'Arne' } })
  other.pass(2 * 366 * 86_400_000)
  const later = await other.administrator()
  await later.call('PUT /api/settings', { body: { name: 'Walter' } })
  const { entries, nextPage } = (await later.call('GET /api/journal')).body
  assert.deepEqual([entries.length, nextPage], [1, null])
})
