import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listMemories, share } from './visitors.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { visitor, admin } = await openSharedWorld()

const content = 'He taught me to whistle. I still do, on the way home.'
const sentence = 'He taught me to whistle.'
const mark = (id: string, slideshowSentence: string | null) =>
  admin.call('PUT /api/memories/:id', { params: { id }, body: { slideshowSentence } })
const readSentence = async (id: string) =>
  (await listMemories(visitor)).find((memory) => memory.id === id)?.slideshowSentence

test('the family marks a sentence of a memory for the slideshow, and takes the mark away', async () => {
  const { id } = await share(visitor, { name: 'Anna', content })
  assert.equal(await readSentence(id), null)
  assert.equal((await mark(id, sentence)).body.slideshowSentence, sentence)
  assert.equal(await readSentence(id), sentence)
  await mark(id, null)
  assert.equal(await readSentence(id), null)
})

test('a sentence that is not in the memory is refused', async () => {
  const { id } = await share(visitor, { name: 'Anna', content })
  const { status, refusal } = await mark(id, 'He was rich.')
  assert.equal(status, 400)
  assert.equal(refusal.issues?.[0]?.path, 'slideshowSentence')
  assert.equal(await readSentence(id), null)
})

test('a sentence that its writer has removed is no longer shown', async () => {
  const { body } = await visitor.call('POST /api/memories', { body: { name: 'Anna', content } })
  await mark(body.id, sentence)
  await visitor.call('PUT /api/memories/mine', {
    headers: { 'writer-key': body.writerKey ?? '' },
    body: { content: 'I still whistle.' },
  })
  assert.equal(await readSentence(body.id), null)
})
