import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { papers } from '../../domain/paper.ts'
import { limits } from '../../contract/limits.ts'
import { makeSheet } from '../../server/outputs/book/makeSheet.ts'
import { toQuestionKey } from '../../server/memorial/questions.ts'
import { coloredPicture } from '../support/files/coloredPicture.ts'
import { readCodes } from '../support/files/readCodes.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { openWorld } from '../support/world/world.ts'
import { makeSheetPdf, sheetOptions } from './makePdf.ts'

const world = await openWorld()
after(() => world.close())
const admin = await world.administrator()
const memory = { name: 'Ada', content: 'He sang in the bath.', mediaIds: [] }
assert.equal((await world.visitor.call('POST /api/memories', { body: memory })).status, 201)
const { portraitPath } = (await admin.call('GET /api/settings')).body

const save = async (body: object) => {
  const { status, text } = await admin.call('PUT /api/settings', { body })
  assert.equal(status, 200, text)
}
beforeEach(() =>
  save({
    name: 'Arne Lindholm',
    birthDate: 'May 12, 1948',
    deathDate: null,
    cardQuestions: '',
    portraitPath,
  }),
)

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
  await save({ name, deathDate: 'February 9, 2025', cardQuestions })
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
  await save({ cardQuestions: questions.join('\n') })
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
  await save({ name: 'George Gregory Quigley', deathDate: 'February 9, 2025' })
  const { key, id } = (await admin.call('POST /api/access/keys', { body: { name: 'Printed codes' } })).body
  const { pdf, bytes } = await makeSheetPdf(world, 'card', { keyId: id })
  const lines = pdf.pages[0]?.lines ?? []
  const nameLine = lines.find(({ text }) => text.includes('George'))
  const dateLine = lines.find(({ text }) => text.includes('1948'))
  assert.ok(nameLine && dateLine && dateLine.box[1] >= nameLine.box[3])
  assert.match(pdf.text, /See his photographs/)
  const link = `https://arne.example.org/gallery?key=${key}`
  assert.deepEqual(readCodes(bytes, 0, [link]), [link])
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
  const form = { title: 'Portrait', file: await coloredPicture('#25463a', [1600, 2000]) }
  const { status, body } = await admin.call('POST /api/media', { form })
  assert.equal(status, 201)
  await save({ name, portraitPath: body.filePath })
  await world.settle()
  for (const kind of ['poster', 'cards', 'card'] as const) {
    const { pages, pdf } = await makeSheetPdf(world, kind)
    assert.equal(pages, 1, kind)
    assert.match(pdf.text.replace(/\s+/g, ' '), /Professor .* Hohenstaufen/)
  }
  const wideName = `${'W'.repeat(60)} ${'M'.repeat(59)}`
  await save({ name: wideName })
  const { pages, report } = await makeSheetPdf(world, 'poster', { paper: 'letter' })
  assert.deepEqual([pages, report], [1, []])
})

test('the report says by how much the text of a card is too tall in its smallest type', async () => {
  const cardQuestions = '\u{13000}'.repeat(45)
  await save({ cardQuestions })
  // no font has this letter, so it is printed as its number, which is nine times as long
  const { report } = await makeSheetPdf(world, 'cards', { cardSize: 'small' })
  assert.match(report.join('\n'), /^The text with “.*U\+13000.*” is \d+ mm too tall for its card or poster/m)
})

test('the cards of a sheet ask the questions in turn, and each code opens the form with its question', async () => {
  const questions = ['What did he fix for you?', 'Where did you ride to?', 'What did he sing?']
  await save({ cardQuestions: questions.join('\n') })
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

const countIn = (text: string, part: string) => text.replace(/\s+/g, ' ').split(part).length - 1

test('the longest questions fit on the cards, whatever is in them', async () => {
  const questions = [
    'W'.repeat(limits.question),
    `# *“What’s”* $1$ <b>\\name{}</b> 👩🏽‍🌾 ${'x'.repeat(49)}?`,
    'ماذا أصلح لك؟ '.repeat(6).trim(),
    'What would he say if you were late? '.repeat(2).trim(),
  ]
  await save({ cardQuestions: questions.join('\n') })
  const { pages, pdf } = await makeSheetPdf(world, 'cards')
  assert.equal(pages, 1)
  const text = pdf.text.replace(/\s+/g, '')
  assert.equal(countIn(text, 'W'.repeat(limits.question)), 1)
  assert.ok(text.includes('#*“What’s”*$1$<b>\\name{}</b>'))
})

test('the table cards of a Hebrew name begin all their lines at the right, and the code is at the left', async () => {
  await save({ name: 'יצחק כהן', birthDate: '4 March 1941', deathDate: '20 November 2026' })
  for (const cardSize of ['large', 'small'] as const) {
    const { pdf } = await makeSheetPdf(world, 'cards', { cardSize })
    const [page] = pdf.pages
    assert.ok(page)
    // the cards of the left column
    const lines = page.lines.filter(({ box }) => box[2] < page.width / 2)
    const rights = lines.map(({ box }) => Math.round(box[2]))
    assert.ok(lines.length >= 4, 'name, dates, and two lines of invitation')
    assert.ok(Math.max(...rights) - Math.min(...rights) <= 4, rights.join())
    const [first] = lines
    assert.ok(first && first.box[0] > page.width * 0.1, 'the code is to the left of the text')
  }
})

test('the codes of a poster and of table cards keep the key that the address has, and cards open the page as a shared device does', async () => {
  for (const [kind, code] of [
    ['cards', 'https://arne.example.org/memories?key=abc&shared=1'],
    ['poster', 'https://arne.example.org/memories?key=abc'],
  ] as const) {
    const { bytes } = await makeSheetPdf(world, kind, { address: 'https://arne.example.org/?key=abc' })
    assert.deepEqual([...new Set(readCodes(bytes, 0, [code]))], [code], kind)
  }
})

test('a poster whose address only this computer or house can open has no code, and a remark says so', async () => {
  for (const [address, remark] of [
    ['http://127.0.0.1:3000', /^Only this computer can open this address\. So there is no code to print/],
    [
      'http://nas.local',
      /^Only devices on this network can open this address\. So there is no code to print/,
    ],
  ] as const) {
    const { pdf, bytes, report } = await makeSheetPdf(world, 'poster', { address })
    assert.deepEqual(readCodes(bytes, 0, []), [])
    assert.doesNotMatch(pdf.text, /Point your phone/)
    assert.equal(report.length, 1)
    assert.match(report[0] ?? '', remark)
  }
})
