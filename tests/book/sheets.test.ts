import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import sharp from 'sharp'
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

test('a letter without a font is reported only for the sheet that prints it', async () => {
  const memory = { name: 'Nefer 𓀀', content: 'Alone.', mediaIds: [] }
  assert.equal((await world.visitor.call('POST /api/memories', { body: memory })).status, 201)
  assert.deepEqual((await makeSheetPdf(world, 'poster')).report, [])
  assert.match((await makeSheetPdf(world, 'thanks')).report.join(), /𓀀/)
})

test('the order of service is a booklet: cover, programme, a short obituary, and thanks on the back', async () => {
  await assert.rejects(makeSheet(world.context, 'order', 'never.pdf', sheetOptions), /PUBLIC_URL/)
  const early = await makeSheetPdf(world, 'order')
  assert.match(early.report.join(), /The dashboard has no program yet/)
  assert.match(early.pdf.text, /Farewell/)
  const programme = 'Entrance\nBach, Air\n\nWelcome\nPastor Lund'
  await admin.call('PUT /api/settings', { body: { programme } })
  assert.equal((await admin.call('GET /api/settings')).body.programme, programme)
  assert.ok(!('programme' in (await world.visitor.call('GET /api/settings')).body))
  const { report, pdf } = await makeSheetPdf(world, 'order')
  assert.deepEqual(report, [])
  const points = (mm: number) => Math.round((mm / 25.4) * 72)
  const pageSizes = pdf.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])
  const a5 = [points(148), points(210)]
  assert.deepEqual(pageSizes, [a5, a5, a5, a5])
  const expected = [
    /Arne Lindholm/,
    /Entrance\s+Bach, Air\s+Welcome\s+Pastor Lund/,
    /He built bridges/,
    /Thank You/,
  ]
  for (const [index, text] of expected.entries()) assert.match(pdf.pages[index]?.text ?? '', text)
})

test('a longer order of service has eight pages, with thanks still on the back', async () => {
  const programme = Array.from({ length: 40 }, (_, number) => `Hymn ${number}\nall stanzas`).join('\n\n')
  await admin.call('PUT /api/settings', { body: { programme } })
  const { pdf } = await makeSheetPdf(world, 'order')
  assert.equal(pdf.pages.length, 8)
  assert.match(pdf.pages[7]?.text ?? '', /Thank You/)
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
})

const portrait = () =>
  sharp({ create: { width: 1600, height: 2000, channels: 3, background: '#25463a' } })
    .jpeg()
    .toBuffer()
