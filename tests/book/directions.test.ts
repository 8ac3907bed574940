import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDay } from '../../domain/language.ts'
import { addMedia } from '../support/world/addMedia.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { openWorld, withinAnHour } from '../support/world/world.ts'
import { makeBookPdf, makeSheetPdf } from './makePdf.ts'

/** Texts with more openings than Typst survives: isolates, embeddings and overrides, with words and with neutral signs. */
const nested: Record<string, string> = {
  isolates: '\u2067a '.repeat(6_000) + 'x',
  firstStrong: '\u2068a '.repeat(6_000) + 'x',
  embeddings: '\u202ba '.repeat(6_000) + 'x',
  overrides: '\u202d\u202ea '.repeat(4_000) + 'x',
  neutral: '\u202a\u200e\ufffc\u202b\u200e\u202a\u202b\u202a\u180e\u200e\ufffc\u202b\u180e\u180e'.repeat(300),
}

const { world, admin } = await openSharedWorld({ at: withinAnHour() })
await addMedia(admin, [
  {
    file: 'photos/person-small-square.jpg',
    title: '\u2067a '.repeat(66) + 'x',
    description: nested.isolates?.slice(0, 5_000),
  },
])
const quoted = 'He said \u2067שלום \u2068Ada\u2069 אמא\u2069 and left.'
for (const [name, content] of [...Object.entries(nested), ['Noa', quoted] as const]) {
  const body = { name, content, mediaIds: [] }
  assert.equal((await world.visitor.call('POST /api/memories', { body })).status, 201)
}
await admin.call('PUT /api/settings', {
  body: {
    name: 'Arne',
    tribute: nested.isolates?.slice(0, 2_000),
    programme: nested.embeddings?.slice(0, 5_000),
  },
})
await admin.call('PUT /api/obituary', { body: { content: `${nested.overrides}\n\nHe built bridges.` } })
const [day] = (await world.visitor.call('GET /api/memories')).body.map((memory) => memory.day)

const nameTexts = (report: readonly string[]) =>
  report.flatMap((sentence) => /^[\d,]+ marks for the direction .*: (.*)$/su.exec(sentence)?.[1] ?? [])

test('nested directions do not prevent a book: it has all words, and names the texts whose signs it left out', async () => {
  const { report, pdf } = await makeBookPdf(world, { size: 'square' })
  assert.match(pdf.text, /He built bridges\./)
  assert.match(pdf.text, /and left\./)
  assert.ok((pdf.text.match(/\ba\b/g) ?? []).length > 20_000, 'no letter is left out')
  const named = nameTexts(report)
  for (const name of Object.keys(nested))
    assert.ok(named.includes(`${name}, ${formatDay(String(day))}`), name)
  assert.ok(named.includes('His Life'))
  assert.ok(
    named.some((name) => name.startsWith('\u2067a')),
    'the photograph',
  )
  assert.ok(!named.some((name) => name.startsWith('Noa')), 'a quotation in a quotation stays')
  assert.ok(!report.some((sentence) => /stops the program/.test(sentence)))
})

test('nested directions do not prevent a sheet', async () => {
  const { report } = await makeSheetPdf(world, 'order')
  assert.deepEqual(nameTexts(report).toSorted(), ['His Life', 'Program'])
  await admin.call('PUT /api/settings', { body: { name: '\u2067a '.repeat(39) + 'x' } })
  for (const kind of ['poster', 'cards', 'card'] as const) {
    const made = await makeSheetPdf(world, kind)
    assert.equal(nameTexts(made.report).length, 1, kind)
    assert.match(made.pdf.text, /x/)
  }
})

test('a memory in Hebrew, its name and its day begin at the right, and the dates on the title page are in its order', async () => {
  await using other = await openWorld({ at: withinAnHour() })
  const keeper = await other.administrator()
  const dates = { birthDate: '12 במאי 1948', deathDate: '9 בפברואר 2025' }
  await keeper.call('PUT /api/settings', { body: { name: 'יצחק כהן', ...dates } })
  const body = { name: 'Ada', content: 'הוא תמיד צחק.\n\nתודה רבה.', mediaIds: [] }
  assert.equal((await other.visitor.call('POST /api/memories', { body })).status, 201)
  const { pdf } = await makeBookPdf(other)
  const page = pdf.pages.findLast(({ text }) => text.includes('Ada'))
  const lines = page?.lines.filter(({ text }) => /Ada|\d{4}|[\u0590-\u05ff]/.test(text)) ?? []
  assert.ok(lines.length >= 4)
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
