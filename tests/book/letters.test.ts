import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { prepareForTypesetting } from '../../server/outputs/book/prepareForTypesetting.ts'
import type { Person } from '../../samples/person.ts'
import { addMedia } from '../support/world/addMedia.ts'
import { openWorld, type World } from '../support/world/world.ts'
import { makeBookPdf } from './makePdf.ts'

let world: World
let admin: Person
beforeEach(async () => {
  world = await openWorld()
  admin = await world.administrator()
})
afterEach(() => world.close())

async function share(name: string, content: string) {
  const body = { name, content, mediaIds: [] }
  const { status, text } = await world.visitor.call('POST /api/memories', { body })
  assert.equal(status, 201, text)
}

// titles are printed in italics, which the font with this letter does not have
test('a letter that a font of the book has only upright does not prevent a book', async () => {
  await addMedia(admin, [{ file: 'photos/person-small-square.jpg', title: 'The end \u10fb' }])
  const { report, pdf } = await makeBookPdf(world)
  assert.match(pdf.text, /The end/)
  assert.ok(!report.some((sentence) => sentence.includes('stops the program')), report.join('\n'))
})

test('letters that a font of this machine has only upright, and signs that Typst takes for letters, do not prevent a book', async () => {
  await addMedia(admin, [{ file: 'photos/landscape-2mp-bee.jpg', title: 'Oran \u07f4\u1680\u2d6f' }])
  await share('Mongolian \u180f', 'A selector \u180f\nat a line’s beginning.\n\u180fAnd again.')
  await share('Marks', 'Signs of which no font has all: \u{1f3fe}\u1abe\u20dd.')
  const { report, pdf } = await makeBookPdf(world)
  for (const text of ['Oran', 'A selector', 'And again.']) assert.ok(pdf.text.includes(text), text)
  assert.ok(!report.some((sentence) => sentence.includes('so it is left out')), report.join('\n'))
})

test('a name or an alternative text that has only characters to remove is printed as a dash, because a heading needs a text', async () => {
  const typed = {
    memories: [{ name: '\u0001\ud800' }, { name: '\u180f', content: [' '] }],
    picture: { alt: '\ufeff', title: '' },
  }
  const { value } = await prepareForTypesetting(typed, new Set())
  const printed = {
    memories: [{ name: '–' }, { name: '–', content: ['–'] }],
    picture: { alt: '–', title: '' },
  }
  assert.deepEqual(value, printed)
})
