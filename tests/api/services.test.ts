import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { fixture } from '../support/fixtures.ts'
import { openWorld } from '../support/world.ts'

const world = await openWorld({ at: Date.parse('2025-06-01T18:00:00Z') })
after(() => world.close())
const { visitor } = world
const admin = await world.administrator()

const reception = {
  title: 'Celebration of Life',
  date: 'September 20, 2025',
  time: '2:00 PM - 6:00 PM',
  location: 'Oak Hall, Naperville, Illinois',
  description: 'Coffee, singing, and whatever the garden offers.',
  imagePath: '',
}

const add = async (fields: Partial<typeof reception> & { timezone?: string } = {}) =>
  (await admin.call('POST /api/services', { body: { ...reception, ...fields } })).body
const remove = (id: string) => admin.call('DELETE /api/services/:id', { params: { id } })
const list = async () => (await visitor.call('GET /api/services')).body

test('visitors read an added service', async () => {
  const { status, body } = await admin.call('POST /api/services', { body: reception })
  assert.equal(status, 201)
  assert.deepEqual(body, { ...reception, id: body.id, imagePath: null, timezone: null })
  assert.match(body.id, /^[\w-]{16,}$/)
  assert.deepEqual(await list(), [body])
  await remove(body.id)
})

test('an edit leaves the zone and picture as they are when it does not name them', async () => {
  const { id } = await add({ imagePath: '/pictures/hall.jpg', timezone: 'America/Denver' })
  const fields = { title: 'Mass', date: 'TBD', time: 'TBD', location: 'TBD' }
  const edited = await admin.call('PUT /api/services/:id', { params: { id }, body: fields })
  assert.equal(edited.status, 200)
  const expected = {
    ...reception,
    ...fields,
    id,
    imagePath: '/pictures/hall.jpg',
    timezone: 'America/Denver',
  }
  assert.deepEqual(edited.body, expected)
  const cleared = await admin.call('PUT /api/services/:id', {
    params: { id },
    body: { ...fields, description: '', imagePath: '', timezone: null },
  })
  assert.deepEqual(cleared.body, { ...expected, description: null, imagePath: null, timezone: null })
  assert.deepEqual(await list(), [cleared.body])
  await remove(id)
})

test('a deleted service is not listed, and deleting it again is a 404', async () => {
  const { id } = await add()
  assert.equal((await remove(id)).status, 204)
  assert.equal((await remove(id)).status, 404)
  assert.deepEqual(await list(), [])
  const edit = await admin.call('PUT /api/services/:id', { params: { id }, body: reception })
  assert.equal(edit.status, 404)
})

test('title, date, time and location are needed, each named in the error', async () => {
  for (const missing of ['title', 'date', 'time', 'location']) {
    for (const value of ['', '   ', null, undefined, 7]) {
      const body = { ...reception, [missing]: value }
      const { status, refusal } = await admin.call('POST /api/services', { body })
      assert.equal(status, 400, `${missing}: ${String(value)}`)
      assert.deepEqual(
        refusal.issues?.map(({ path }) => path),
        [missing],
      )
    }
  }
  assert.deepEqual(await list(), [])
})

test('a picture’s path is empty or starts with one slash', async () => {
  for (const imagePath of ['https://example.org/a.jpg', 'a.jpg', '//example.org/a.jpg', '/\\example.org']) {
    const { status, refusal } = await admin.call('POST /api/services', { body: { ...reception, imagePath } })
    assert.equal(status, 400, imagePath)
    assert.equal(refusal.issues?.[0]?.path, 'imagePath')
  }
})

test('an unknown zone is rejected', async () => {
  const body = { ...reception, timezone: 'Europe/Berlin' }
  assert.equal((await admin.call('POST /api/services', { body })).status, 400)
})

test('visitors may read services and nothing else', async () => {
  const { id } = await add()
  assert.equal((await visitor.call('POST /api/services', { body: reception })).status, 401)
  assert.equal((await visitor.call('PUT /api/services/:id', { params: { id }, body: reception })).status, 401)
  assert.equal((await visitor.call('DELETE /api/services/:id', { params: { id } })).status, 401)
  assert.equal((await list()).length, 1)
  await remove(id)
})

test('services are listed by date, those without a readable one next, past ones last', async () => {
  const added = []
  for (const date of ['TBD', 'May 31, 2025', 'December 1, 2025', 'June 1, 2025', 'In autumn'])
    added.push(await add({ title: date, date }))
  assert.deepEqual(
    (await list()).map(({ title }) => title),
    ['June 1, 2025', 'December 1, 2025', 'TBD', 'In autumn', 'May 31, 2025'],
  )
  for (const { id } of added) await remove(id)
})

test('when its day is over, a service moves to the end of what visitors read, though nobody changed anything', async () => {
  const first = await add({ title: 'Tomorrow', date: 'June 2, 2025' })
  const second = await add({ title: 'Next week', date: 'June 8, 2025' })
  assert.deepEqual(
    (await list()).map(({ title }) => title),
    ['Tomorrow', 'Next week'],
  )
  world.pass(48 * 3_600_000)
  assert.deepEqual(
    (await list()).map(({ title }) => title),
    ['Next week', 'Tomorrow'],
  )
  world.pass(-48 * 3_600_000)
  await remove(first.id)
  await remove(second.id)
})

test('a retry with the same key adds nothing', async () => {
  const twice = { body: reception, headers: { 'idempotency-key': 'service-of-june' } }
  const first = await admin.call('POST /api/services', twice)
  const second = await admin.call('POST /api/services', twice)
  assert.equal(second.status, 201)
  assert.deepEqual(second.body, first.body)
  assert.equal((await list()).length, 1)
  await remove(first.body.id)
})

test('two requests at once with the same key add one service, and both answer with it', async () => {
  const twice = { body: reception, headers: { 'idempotency-key': 'service-at-once' } }
  const [first, second] = await Promise.all([
    admin.call('POST /api/services', twice),
    admin.call('POST /api/services', twice),
  ])
  assert.deepEqual([first.status, second.status], [201, 201])
  assert.deepEqual(second.body, first.body)
  assert.equal((await list()).length, 1)
  await remove(first.body.id)
})

test('pages are told the point of a picture that stays in sight where its card is cut', async () => {
  const form = { file: fixture('photos/small-bee.jpg'), listed: 'false' }
  const { id: mediaId, filePath } = (await admin.call('POST /api/media', { form })).body
  const service = await add({ imagePath: filePath ?? '' })
  const focalPoint = { x: 0.25, y: 0.75 }
  const adjustment = { rotate: 0, straighten: 0, crop: null, focalPoint }
  await admin.call('PUT /api/media/:id/adjustment', { params: { id: mediaId }, body: adjustment })
  assert.deepEqual((await list())[0]?.imageShape, { width: 96, height: 76, focalPoint })
  await remove(service.id)
})

test('a deleted picture is removed from its service', async () => {
  const form = { file: fixture('photos/small-bee.jpg'), listed: 'false' }
  const { filePath, id: mediaId } = (await admin.call('POST /api/media', { form })).body
  const service = await add({ imagePath: filePath ?? '' })
  assert.equal(service.imagePath, filePath)
  assert.equal((await list())[0]?.imagePath, filePath)
  await admin.call('DELETE /api/media/:id', { params: { id: mediaId } })
  assert.equal((await list())[0]?.imagePath, null)
  await remove(service.id)
})

test('a hidden picture is null for visitors, and stays with the service through an edit', async () => {
  const form = { file: fixture('photos/small-bee.jpg'), listed: 'false' }
  const { filePath, id: mediaId } = (await admin.call('POST /api/media', { form })).body
  const { id } = await add({ imagePath: filePath?.replace('photo.jpg', '800.webp') })
  assert.equal((await list())[0]?.imagePath, filePath, 'any size of it leads to the picture')
  await hideOrShow(mediaId, null)
  const [seen] = (await admin.call('GET /api/services')).body
  assert.match(seen?.imagePath ?? '', /^\/uploads\/private\//)
  await admin.call('PUT /api/services/:id', { params: { id }, body: seen })
  assert.equal((await list())[0]?.imagePath, null)
  await hideOrShow(mediaId, 'a-new-key-of-22-signs-')
  assert.equal((await list())[0]?.imagePath, '/uploads/a-new-key-of-22-signs-/photo.jpg')
  await remove(id)
})

/** Hides or shows a photo as its memory does. */
const hideOrShow = async (id: string, public_key: string | null) => {
  await world.context.db.updateTable('media').set({ public_key }).where('id', '=', id).execute()
  await world.context.db
    .updateTable('revisions')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('resource', '=', 'media')
    .execute()
}

test('the administrator’s answer is never cached, visitors’ is revalidated', async () => {
  assert.equal((await admin.call('GET /api/services')).headers['cache-control'], 'private, no-store')
  const first = await visitor.call('GET /api/services')
  const again = await visitor.call('GET /api/services', {
    headers: { 'if-none-match': first.headers.etag ?? '' },
  })
  assert.equal(again.status, 304)
})
