import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '../../../contract/limits.ts'
import { formatDay } from '../../../domain/calendar/formatDay.ts'
import { pageSizes } from '../../../server/outputs/book/pageSizes.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { withinAnHour } from '../../support/world/world.ts'
import {
  ADDRESS_COUNT,
  addresses,
  endlessWord,
  hebrew,
  markedTexts,
  markup,
  nestedTexts,
  slowTexts,
  strangeTexts,
} from '../../book/hostileTexts.ts'
import { makeBookPdf, makeSheetPdf } from '../../book/makePdf.ts'
import { assertWithinMargins } from '../../book/margins.ts'

const { world, admin } = await openSharedWorld({ at: withinAnHour() })
const dates = { birthDate: '12 במאי 1948', deathDate: '9 בפברואר 2025' }
await admin.call('PUT /api/settings', { body: { name: 'יצחק כהן', ...dates } })
await admin.call('PUT /api/obituary', { body: { content: `${nestedTexts.overrides}\n\nHe built bridges.` } })
for (const [title, description] of [
  ['The bee', `e${'\u0301'.repeat(limits.description - 1)}`],
  ['\u2067a '.repeat(66) + 'x', nestedTexts.isolates.slice(0, 5_000)],
  // titles are printed in italics, which the fonts with these letters do not have
  ['The end \u10fb', ''],
  ['Oran \u07f4\u1680\u2d6f', ''],
] as const)
  await addPhoto(admin, { title, description })
const longName = 'N' + '\u0301'.repeat(limits.name - 1)
for (const [name, content] of [
  ['Dov', hebrew.join('\n\n')],
  ...Object.entries({ ...markedTexts, ...slowTexts, ...nestedTexts }),
  ...strangeTexts,
  [longName, 'Short.'],
] as const) {
  const { status, text } = await world.visitor.call('POST /api/memories', { body: { name, content } })
  assert.equal(status, 201, text)
}
const [latest, ...earlier] = (await admin.call('GET /api/memories')).body
const day = formatDay(latest?.day ?? '')
const answer = { params: { id: earlier.at(-1)?.id ?? '' }, body: { answer: 'תמיד שר.', answeredBy: 'Inga' } }
await admin.call('PUT /api/memories/:id/answer', answer)
/** The same book in both PDF standards. */
const books = [await makeBookPdf(world), await makeBookPdf(world, { standard: 'a-2b' })] as const
const [{ pdf, report }] = books
const flat = pdf.text.replace(/\s+/g, ' ')

test('no text prevents a book: it has all letters, in its margins, and every font is embedded', () => {
  // where a line ends with an address, a space without ink may be in the margin
  const firstOfBot = pdf.pages.findIndex(({ text }) => text.includes('latexweb'))
  assertWithinMargins(pdf.pages.slice(0, firstOfBot), pageSizes.a4)
  for (const { width, lines } of pdf.pages)
    for (const { box } of lines) assert.ok(box[0] >= 0 && box[2] <= width - 60, 'no line leaves the page')
  assert.ok(flat.includes(markup.replace('"1+1"', '“1+1”')), 'markup is text, with its quotation marks set')
  assert.equal(pdf.text.match(/Q/g)?.length, endlessWord.length)
  for (const name of Object.keys({ ...markedTexts, ...slowTexts })) assert.ok(pdf.text.includes(name), name)
  assert.ok((pdf.text.match(/\ba\b/g) ?? []).length > 7_000, 'no word in nested directions is left out')
  for (const text of ['He built bridges.', 'and left.', 'The end', 'Oran', 'A selector', 'And again.'])
    assert.ok(flat.includes(text), text)
  for (const letters of [/Иван/, /[\u0590-\u05ff]{3}/, /[\u0600-\u06ff\ufb50-\ufeff]{3}/, /🐝/u])
    assert.match(flat, letters)
  // the head and the foot of a page split a few of the addresses
  const found = pdf.text.replace(/\s+/g, '').split(addresses[0] ?? '').length - 1
  assert.ok(found > 0.95 * ADDRESS_COUNT, `${found} addresses`)
  assert.ok(pdf.fonts.length >= 3)
  const notEmbedded = pdf.fonts.filter(({ isEmbedded }) => !isEmbedded)
  assert.deepEqual(notEmbedded, [])
  for (const { report } of books)
    assert.ok(!report.some((sentence) => sentence.includes('stops the program')), report.join('\n'))
})

test('letters that no font has are printed as numbers, and the report names each once; invisible letters do no harm', () => {
  for (const { pdf, report } of books) {
    assert.match(pdf.text, /\[U\+13000\]\[U\+13001\]\s+[^[]*A sign: \[U\+13000\], and a mark of byte order\./)
    const sentences = report.filter((sentence) => sentence.startsWith('No font'))
    const [, list = ''] = /^No font here has the letters (.*); they are printed/s.exec(sentences.join()) ?? []
    const letters = list.split(' ')
    assert.deepEqual([sentences.length, new Set(letters).size], [1, letters.length])
    assert.ok(letters.includes('\u{13000}') && letters.includes('\u{13001}'), list)
  }
})

test('the report of a book names the texts whose stacked marks are left out, and how many', () => {
  const named = report.flatMap(
    (sentence) => /left out where a letter has more .*: (.*)$/s.exec(sentence)?.[1] ?? [],
  )
  const writers = [...Object.keys(markedTexts), 'N' + '\u0301'.repeat(30)].map((name) => `${name}, ${day}`)
  assert.deepEqual(named.toSorted(), [...writers, 'The bee'].toSorted())
  const [ofAcute] = report.filter((sentence) => sentence.includes(': acute'))
  assert.equal(
    ofAcute,
    `19,969 marks are left out where a letter has more than can be printed: acute, ${day}`,
  )
})

const nameNested = (report: readonly string[]) =>
  report.flatMap((sentence) => /^[\d,]+ marks for the direction .*: (.*)$/su.exec(sentence)?.[1] ?? [])

test('the report of a book names the texts whose nested directions are left out, but no quotation in a quotation', () => {
  const named = nameNested(report)
  for (const name of Object.keys(nestedTexts)) assert.ok(named.includes(`${name}, ${day}`), name)
  assert.ok(named.includes('His Life'))
  assert.ok(
    named.some((name) => name.startsWith('\u2067a')),
    'the photograph',
  )
  assert.ok(!named.some((name) => name.startsWith('Noa')))
})

test('a memory in Hebrew begins at the right: name, day, paragraphs and answer; the dates on the title page are in its order', () => {
  const page = pdf.pages.findLast(({ text }) => text.includes('Dov'))
  const start = page?.lines.findIndex(({ text }) => text.includes('Dov')) ?? -1
  const lines =
    page?.lines.slice(start, start + 6).filter(({ text }) => /Dov|\d{4}|[\u0590-\u05ff]/.test(text)) ?? []
  assert.ok(lines.length >= 5, lines.map(({ text }) => text).join('\n'))
  for (const { text, box } of lines)
    assert.ok(box[2] > (page?.width ?? 0) * 0.8, `${text} begins at ${box[2]}`)
  const findLeft = (piece: string) =>
    pdf.pages[0]?.lines.find(({ text }) => text.includes(piece))?.box[0] ?? assert.fail(`no ${piece}`)
  const lefts = ['12', '1948', '2025'].map(findLeft)
  assert.deepEqual(
    lefts,
    lefts.toSorted((a, b) => b - a),
    'from right to left',
  )
})

test('stacked marks and nested directions do not prevent a sheet, and its report names them', async () => {
  const name = `A${'\u0301'.repeat(60)} ${'\u2067a '.repeat(19)}x`
  const programme = `Song ${' \u030e'.repeat(1_000)}. ${nestedTexts.embeddings.slice(0, 2_000)}`
  const cleared = { birthDate: null, deathDate: null }
  await admin.call('PUT /api/settings', { body: { name, programme, ...cleared } })
  for (const kind of ['order', 'poster', 'cards', 'card', 'thanks'] as const) {
    const { report, pdf } = await makeSheetPdf(world, kind)
    assert.match(pdf.text, kind === 'thanks' ? /Ada|Dov/ : /A/)
    const letter = kind === 'thanks' ? 'N' : 'A'
    assert.ok(
      report.some((each) => each.includes(`printed: ${letter}${'\u0301'.repeat(30)}`)),
      `${kind}: ${report.join('\n')}`,
    )
    const nested = nameNested(report)
    assert.equal(nested.filter((each) => each.startsWith('A')).length, 1, kind)
    for (const chapter of ['His Life', 'Program'])
      assert.equal(nested.includes(chapter), kind === 'order', `${kind}: ${chapter}`)
  }
  await admin.call('PUT /api/settings', { body: { name: 'יצחק כהן', programme: '', ...dates } })
})
