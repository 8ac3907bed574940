import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMedia } from '../support/world/addMedia.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { removeBreaks } from '../../server/outputs/book/addBreaks.ts'
import { typeset } from '../../domain/typeset.ts'
import { makeBookPdf, makeSheetPdf } from './makePdf.ts'

const { world, admin } = await openSharedWorld()
const typed = `He'd say "ride it" -- and he did. See https://example.org/a--b'c`
await admin.call('PUT /api/settings', {
  body: {
    name: 'George "Jack" Miller',
    programme: 'Entrance: "Amazing Grace"',
    cardQuestions: `What was "Jack's" best joke?`,
  },
})
await admin.call('PUT /api/obituary', { body: { content: typed, imagePath: '' } })
await admin.call('POST /api/services', {
  body: {
    title: "Jack's farewell",
    date: 'March 18, 2031',
    time: '2:00 PM - 6:00 PM',
    location: "St. Mary's Church",
    description: typed,
  },
})
const memory = { name: `Ida "Granny" O'Neil`, content: typed, mediaIds: [] }
assert.equal((await world.visitor.call('POST /api/memories', { body: memory })).status, 201)
await addMedia(admin, [{ file: 'photos/person-small-square.jpg', title: `Jack's "bee"`, description: typed }])
await world.settle()

/** Lists the typewriter signs that are printed outside the address, with what is around them. */
const findTypewriterSigns = (text: string) =>
  flatten(text)
    .replaceAll("example.org/a--b'c", '')
    .match(/.{0,20}(?:["']|--| - ).{0,20}/g) ?? []

const flatten = (text: string) => text.replace(/\s+/g, ' ')

test('the book has no typewriter quotation mark and no double hyphen, except in addresses', async () => {
  const { pdf } = await makeBookPdf(world)
  assert.deepEqual(findTypewriterSigns(pdf.text), [])
  const text = flatten(pdf.text)
  for (const set of [
    'George “Jack” Miller',
    'He’d say “ride it” – and he did.',
    'Jack’s farewell',
    '2:00 PM – 6:00 PM',
    'St. Mary’s Church',
    'Ida “Granny” O’Neil',
    'Jack’s “bee”',
  ])
    assert.ok(text.includes(set), set)
  assert.ok(text.replaceAll(' ', '').includes("https://example.org/a--b'c"))
})

test('a name in a report has no spaces that only print needs', () => {
  assert.equal(removeBreaks(typeset('Henry Ford III')), 'Henry Ford III')
})

test('neither has a sheet', async () => {
  for (const [kind, set] of [
    ['order', 'Entrance: “Amazing Grace”'],
    ['poster', 'George “Jack” Miller'],
    ['cards', 'What was “Jack’s” best joke?'],
    ['card', 'George “Jack” Miller'],
    ['thanks', 'Ida “Granny” O’Neil'],
  ] as const) {
    const { pdf } = await makeSheetPdf(world, kind)
    assert.deepEqual(findTypewriterSigns(pdf.text), [], kind)
    assert.ok(flatten(pdf.text).includes(set), `${kind} has ${set}`)
  }
})

test('the table cards of a Hebrew name begin all their lines at the right, and the code is at the left', async () => {
  const settings = { name: 'יצחק כהן', birthDate: '4 March 1941', deathDate: '20 November 2026' }
  await admin.call('PUT /api/settings', { body: settings })
  for (const cardSize of ['large', 'small'] as const) {
    const { pdf } = await makeSheetPdf(world, 'cards', { cardSize })
    const [page] = pdf.pages
    assert.ok(page)
    // the cards of the left column
    const lines = page.lines.filter(({ box }) => box[2] < page.width / 2)
    const rights = lines.map(({ box }) => Math.round(box[2]))
    assert.ok(lines.length >= 4, 'name, dates, question and invitation')
    assert.ok(Math.max(...rights) - Math.min(...rights) <= 4, rights.join())
    const [first] = lines
    assert.ok(first && first.box[0] > page.width * 0.1, 'the code is to the left of the text')
  }
  await admin.call('PUT /api/settings', {
    body: { name: 'George "Jack" Miller', birthDate: null, deathDate: null },
  })
})
