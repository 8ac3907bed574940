import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { listMemories, share } from './visitors.ts'

const { world, visitor, admin: administrator } = await openSharedWorld()
const edit = (id: string, body: object) =>
  administrator.call('PUT /api/memories/:id', { params: { id }, body })
const answer = (id: string, body: object) =>
  administrator.call('PUT /api/memories/:id/answer', { params: { id }, body })
const answerSeenBy = async (person: typeof visitor, id: string) => {
  const memory = (await listMemories(person)).find((each) => each.id === id)
  return memory && [memory.answer, memory.answeredBy]
}

test('everyone reads an answer below its memory, with a name only if one was given', async () => {
  const { id, answer: none } = await share(visitor)
  assert.equal(none, null)
  const { body } = await answer(id, { answer: 'He came early to us, too.' })
  assert.deepEqual([body.answer, body.answeredBy], ['He came early to us, too.', null])
  assert.deepEqual(await answerSeenBy(visitor, id), ['He came early to us, too.', null])
  await answer(id, { answeredBy: 'Inga' })
  assert.deepEqual(await answerSeenBy(visitor, id), ['He came early to us, too.', 'Inga'])
})

test('a corrected answer keeps its day, and a withdrawn one is gone', async () => {
  const { id } = await share(visitor)
  const first = (await answer(id, { answer: 'Thank yuo', answeredBy: 'Inga' })).body
  world.pass(3_600_000)
  const second = (await answer(id, { answer: 'Thank you' })).body
  assert.deepEqual([second.answer, second.answeredAt], ['Thank you', first.answeredAt])
  const last = (await answer(id, { answer: '  ' })).body
  assert.deepEqual([last.answer, last.answeredBy, last.answeredAt], [null, null, null])
})

test('the answer to a hidden memory is hidden with it, also from its writer', async () => {
  const { id, writerKey = '' } = await share(visitor)
  await answer(id, { answer: 'Between us' })
  await edit(id, { approved: false })
  assert.equal(await answerSeenBy(visitor, id), undefined)
  const own = await visitor.call('GET /api/memories/mine', { headers: { 'writer-key': writerKey } })
  assert.equal(own.body.answer, null)
  await edit(id, { approved: true })
  assert.deepEqual(await answerSeenBy(visitor, id), ['Between us', null])
})

test('a writer cannot answer a memory, neither when sharing it nor with its key', async () => {
  const { id, writerKey = '' } = await share(visitor, { answer: 'My own' } as object)
  await visitor.call('PUT /api/memories/mine', {
    headers: { 'writer-key': writerKey },
    body: { answer: 'My own' },
  })
  assert.deepEqual(await answerSeenBy(administrator, id), [null, null])
})

test('the journal says what the answer was before', async () => {
  const { id } = await share(visitor)
  await answer(id, { answer: 'First' })
  await answer(id, { answer: 'Second' })
  const { entries } = (await administrator.call('GET /api/journal')).body
  assert.deepEqual([entries[0]?.before, entries[0]?.after], [{ answer: 'First' }, { answer: 'Second' }])
})
