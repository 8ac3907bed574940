import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '../../../contract/limits.ts'
import { papers } from '../../../domain/paper.ts'
import { makeSheetPdf } from '../../book/makePdf.ts'
import { openSheetWorld } from '../../book/sheetWorld.ts'
import { coloredPicture } from '../../support/files/coloredPicture.ts'
import { readCodes } from '../../support/files/readCodes.ts'

const { world, admin, save } = await openSheetWorld()

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
      ['send', 'small'],
      ['card', 'large'],
      ['thanks', 'large'],
    ] as const) {
      const { pdf, report } = await makeSheetPdf(world, kind, { paper, cardSize, asksForPhotographs: true })
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

test('each sheet stays on one page with a name of the maximal length', async () => {
  const name = 'Professor Maximilian Alexander Hohenstaufen '.repeat(3).slice(0, limits.name).trim()
  const form = { title: 'Portrait', file: await coloredPicture('#25463a', [1600, 2000]) }
  const { status, body } = await admin.call('POST /api/media', { form })
  assert.equal(status, 201)
  await save({ name, portraitPath: body.filePath })
  await world.settle()
  for (const kind of ['poster', 'cards', 'send', 'card'] as const) {
    const { pages, pdf } = await makeSheetPdf(world, kind)
    assert.equal(pages, 1, kind)
    assert.match(pdf.text.replace(/\s+/g, ' '), /Professor .* Hohenstaufen/)
  }
  const wideName = `${'W'.repeat(60)} ${'M'.repeat(59)}`
  await save({ name: wideName })
  const { pages, report } = await makeSheetPdf(world, 'poster', { paper: 'letter' })
  assert.deepEqual([pages, report], [1, []])
})

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

const countIn = (text: string, part: string) => text.replace(/\s+/g, ' ').split(part).length - 1
