import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Endpoints } from '../../../contract/endpoints.ts'
import { builtin } from '../../support/world/builtIn.ts'
import { share } from '../../features/memories/visitors.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor } = await openSharedWorld()
const [anna, ben] = [await world.administrator(), await world.administrator()]

interface Form {
  route: `PUT ${string}` & keyof Endpoints
  /** creates an item to edit, and returns its id */
  add: () => Promise<string>
  /** the item's fields as both forms have read them */
  base: object
  /** a change in the first form and one in the other, which do not conflict */
  first: object
  other: object
  /** a change in the other form that overwrites what the first form has saved */
  conflicting: object
}

const service = { title: 'Visitation', date: 'TBD', time: 'TBD', location: 'TBD' }
const memory = { name: 'Karin', email: null, content: 'He was kind', mediaIds: [], approved: true }
const photo = await addPhoto(anna)
const addService = async () => (await anna.call('POST /api/services', { body: service })).body.id
const addMemory = async () => (await share(visitor, { name: 'Karin', content: 'He was kind' })).id
const addBees = async () => (await addPhoto(anna, { title: 'Bees', description: 'In May' })).id

/** Every form that two people can edit at the same time. */
const forms: Record<string, Form> = {
  'a photograph': {
    route: 'PUT /api/media/:id',
    add: addBees,
    base: { title: 'Bees', description: 'In May' },
    first: { title: 'Wasps' },
    other: { description: 'In June' },
    conflicting: { title: 'Hornets' },
  },
  'the date of a photograph': {
    route: 'PUT /api/media/:id',
    add: addBees,
    base: { title: 'Bees', takenAt: null },
    first: { takenAt: '1958' },
    other: { title: 'Wasps' },
    conflicting: { takenAt: '1960' },
  },
  'a service': {
    route: 'PUT /api/services/:id',
    add: addService,
    base: { ...service, description: '', imagePath: '', timezone: null },
    first: { time: '2 PM' },
    other: { location: 'Oak Hall' },
    conflicting: { time: '3 PM' },
  },
  'an obituary that nobody has written yet': {
    route: 'PUT /api/obituary',
    add: async () => '',
    base: { content: null, imagePath: null },
    first: { content: 'He kept bees.' },
    other: { content: 'He kept bees.', imagePath: '/pictures/him.jpg' },
    conflicting: { content: 'He was born in Duluth.' },
  },
  'the settings': {
    route: 'PUT /api/settings',
    add: async () => '',
    base: { name: builtin.name, tribute: builtin.tribute },
    first: { tribute: 'He listened.' },
    other: { name: 'Walter' },
    conflicting: { tribute: 'He laughed.' },
  },
  'a memory': {
    route: 'PUT /api/memories/:id',
    add: addMemory,
    base: memory,
    first: { approved: false, content: 'He was kind.', mediaIds: [photo.id] },
    other: { name: 'Karin L.' },
    conflicting: { content: 'He was very kind' },
  },
  'an answer': {
    route: 'PUT /api/memories/:id/answer',
    add: addMemory,
    base: { answer: '', answeredBy: '' },
    first: { answer: 'From Inga' },
    other: { answeredBy: 'Inga' },
    conflicting: { answer: 'From Karl' },
  },
}

for (const [name, { route, add, base, first, other, conflicting }] of Object.entries(forms))
  test(`if two people edit ${name} at the same time, both keep their own fields, and the second is asked about the rest`, async () => {
    const id = await add()
    const save = (keeper: typeof anna, change: object) =>
      keeper.call(route, { params: { id }, body: { ...base, ...change, base } })
    assert.equal((await save(ben, first)).status, 200)
    assert.partialDeepStrictEqual((await save(anna, other)).body, { ...first, ...other })
    const { status, refusal } = await save(anna, conflicting)
    assert.deepEqual([status, refusal.code], [409, 'conflict'])
    const [field = ''] = Object.keys(conflicting)
    const stands = (first as Record<string, unknown>)[field]
    assert.deepEqual(refusal.current, { [field]: stands })
    const { body } = await save(anna, first)
    assert.partialDeepStrictEqual(body, { ...first, ...other }, 'who writes the same has no conflict')
  })

test('the response to a conflict has the stored values as the new base; without a base the last change wins', async () => {
  const id = await addBees()
  const save = async (body: object) =>
    (await anna.call('PUT /api/media/:id', { params: { id }, body })).body.title
  await visitor.call('PUT /api/media/:id', { params: { id }, body: { title: 'Hornets' } })
  assert.equal(await save({ title: 'Wasps', base: { title: 'Hornets' } }), 'Wasps')
  assert.equal(await save({ title: 'Bees!' }), 'Bees!')
})
