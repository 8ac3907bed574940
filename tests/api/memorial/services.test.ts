import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld({ at: Date.parse('2025-06-01T18:00:00Z') })

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
  assert.partialDeepStrictEqual(body, { ...reception, id: body.id, imagePath: null, timezone: null })
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
  assert.partialDeepStrictEqual(edited.body, expected)
  const cleared = await admin.call('PUT /api/services/:id', {
    params: { id },
    body: { ...fields, description: '', imagePath: '', timezone: null },
  })
  assert.partialDeepStrictEqual(cleared.body, {
    ...expected,
    description: null,
    imagePath: null,
    timezone: null,
  })
  assert.deepEqual(await list(), [cleared.body])
  await remove(id)
  const gone = await admin.call('PUT /api/services/:id', { params: { id }, body: fields })
  assert.equal(gone.status, 404)
})

test('services are listed by date, those without a readable one next, past ones last', async () => {
  const added = []
  for (const date of ['TBD', 'May 31, 2025', 'December 1, 2025', 'June 1, 2025', 'In autumn'])
    added.push(await add({ title: date, date }))
  const titles = (await list()).map(({ title }) => title)
  assert.deepEqual(titles, ['June 1, 2025', 'December 1, 2025', 'TBD', 'In autumn', 'May 31, 2025'])
  for (const { id } of added) await remove(id)
})

test('pages are told the point of a picture that stays in sight where its card is cut', async () => {
  const { id: mediaId, filePath } = await addPhoto(admin, { listed: 'false' })
  const service = await add({ imagePath: filePath ?? '' })
  const focalPoint = { x: 0.25, y: 0.75 }
  const adjustment = { rotate: 0, straighten: 0, crop: null, focalPoint }
  await admin.call('PUT /api/media/:id/adjustment', { params: { id: mediaId }, body: adjustment })
  assert.deepEqual((await list())[0]?.imageShape, { width: 96, height: 76, focalPoint })
  await remove(service.id)
})

test('a hidden picture is null for visitors, and stays with the service through an edit', async () => {
  const { filePath, id: mediaId } = await addPhoto(admin)
  const { id } = await add({ imagePath: filePath?.replace('photo.jpg', '800.webp') })
  assert.equal((await list())[0]?.imagePath, filePath, 'any size of it leads to the picture')
  const setVisible = (visible: boolean) =>
    admin.call('POST /api/media/visibility', { body: { ids: [mediaId], visible } })
  await setVisible(false)
  const [seen] = (await admin.call('GET /api/services')).body
  assert.match(seen?.imagePath ?? '', /^\/uploads\/private\//)
  await admin.call('PUT /api/services/:id', { params: { id }, body: seen })
  assert.equal((await list())[0]?.imagePath, null)
  await setVisible(true)
  assert.match((await list())[0]?.imagePath ?? '', /^\/uploads\/[\w-]{22}\/photo\.jpg$/)
  await remove(id)
})

test('a service is past from midnight in its own zone, also where that is at half past the hour', async () => {
  const earlier = await add({ date: 'June 2, 2025', timezone: 'Asia/Kolkata' })
  const later = await add({ date: 'June 9, 2025', timezone: 'Asia/Kolkata' })
  const readOrder = async (clock: string) => {
    world.pass(Date.parse(`2025-06-02T${clock}Z`) - world.context.clock())
    return (await list()).map(({ id }) => (id === earlier.id ? 'earlier' : 'later'))
  }
  assert.deepEqual(await readOrder('18:29:30'), ['earlier', 'later'])
  assert.deepEqual(await readOrder('18:30:00'), ['later', 'earlier'])
  for (const { id } of [earlier, later]) await remove(id)
})
