import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '../../../contract/limits.ts'
import { toQuestionKey } from '../../../server/memorial/questions.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { listMemories, share } from './visitors.ts'

const { world, visitor, admin } = await openSharedWorld()

const FIX = 'What did he fix for you?'
const RIDE = 'Where did you ride to?'
const saveQuestions = (cardQuestions: string) => admin.call('PUT /api/settings', { body: { cardQuestions } })
const readQuestion = (question: string) =>
  visitor.call('GET /api/memories/questions/:id', { params: { id: toQuestionKey(question) } })
const find = async (id: string) => (await listMemories(visitor)).find((memory) => memory.id === id)

test('a memory keeps its question, and a printed card its code, when the question leaves the cards', async () => {
  await saveQuestions(`${FIX}\n\n  ${RIDE}  \n`)
  const { id } = await share(visitor, { name: 'Ada', content: 'My bicycle.', question: FIX })
  await saveQuestions(RIDE)
  await saveQuestions('')
  assert.equal((await find(id))?.question, FIX)
  assert.equal((await readQuestion(FIX)).body.question, FIX)
  const later = await share(visitor, { name: 'Carl', content: 'To the lake.', question: RIDE })
  assert.equal((await find(later.id))?.question, RIDE)
})

test('a stranger cannot put words of his own above a memory, and the memory is shared all the same', async () => {
  await saveQuestions(FIX)
  for (const question of ['Why did he owe me money?', FIX.toUpperCase()]) {
    const { id, writerKey = '' } = await share(visitor, { name: 'Mallory', content: 'Ask me.', question })
    assert.equal((await find(id))?.question, null)
    const headers = { 'writer-key': writerKey }
    await visitor.call('PUT /api/memories/mine', { headers, body: { content: 'Ask!', question } })
    const memory = await find(id)
    assert.deepEqual([memory?.content, memory?.question], ['Ask!', null])
  }
  assert.equal((await readQuestion('Why did he owe me money?')).status, 404)
  for (const id of ['', 'x', toQuestionKey(FIX).slice(1)])
    assert.equal((await visitor.get(`/api/memories/questions/${id}`)).status, 404, id)
})

test('the writer removes the question above a memory, and an edit of the words keeps it', async () => {
  await saveQuestions(FIX)
  const { id, writerKey = '' } = await share(visitor, { name: 'Ada', content: 'My bell.', question: FIX })
  const headers = { 'writer-key': writerKey }
  const edit = (body: object) => visitor.call('PUT /api/memories/mine', { headers, body })
  assert.equal((await edit({ content: 'My old bell.' })).body.question, FIX)
  assert.equal((await edit({ question: 'Whose bell?' })).body.question, FIX)
  assert.equal((await edit({ question: null })).body.question, null)
  assert.equal((await find(id))?.question, null)
})

test('an administrator corrects or removes the question, and the history of changes says so', async () => {
  await saveQuestions(FIX)
  const { id } = await share(visitor, { name: 'Ada', content: 'My clock.', question: FIX })
  const edit = (question: string | null) =>
    admin.call('PUT /api/memories/:id', { params: { id }, body: { question, base: { question: FIX } } })
  assert.equal((await edit(null)).body.question, null)
  const [entry] = (await admin.call('GET /api/journal')).body.entries
  assert.deepEqual([entry?.before, entry?.after], [{ question: FIX }, { question: null }])
  assert.equal((await edit(RIDE)).status, 409, 'somebody else has removed it')
})

test('a deleted memory comes back with its question', async () => {
  await admin.call('PUT /api/settings', { body: { cardQuestions: FIX, keepDeleted: 'on' } })
  const { id } = await share(visitor, { name: 'Ada', content: 'My gate.', question: FIX })
  await admin.call('DELETE /api/memories/:id', { params: { id } })
  await admin.call('POST /api/deleted/put-back', { body: { ids: [id] } })
  assert.equal((await find(id))?.question, FIX)
})

test('a link in a question is no reason to hold the memory that answers it', async () => {
  const question = 'Which song of https://songs.example.org did he like?'
  await admin.call('PUT /api/settings', { body: { cardQuestions: question, moderation: 'doubtful' } })
  const memory = await share(visitor, { name: 'Ada', content: 'The third.', question })
  assert.deepEqual([memory.approved, memory.question], [true, question])
  await admin.call('PUT /api/settings', { body: { moderation: 'off' } })
})

test('questions that do not fit are refused, and the answer says which and by how much', async () => {
  await saveQuestions(FIX)
  const refuse = async (cardQuestions: string) => {
    const { status, refusal } = await saveQuestions(cardQuestions)
    assert.equal(status, 400)
    assert.equal(refusal.issues?.[0]?.path, 'cardQuestions')
    return refusal.issues?.[0]?.message
  }
  const long = `${'What did he say when you were late '.repeat(3)}?`
  assert.equal(
    await refuse(`${FIX}\n\n${long}`),
    `Line 3 is ${long.length - limits.question} letters too long: “What did he say when you…”.`,
  )
  assert.match((await refuse('x'.repeat(91))) ?? '', /^Line 1 is 1 letter too long/)
  assert.equal(
    await refuse(Array.from({ length: 9 }, (_, index) => `Question ${index}?`).join('\n')),
    'There is room for 8 lines; this has 9.',
  )
  assert.equal((await admin.call('GET /api/settings')).body.cardQuestions, FIX)
  const full = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(limits.question)).join('\n')
  assert.equal((await saveQuestions(`\n${full.replaceAll('\n', '\r\n\r\n')}\n`)).body.cardQuestions, full)
})

test('only administrators read the list of questions', async () => {
  await saveQuestions(FIX)
  const helper = await world.helper()
  for (const person of [visitor, helper])
    assert.ok(!('cardQuestions' in (await person.call('GET /api/settings')).body))
  const spoken = (await visitor.get('/api/settings')).text + (await visitor.get('/memories')).text
  assert.ok(!spoken.includes(FIX))
})

test('marks, quotes, emoji and Arabic in a question are kept as they are', async () => {
  for (const question of [
    '# “What’s” *his* <b>$price</b> & \\name{} 👩🏽‍🌾?',
    'ماذا أصلح لك؟',
    'W'.repeat(90),
  ]) {
    await saveQuestions(question)
    const { id } = await share(visitor, { name: 'Ada', content: 'Yes.', question })
    assert.equal((await find(id))?.question, question)
    assert.equal((await readQuestion(question)).body.question, question)
  }
})
