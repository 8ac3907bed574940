import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Person } from '../../../samples/person.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld()
let id: string
beforeEach(async () => {
  await moderate('doubtful')
  id = (await addPhoto(admin, { title: 'Bees', description: 'In May' })).id
})

const moderate = (moderation: string) => admin.call('PUT /api/settings', { body: { moderation } })
const edit = (who: Person, body: Record<string, string | null>) =>
  who.call('PUT /api/media/:id', { params: { id }, body })
const history = async () => (await admin.call('GET /api/media/:id/history', { params: { id } })).body
const seen = async () => {
  const { body } = await world.visitor.call('GET /api/media')
  const { title, description } = body.find((item) => item.id === id) ?? {}
  return [title, description]
}
const advertisement = 'Buy honey at https://honey.example'
const newest = async () => ({ params: { id }, body: { edit: (await history())[0]?.id } })

test('a visitor’s text with a link waits while moderation is on, and the response says so', async () => {
  for (const moderation of ['doubtful', 'all']) {
    await moderate(moderation)
    const { status, body } = await edit(world.visitor, { description: advertisement })
    assert.deepEqual([status, body.held, body.description], [200, true, 'In May'])
    assert.deepEqual(await seen(), ['Bees', 'In May'])
  }
  const [held] = await history()
  assert.deepEqual([held?.held, held?.descriptionAfter, held?.byVisitor], [true, advertisement, true])
  const { body } = await admin.call('GET /api/media')
  const { edits, heldEdits } = body.find((item) => item.id === id) ?? {}
  assert.deepEqual([edits, heldEdits], [2, 2])
  const discarded = { params: { id }, body: { edit: held?.id } }
  assert.equal((await admin.call('POST /api/media/:id/discard-edit', discarded)).status, 200)
  assert.equal((await admin.call('GET /api/media')).body.find((item) => item.id === id)?.heldEdits, 1)
})

test('no other texts wait: without a link, with moderation off, or by a keeper', async () => {
  assert.equal((await edit(world.visitor, { title: 'Wasps' })).body.held, undefined)
  assert.equal((await edit(admin, { description: advertisement })).body.held, undefined)
  assert.equal((await edit(world.visitor, { title: 'Bees again' })).body.held, undefined)
  assert.deepEqual(await seen(), ['Bees again', advertisement])
  await moderate('off')
  await edit(world.visitor, { title: 'www.bees.example' })
  assert.deepEqual(await seen(), ['www.bees.example', advertisement])
})

test('an approved edit changes only its own fields, and can be put back and undone', async () => {
  await edit(world.visitor, { description: advertisement })
  await edit(admin, { title: 'Honey bees' })
  const [, held] = await history()
  const approval = { params: { id }, body: { edit: held?.id } }
  assert.equal((await admin.call('POST /api/media/:id/approve-edit', approval)).status, 200)
  assert.deepEqual(await seen(), ['Honey bees', advertisement])
  const [applied, ...others] = await history()
  assert.deepEqual([applied?.held, applied?.byVisitor, others.length], [false, true, 1])
  assert.equal((await admin.call('POST /api/media/:id/approve-edit', approval)).status, 404)
  assert.equal((await admin.call('POST /api/media/:id/put-back', await newest())).status, 200)
  assert.deepEqual(await seen(), ['Honey bees', 'In May'])
})

test('a discarded edit stays in the history, and can still be approved', async () => {
  await edit(world.visitor, { description: advertisement })
  assert.equal((await admin.call('POST /api/media/:id/discard-edit', await newest())).status, 200)
  assert.notEqual((await history())[0]?.undoneAt, null)
  assert.deepEqual(await seen(), ['Bees', 'In May'])
  assert.equal((await admin.call('POST /api/media/:id/approve-edit', await newest())).status, 200)
  assert.deepEqual(await seen(), ['Bees', advertisement])
})

test('a held edit cannot be put back, and undoing its visitor’s edits leaves it out', async () => {
  await edit(world.visitor, { description: advertisement })
  assert.equal((await admin.call('POST /api/media/:id/put-back', await newest())).status, 404)
  await edit(world.visitor, { title: 'Wasps' })
  const { body } = await admin.call('GET /api/media-edits/:id/by-same-visitor', {
    params: { id: (await history())[0]?.id ?? '' },
  })
  const mine = body.find(({ mediaId }) => mediaId === id)
  assert.deepEqual([mine?.titleThen, mine?.descriptionThen], ['Bees', 'In May'])
})
