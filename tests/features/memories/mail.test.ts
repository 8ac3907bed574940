import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openMailWorld } from '../mailWorld.ts'
import { share } from './visitors.ts'

const { world, visitor, mailbox, lettersAfter } = await openMailWorld()
const administrator = await world.administrator()
const set = (body: object) => administrator.call('PUT /api/settings', { body })
const minutes = (count: number) => count * 60_000

test('no mail is sent until an address is set', async () => {
  await share(visitor)
  assert.deepEqual(await lettersAfter(minutes(60)), [])
})

test('several memories make one letter with their number and a link, and nothing of their text', async () => {
  await set({ notifyEmail: 'family@example.org', moderation: 'off' })
  await share(visitor, { name: 'Secretive Sven', content: 'Words for the page alone' })
  await share(visitor, { content: 'And some more' })
  assert.deepEqual(await lettersAfter(0), [], 'it waits for more memories')
  const [letter, ...more] = await lettersAfter(minutes(11))
  assert.deepEqual(more, [])
  assert.match(letter?.to ?? '', /family@example\.org/)
  assert.match(letter?.text ?? '', /2 new memories/)
  assert.match(letter?.text ?? '', /https:\/\/walter\.example\.org\/admin#memories/)
  assert.doesNotMatch(letter?.text ?? '', /Sven|Words for|some more/)
})

test('a letter announces only what is new since the last one, and how many memories wait', async () => {
  await set({ moderation: 'all' })
  await share(visitor)
  const [letter] = await lettersAfter(minutes(11))
  assert.match(letter?.text ?? '', /A new memory was shared/)
  assert.match(letter?.text ?? '', /1 memory waits/)
})

test('a letter comes also after one of the future, when the clock is set back', async () => {
  const tenYears = minutes(3_650 * 24 * 60)
  for (const shift of [tenYears, -tenYears]) {
    world.pass(shift)
    await share(visitor)
    const [letter] = await lettersAfter(minutes(11))
    assert.match(letter?.text ?? '', /A new memory was shared/)
  }
})

test('a letter that could not be sent is sent later, and sharing does not wait for it', async () => {
  mailbox.reject('451 not now')
  assert.equal((await share(visitor)).approved, false)
  assert.deepEqual(await lettersAfter(minutes(11)), [])
  mailbox.reject(null)
  assert.equal((await lettersAfter(minutes(120))).length, 1)
})

test('a memory that its writer changed, and that is held again, is announced too', async () => {
  await set({ moderation: 'off' })
  const { writerKey = '' } = await share(visitor)
  await lettersAfter(minutes(11))
  await set({ moderation: 'all' })
  await visitor.call('PUT /api/memories/mine', {
    headers: { 'writer-key': writerKey },
    body: { content: 'New' },
  })
  const [letter] = await lettersAfter(minutes(11))
  assert.match(letter?.text ?? '', /changed by its writer/)
})
