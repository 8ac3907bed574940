import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { share } from '../features/memories/visitors.ts'
import { fixture } from '../support/fixtures.ts'
import { openWorld } from '../support/world.ts'

const world = await openWorld()
after(() => world.close())
const { visitor } = world
const anna = await world.administrator()
const ben = await world.administrator()

const addPhoto = async () => {
  const file = fixture('photos/small-bee.jpg')
  return (await anna.call('POST /api/media', { form: { title: 'Bees', description: 'In May', file } })).body
}
const refusedFields = ({ status, refusal }: Awaited<ReturnType<typeof anna.call>>) => [
  status,
  refusal.code,
  refusal.current,
]

test('a title that somebody changed meanwhile is not overwritten, and the answer says what stands now', async () => {
  const { id, title, description } = await addPhoto()
  await visitor.call('PUT /api/media/:id', { params: { id }, body: { title: 'Hornets' } })
  const save = (base: object) =>
    anna.call('PUT /api/media/:id', { params: { id }, body: { title: 'Wasps', base } })
  assert.deepEqual(refusedFields(await save({ title, description })), [409, 'conflict', { title: 'Hornets' }])
  assert.equal((await visitor.call('GET /api/media')).body[0]?.title, 'Hornets')
  assert.equal((await save({ title: 'Hornets' })).body.title, 'Wasps')
})

test('two who change different fields both keep what they wrote', async () => {
  const { id, title, description } = await addPhoto()
  const base = { title, description }
  await ben.call('PUT /api/media/:id', { params: { id }, body: { title: 'Wasps', description, base } })
  const { body } = await anna.call('PUT /api/media/:id', {
    params: { id },
    body: { title, description: 'In June', base },
  })
  assert.deepEqual([body.title, body.description], ['Wasps', 'In June'])
})

test('two who write the same have no conflict', async () => {
  const { id, title } = await addPhoto()
  for (const keeper of [anna, ben]) {
    const body = { title: 'Wasps', base: { title } }
    assert.equal((await keeper.call('PUT /api/media/:id', { params: { id }, body })).status, 200)
  }
})

test('without a base the last one wins, as ever', async () => {
  const { id } = await addPhoto()
  await ben.call('PUT /api/media/:id', { params: { id }, body: { title: 'Wasps' } })
  assert.equal(
    (await anna.call('PUT /api/media/:id', { params: { id }, body: { title: 'Bees!' } })).body.title,
    'Bees!',
  )
})

test('a service: where one moved it and the other set the time, both stand; two times are a conflict', async () => {
  const fields = { title: 'Visitation', date: 'TBD', time: 'TBD', location: 'TBD' }
  const base = { ...fields, description: '', imagePath: '', timezone: null }
  const { id } = (await anna.call('POST /api/services', { body: fields })).body
  const save = (keeper: typeof anna, change: object) =>
    keeper.call('PUT /api/services/:id', { params: { id }, body: { ...base, ...change, base } })
  await save(ben, { location: 'Oak Hall' })
  const { body } = await save(anna, { time: '2 PM' })
  assert.deepEqual([body.location, body.time, body.description], ['Oak Hall', '2 PM', null])
  assert.deepEqual(refusedFields(await save(ben, { time: '3 PM' })), [409, 'conflict', { time: '2 PM' }])
  assert.equal((await save(ben, {})).body.time, '2 PM', 'who changed nothing overwrites nothing')
})

test('the obituary: a first text that somebody else wrote meanwhile is not overwritten', async () => {
  const save = (keeper: typeof anna, content: string, base: object) =>
    keeper.call('PUT /api/obituary', { body: { content, imagePath: '', base } })
  const none = { content: null, imagePath: null }
  assert.equal((await save(ben, 'He kept bees.', none)).status, 200)
  const refused = await save(anna, 'He was born in Duluth.', none)
  assert.deepEqual(refusedFields(refused), [409, 'conflict', { content: 'He kept bees.' }])
  const changed = await anna.call('PUT /api/obituary', {
    body: {
      content: 'He kept bees.',
      imagePath: '/pictures/him.jpg',
      base: { content: 'He kept bees.', imagePath: '' },
    },
  })
  assert.deepEqual(changed.body, { content: 'He kept bees.', imagePath: '/pictures/him.jpg' })
})

test('settings: only the field that both changed is a conflict', async () => {
  const { name, tribute } = (await anna.call('GET /api/settings')).body
  const base = { name, tribute }
  await ben.call('PUT /api/settings', { body: { tribute: 'He listened.', base } })
  const save = (change: object) => anna.call('PUT /api/settings', { body: { ...base, ...change, base } })
  assert.equal((await save({ name: 'Walter' })).body.tribute, 'He listened.')
  assert.deepEqual(refusedFields(await save({ tribute: 'He laughed.' })), [
    409,
    'conflict',
    { tribute: 'He listened.' },
  ])
})

test('a memory: correcting its text does not undo a decision or a choice of photos made meanwhile', async () => {
  const shared = await share(visitor, { name: 'Karin', content: 'He was kind' })
  const { id: photo } = await addPhoto()
  const base = { name: 'Karin', email: null, content: 'He was kind', mediaIds: [], approved: true }
  const save = (keeper: typeof anna, change: object) =>
    keeper.call('PUT /api/memories/:id', { params: { id: shared.id }, body: { ...base, ...change, base } })
  await save(ben, { approved: false, mediaIds: [photo] })
  const { body } = await save(anna, { content: 'He was kind.' })
  assert.deepEqual([body.approved, body.mediaIds, body.content], [false, [photo], 'He was kind.'])
  assert.deepEqual(refusedFields(await save(ben, { content: 'He was very kind' })), [
    409,
    'conflict',
    { content: 'He was kind.' },
  ])
})
