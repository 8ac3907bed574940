import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { limits } from '../../contract/limits.ts'
import type { Person } from '../../samples/person.ts'
import { makeSheet } from '../../server/book/makeSheet.ts'
import { readPdf } from '../support/readPdf.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let admin: Person
let folder: string
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sheets-'))
  world = await openWorld()
  admin = await world.administrator()
  await admin.call('PUT /api/settings', { body: { name: 'Arne Lindholm', birthDate: 'May 12, 1948' } })
  await admin.call('PUT /api/obituary', { body: { content: 'He built bridges.' } })
  const service = { title: 'Farewell', date: 'March 18, 2025', time: 'TBD', location: 'Duluth' }
  await admin.call('POST /api/services', { body: service })
  const memory = { name: 'Ada', content: 'He sang in the bath.', mediaIds: [] }
  assert.equal((await world.visitor.call('POST /api/memories', { body: memory })).status, 201)
})
after(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

test('poster, cards and card have name and code; the list to thank is a table, too', async () => {
  const address = 'https://arne.example.org'
  for (const kind of ['poster', 'cards', 'card', 'thanks'] as const) {
    const file = path.join(folder, `${kind}.pdf`)
    const { pages, report } = await makeSheet(world.context, kind, file, { address, standard: 'ua-1' })
    assert.equal(pages, 1)
    assert.deepEqual(report, [])
    assert.match(readPdf(readFileSync(file)).text, kind === 'thanks' ? /Ada/ : /Arne\s+Lindholm/)
  }
  const table = path.join(folder, 'thanks.csv')
  await makeSheet(world.context, 'thanks', table, { address, standard: 'ua-1' })
  assert.match(readFileSync(table, 'utf8'), /^\ufeffName,Wrote,Photographs,Day\r\nAda,yes,,"/)
})

test('a letter without a font is reported of the sheet on which it is printed, and of no other', async () => {
  const memory = { name: 'Nefer 𓀀', content: 'Alone.', mediaIds: [] }
  assert.equal((await world.visitor.call('POST /api/memories', { body: memory })).status, 201)
  const options = { address: 'https://arne.example.org', standard: 'ua-1' } as const
  const reports = []
  for (const kind of ['poster', 'thanks'] as const)
    reports.push(
      (await makeSheet(world.context, kind, path.join(folder, `letters-${kind}.pdf`), options)).report,
    )
  assert.deepEqual(reports[0], [])
  assert.match(reports[1]?.join() ?? '', /𓀀/)
})

test('the order of service is a booklet: cover, programme, his life in short, and thanks on its back', async () => {
  const file = path.join(folder, 'order-of-service.pdf')
  const make = () => makeSheet(world.context, 'order', file, { address: undefined, standard: 'ua-1' })
  await assert.rejects(make(), /PUBLIC_URL/)
  const options = { address: 'https://arne.example.org', standard: 'ua-1' } as const
  const early = await makeSheet(world.context, 'order', file, options)
  assert.match(early.report.join(), /No programme is typed yet/)
  assert.match(readPdf(readFileSync(file)).text, /Farewell/)
  const programme = 'Entrance\nBach, Air\n\nWelcome\nPastor Lund'
  await admin.call('PUT /api/settings', { body: { programme } })
  assert.equal((await admin.call('GET /api/settings')).body.programme, programme)
  assert.ok(!('programme' in (await world.visitor.call('GET /api/settings')).body))
  const { report } = await makeSheet(world.context, 'order', file, options)
  assert.deepEqual(report, [])
  const { pages } = readPdf(readFileSync(file))
  const points = (mm: number) => Math.round((mm / 25.4) * 72)
  assert.deepEqual(
    pages.map(({ width, height }) => [Math.round(width), Math.round(height)]),
    Array.from({ length: 4 }, () => [points(148), points(210)]),
  )
  const expected = [
    /Arne Lindholm/,
    /Entrance\s+Bach, Air\s+Welcome\s+Pastor Lund/,
    /He built bridges/,
    /Thank You/,
  ]
  for (const [index, text] of expected.entries()) assert.match(pages[index]?.text ?? '', text)
})

test('a longer order of service has eight pages, and thanks are still on its back', async () => {
  const programme = Array.from({ length: 40 }, (_, number) => `Hymn ${number}\nall stanzas`).join('\n\n')
  await admin.call('PUT /api/settings', { body: { programme } })
  const file = path.join(folder, 'long-order.pdf')
  await makeSheet(world.context, 'order', file, { address: 'https://arne.example.org', standard: 'ua-1' })
  const { pages } = readPdf(readFileSync(file))
  assert.equal(pages.length, 8)
  assert.match(pages[7]?.text ?? '', /Thank You/)
})

test('the longest name that may be typed leaves each sheet on its page', async () => {
  const name = 'Professor Maximilian Alexander Hohenstaufen '.repeat(3).slice(0, limits.name).trim()
  const file = { name: 'portrait.jpg', type: '', bytes: await portrait() }
  assert.equal((await admin.call('POST /api/media', { form: { title: 'Portrait', file } })).status, 201)
  const [media] = (await admin.call('GET /api/media')).body
  const settings = { name, portraitPath: media?.filePath ?? '' }
  assert.equal((await admin.call('PUT /api/settings', { body: settings })).status, 200)
  await world.settle()
  for (const kind of ['poster', 'cards', 'card'] as const) {
    const file = path.join(folder, `long-${kind}.pdf`)
    const options = { address: 'https://arne.example.org', standard: 'ua-1' } as const
    const { pages } = await makeSheet(world.context, kind, file, options)
    assert.equal(pages, 1, kind)
    assert.match(readPdf(readFileSync(file)).text.replace(/\s+/g, ' '), /Professor .* Hohenstaufen/)
  }
})

const portrait = () =>
  sharp({ create: { width: 1600, height: 2000, channels: 3, background: '#25463a' } })
    .jpeg()
    .toBuffer()
