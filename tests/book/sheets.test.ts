import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import sharp from 'sharp'
import { papers } from '../../domain/paper.ts'
import { limits } from '../../contract/limits.ts'
import type { Person } from '../../samples/person.ts'
import { makeSheet } from '../../server/outputs/book/makeSheet.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { openWorld, type World } from '../support/world/world.ts'
import { makeSheetPdf, sheetOptions } from './makePdf.ts'

let world: World
let admin: Person
beforeEach(async () => {
  world = await openWorld()
  admin = await world.administrator()
  await admin.call('PUT /api/settings', { body: { name: 'Arne Lindholm', birthDate: 'May 12, 1948' } })
  await admin.call('PUT /api/obituary', { body: { content: 'He built bridges.' } })
  const service = { title: 'Farewell', date: 'March 18, 2025', time: 'TBD', location: 'Duluth' }
  await admin.call('POST /api/services', { body: service })
  const memory = { name: 'Ada', content: 'He sang in the bath.', mediaIds: [] }
  assert.equal((await world.visitor.call('POST /api/memories', { body: memory })).status, 201)
})
afterEach(() => world.close())

test('poster, cards and card have the name and the QR code; the list of people to thank is also a table', async () => {
  for (const kind of ['poster', 'cards', 'card', 'thanks'] as const) {
    const { pages, report, pdf } = await makeSheetPdf(world, kind)
    assert.equal(pages, 1)
    assert.deepEqual(report, [])
    assert.match(pdf.text, kind === 'thanks' ? /Ada/ : /Arne\s+Lindholm/)
  }
  const table = path.join(temporaryFolder(), 'thanks.csv')
  await makeSheet(world.context, 'thanks', table, sheetOptions)
  assert.match(readFileSync(table, 'utf8'), /^\ufeffName,Wrote,Photographs,Day\r\nAda,yes,,"/)
})

test('on both papers, everything of a sheet is at least 10 mm from its edge, with the longest name and questions', async () => {
  const name = 'Professor Maximilian Alexander Hohenstaufen '.repeat(3).slice(0, limits.name).trim()
  const cardQuestions = [
    'What did he fix for you?',
    'Where did you ride to? '.repeat(4).trim().slice(0, 90),
  ].join('\n')
  await admin.call('PUT /api/settings', { body: { name, deathDate: 'February 9, 2025', cardQuestions } })
  const margin = (10 / 25.4) * 72 - 0.5
  for (const paper of papers)
    for (const [kind, cardSize] of [
      ['poster', 'large'],
      ['cards', 'large'],
      ['cards', 'small'],
      ['card', 'large'],
      ['thanks', 'large'],
    ] as const) {
      const { pdf, report } = await makeSheetPdf(world, kind, { paper, cardSize })
      assert.deepEqual(report, [])
      for (const { width, height, lines } of pdf.pages)
        for (const { box, text } of lines) {
          const [left, top, right, bottom] = box
          const distance = Math.min(left, top, width - right, height - bottom)
          assert.ok(distance >= margin, `${kind} ${cardSize} ${paper}: ${text} ${distance}`)
        }
    }
})

test('table cards are 4 × 6 inches on Letter and A6 on A4, or eight on a sheet, and as many as there are questions', async () => {
  const questions = ['One?', 'Two?', 'Three?', 'Four?', 'Five?']
  await admin.call('PUT /api/settings', { body: { cardQuestions: questions.join('\n') } })
  for (const [paper, cardSize, pages, cards] of [
    ['letter', 'large', 3, 6],
    ['a4', 'large', 2, 8],
    ['letter', 'small', 1, 8],
    ['a4', 'small', 1, 8],
  ] as const) {
    const { pdf } = await makeSheetPdf(world, 'cards', { paper, cardSize })
    assert.equal(pdf.pages.length, pages)
    for (const question of questions) assert.ok(pdf.text.includes(question), question)
    assert.equal(pdf.text.match(/Share a memory/g)?.length, cards)
  }
})

test('the dates are below the name on the card for the piano, and its code says what it is for and opens with a key', async () => {
  await admin.call('PUT /api/settings', {
    body: { name: 'George Gregory Quigley', deathDate: 'February 9, 2025' },
  })
  const { key, id } = (await admin.call('POST /api/access/keys', { body: { name: 'Printed codes' } })).body
  const { pdf, bytes } = await makeSheetPdf(world, 'card', { keyId: id })
  const lines = pdf.pages[0]?.lines ?? []
  const nameLine = lines.find(({ text }) => text.includes('George'))
  const dateLine = lines.find(({ text }) => text.includes('1948'))
  assert.ok(nameLine && dateLine && dateLine.box[1] >= nameLine.box[3])
  assert.match(pdf.text, /See his photographs/)
  assert.ok(bytes.toString('latin1').includes(`/gallery?key=${key}`))
  await admin.call('DELETE /api/access/keys/:id', { params: { id } })
  await assert.rejects(makeSheetPdf(world, 'card', { keyId: id }), /This link was revoked/)
})

test('a letter without a font is reported only for the sheet that prints it', async () => {
  const memory = { name: 'Nefer 𓀀', content: 'Alone.', mediaIds: [] }
  assert.equal((await world.visitor.call('POST /api/memories', { body: memory })).status, 201)
  assert.deepEqual((await makeSheetPdf(world, 'poster')).report, [])
  assert.match((await makeSheetPdf(world, 'thanks')).report.join(), /𓀀/)
})

test('each sheet stays on one page with a name of the maximal length', async () => {
  const name = 'Professor Maximilian Alexander Hohenstaufen '.repeat(3).slice(0, limits.name).trim()
  const file = { name: 'portrait.jpg', type: '', bytes: await portrait() }
  assert.equal((await admin.call('POST /api/media', { form: { title: 'Portrait', file } })).status, 201)
  const [media] = (await admin.call('GET /api/media')).body
  const settings = { name, portraitPath: media?.filePath ?? '' }
  assert.equal((await admin.call('PUT /api/settings', { body: settings })).status, 200)
  await world.settle()
  for (const kind of ['poster', 'cards', 'card'] as const) {
    const { pages, pdf } = await makeSheetPdf(world, kind)
    assert.equal(pages, 1, kind)
    assert.match(pdf.text.replace(/\s+/g, ' '), /Professor .* Hohenstaufen/)
  }
  const wideName = `${'W'.repeat(60)} ${'M'.repeat(59)}`
  assert.equal((await admin.call('PUT /api/settings', { body: { name: wideName } })).status, 200)
  const { pages, report } = await makeSheetPdf(world, 'poster', { paper: 'letter' })
  assert.deepEqual([pages, report], [1, []])
})

test('the report says by how much the text of a card is too tall in its smallest type', async () => {
  const cardQuestions = '\u{13000}'.repeat(45)
  assert.equal((await admin.call('PUT /api/settings', { body: { cardQuestions } })).status, 200)
  // no font has this letter, so it is printed as its number, which is nine times as long
  const { report } = await makeSheetPdf(world, 'cards', { cardSize: 'small' })
  assert.match(report.join('\n'), /^The text with “.*U\+13000.*” is \d+ mm too tall for its card or poster/m)
})

const portrait = () =>
  sharp({ create: { width: 1600, height: 2000, channels: 3, background: '#25463a' } })
    .jpeg()
    .toBuffer()
