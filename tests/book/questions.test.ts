import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '../../contract/limits.ts'
import { toQuestionKey } from '../../server/memorial/questions.ts'
import { readCodes } from '../support/files/readCodes.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { makeBookPdf, makeSheetPdf } from './makePdf.ts'

const { world, admin } = await openSharedWorld()
await admin.call('PUT /api/settings', { body: { name: 'Arne Lindholm', birthDate: 'May 12, 1948' } })
const saveQuestions = (cardQuestions: string) => admin.call('PUT /api/settings', { body: { cardQuestions } })
const countIn = (text: string, part: string) => text.replace(/\s+/g, ' ').split(part).length - 1

test('the cards of a sheet ask the questions in turn, and each code opens the form with its question', async () => {
  const questions = ['What did he fix for you?', 'Where did you ride to?', 'What did he sing?']
  await saveQuestions(questions.join('\n'))
  const { pages, bytes, pdf, report } = await makeSheetPdf(world, 'cards')
  assert.deepEqual([pages, report], [1, []])
  assert.deepEqual(
    questions.map((question) => countIn(pdf.text, question)),
    [2, 1, 1],
  )
  const links = questions.map(
    (question) => `https://arne.example.org/memories?shared=1&question=${toQuestionKey(question)}#add`,
  )
  assert.deepEqual(new Set(readCodes(bytes, 0, links)), new Set(links))
})

test('the longest questions fit on the cards, whatever is in them', async () => {
  const questions = [
    'W'.repeat(limits.question),
    `# *“What’s”* $1$ <b>\\name{}</b> 👩🏽‍🌾 ${'x'.repeat(49)}?`,
    'ماذا أصلح لك؟ '.repeat(6).trim(),
    'What would he say if you were late? '.repeat(2).trim(),
  ]
  await saveQuestions(questions.join('\n'))
  const { pages, pdf } = await makeSheetPdf(world, 'cards')
  assert.equal(pages, 1)
  assert.equal(countIn(pdf.text.replace(/\s+/g, ''), 'W'.repeat(limits.question)), 1)
  assert.ok(pdf.text.replace(/\s+/g, '').includes('#*“What’s”*$1$<b>\\name{}</b>'))
})

test('the question stands above its answer in the book, also when it has left the cards', async () => {
  await saveQuestions('What did he fix for you?')
  const body = { name: 'Ada', content: 'My bicycle.', question: 'What did he fix for you?', mediaIds: [] }
  assert.equal((await world.visitor.call('POST /api/memories', { body })).status, 201)
  await saveQuestions('')
  const { pdf } = await makeBookPdf(world)
  assert.match(pdf.text.replace(/\s+/g, ' '), /Ada .* What did he fix for you\? My bicycle\./)
})
