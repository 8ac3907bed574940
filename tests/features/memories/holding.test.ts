import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import type { Person } from '../../../samples/person.ts'
import { openWorld, type World } from '../../support/world/world.ts'
import { findAddress, listMemories, share, uploadPhotos } from './visitors.ts'

let world: World
let visitor: Person
let administrator: Person
beforeEach(async () => {
  world = await openWorld()
  visitor = world.visitor
  administrator = await world.administrator()
  await moderate('all')
})
afterEach(() => world.close())

const moderate = async (moderation: 'off' | 'doubtful' | 'all') => {
  const { status } = await administrator.call('PUT /api/settings', { body: { moderation } })
  assert.equal(status, 200)
}

const heldNames = async () =>
  (await listMemories(administrator)).filter(({ heldBecause }) => heldBecause).map(({ name }) => name)

test('with moderation off, even a doubtful memory appears at once', async () => {
  await using other = await openWorld()
  const keeper = await other.administrator()
  await keeper.call('PUT /api/settings', { body: { moderation: 'off' } })
  const body = { name: 'Robot', content: 'https://spam.example', website: 'spam', writingMs: 1 }
  const response = await other.visitor.call('POST /api/memories', { body })
  assert.equal(response.body.approved, true)
})

test('the writer of a held memory is told that it is held, and not why', async () => {
  const shared = await share(visitor, { name: 'Waiting Wanda' })
  assert.deepEqual([shared.approved, shared.heldBecause], [false, undefined])
  assert.ok((await heldNames()).includes('Waiting Wanda'))
})

test('approving a memory shows it with its photos, hiding leaves it hidden, and neither waits any more', async () => {
  const [photo = ''] = await uploadPhotos(visitor, 1)
  const good = await share(visitor, { name: 'Good Greta', mediaIds: [photo] })
  const bad = await share(visitor, { name: 'Bad Bert' })
  const decide = (id: string, approved: boolean) =>
    administrator.call('PUT /api/memories/:id', { params: { id }, body: { approved } })
  await decide(good.id, true)
  await decide(bad.id, false)
  const names = (await listMemories(visitor)).map(({ name }) => name)
  assert.ok(names.includes('Good Greta') && !names.includes('Bad Bert'))
  assert.notEqual(await findAddress(visitor, photo), null)
  const held = await heldNames()
  assert.ok(!held.includes('Good Greta') && !held.includes('Bad Bert'))
  const { body } = await administrator.call('GET /api/memories/waiting')
  assert.equal(body.count, held.length)
})

test('changing the text of a held memory does not decide about it', async () => {
  const shared = await share(visitor, { name: 'Undecided Uwe' })
  await administrator.call('PUT /api/memories/:id', {
    params: { id: shared.id },
    body: { content: 'Shorter.' },
  })
  assert.ok((await heldNames()).includes('Undecided Uwe'))
})

test('the administrator’s own memories are never held', async () => {
  assert.equal((await share(administrator, { name: 'The family' })).approved, true)
})

test('when only doubtful memories are held, others appear at once', async () => {
  await moderate('doubtful')
  const long = 'He stood out there from Saturday noon until Sunday night with a plumb line.'
  const send = async (body: object) =>
    (await visitor.call('POST /api/memories', { body: { name: 'Dale', ...body } })).body.approved
  assert.equal(await send({ content: long, writingMs: 60_000, website: '' }), true)
  assert.equal(await send({ content: long }), false)
  assert.equal(await send({ content: 'Rest in peace.' }), true)
  assert.equal(await send({ content: 'Rest in peace.' }), true)
  assert.equal(await send({ content: 'See www.spam.example' }), false)
  world.pass(31 * 86_400_000)
  assert.equal(await send({ content: long }), true, 'after a month it is no repetition')
  const reasons = (await listMemories(await world.administrator()))
    .slice(0, 6)
    .map(({ heldBecause }) => heldBecause)
  assert.deepEqual(new Set(reasons), new Set([null, 'repeated', 'links']))
})
