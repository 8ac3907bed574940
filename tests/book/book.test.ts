import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { listPagePictures, type PdfStandard } from '../../contract/outputs/book.ts'
import { palette } from '../../domain/palette.ts'
import { toSiblingPath } from '../../contract/media/pictures.ts'
import { newId } from '../../server/base/ids/newId.ts'
import { pageSizes } from '../../server/outputs/book/pageSizes.ts'
import { addMedia, addPhoto, mediaIds } from '../support/world/addMedia.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { makeBookPdf, readData } from './makePdf.ts'
import { assertWithinMargins } from './margins.ts'

const RED = 'rgb(200,40,40)'
const GREEN = 'rgb(40,120,60)'

const { world, admin } = await openSharedWorld()
await admin.call('PUT /api/settings', { body: { name: 'Arne Lindholm', birthDate: 'May 12, 1948' } })
await admin.call('PUT /api/obituary', {
  body: { content: 'He built bridges.\n\nIn 1985 he kept bees.\n\nHe fished.' },
})
const described = { title: 'The bee', description: 'Behind the shed' }
await addMedia(admin, [{ file: 'photos/landscape-2mp-bee.jpg', ...described }])
const [id = ''] = await mediaIds(world.visitor)
await admin.call('PUT /api/media/:id', { params: { id }, body: { ...described, takenAt: '1985' } })
const small = { create: { width: 240, height: 180, channels: 3 as const, background: palette.accent.day } }
await add('Small once', await sharp(small).png().toBuffer())
// the file has red on the left and green on the right; upright, red is on top
const params = { id: await add('Turned', await halves()) }
const adjustment = { rotate: 180, crop: { left: 0, top: 0.6, width: 1, height: 0.4 } } as const
await admin.call('PUT /api/media/:id/adjustment', { params, body: adjustment })
const service = { title: 'Farewell', date: 'March 18, 2025', time: 'TBD', location: 'Duluth' }
await admin.call('POST /api/services', { body: service })
await world.visitor.call('POST /api/memories', { body: { name: 'Ada', content: 'He sang in the bath.' } })
const memories = (await world.visitor.call('GET /api/memories')).body
await admin.call('PUT /api/memories/:id/answer', {
  params: { id: memories[0]?.id ?? '' },
  body: { answer: 'In the car, too.', answeredBy: 'Inga' },
})
await world.settle()
/** A book with all the content above, which the dashboard makes, too. */
const book = await makeBookPdf(world, { dedication: 'For Theo' })
const result = await makeByDashboard('ua-1')

async function add(title: string, bytes: Buffer<ArrayBuffer>): Promise<string> {
  const { status, body } = await admin.call('POST /api/media', {
    form: { title, file: { name: 'a.png', type: '', bytes } },
  })
  assert.equal(status, 201)
  return body.id
}

async function makeByDashboard(standard: PdfStandard) {
  const body = { size: 'a4', dedication: 'For Theo', standard } as const
  assert.equal((await admin.call('POST /api/work/book', { body })).status, 200)
  await world.settle()
  const { work } = (await admin.call('GET /api/work/book')).body
  assert.equal(work?.state, 'ready', work?.message ?? '')
  return admin.get(work?.filePath ?? '')
}

test('the book holds title, dedication, contents, obituary, photographs, services, and memories with answers, in this order', () => {
  const { pdf, pages } = book
  const expected = [
    'Arne Lindholm',
    'For Theo',
    'Contents',
    'He built bridges.',
    'kept bees.',
    'The bee',
    'Behind the shed',
    'He fished.',
    'Small once',
    'Farewell',
    'He sang in the bath.',
    'Answer from Inga',
    'In the car, too.',
    'Set in Newsreader',
  ]
  assert.equal(pdf.pages.length, pages)
  assertWithinMargins(pdf.pages, pageSizes.a4)
  const places = expected.map((each) => pdf.text.indexOf(each))
  assert.ok(!places.includes(-1), `${expected[places.indexOf(-1)]} is missing in ${pdf.text}`)
  const inOrder = places.toSorted((a, b) => a - b)
  assert.deepEqual(places, inOrder)
})

test('the dashboard’s book of the same memorial has the same bytes, as an archive, too', async () => {
  assert.equal(result.headers['content-type'], 'application/pdf')
  assert.ok(book.bytes.equals(result.bytes))
  assert.match(book.bytes.toString('latin1'), /pdfuaid:part/)
  const archive = await makeBookPdf(world, { dedication: 'For Theo', standard: 'a-2b' })
  assert.match(archive.bytes.toString('latin1'), /pdfaid:part/)
  assert.ok(archive.bytes.equals((await makeByDashboard('a-2b')).bytes))
})

test('the dashboard’s book leaves out the chosen memories and photographs, in the chosen size', async () => {
  const data = await readData<{
    page: { width: number }
    gallery: { title: string }[]
    memories: object[]
  }>(world, { size: 'letter', without: memories.map((memory) => memory.id), withoutMedia: [id] })
  assert.equal(data.page.width, pageSizes.letter.width)
  const titles = data.gallery.map(({ title }) => title)
  assert.deepEqual([titles, data.memories], [['Small once', 'Turned'], []])
  assert.doesNotMatch(JSON.stringify(data), /The bee|He sang/)
})

test('the book comes with a picture of each page, with its photographs, which only administrators may open', async () => {
  const { work } = (await admin.call('GET /api/work/book')).body
  const { filePath, pages } = work as { filePath: string; pages: string[] }
  const drawn = []
  for (const page of pages) {
    const { status, headers, bytes } = await admin.get(page)
    assert.equal(status, 200)
    assert.deepEqual([headers['content-type'], headers['content-encoding']], ['image/svg+xml', 'gzip'])
    drawn.push(gunzipSync(bytes).toString())
  }
  assert.equal(drawn.length, book.pages)
  const sizes = []
  for (const [, picture = ''] of drawn.join('').matchAll(/data:image\/jpeg;base64,([^"]+)/g))
    sizes.push((await sharp(Buffer.from(picture, 'base64')).metadata()).width)
  assert.deepEqual(sizes, [480, 240, 480], 'each photograph is a thumbnail, none a placeholder')
  for (const page of drawn) {
    const defined = new Set([...page.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))
    const used = new Set([...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id))
    assert.deepEqual(defined, used, 'a page defines exactly the letters it uses')
  }
  const helper = await world.helper()
  for (const each of [filePath, ...pages]) assert.equal((await helper.get(each)).status, 403)
  const more = listPagePictures(pages.length + 1).at(-1) ?? ''
  assert.equal((await admin.get(toSiblingPath(filePath, more))).status, 404)
})

test('the PDF has each photograph in its place, with its own pixels, as it is shown: upright, turned, cropped', () => {
  const [bee, small, turned] = book.pdf.pages.flatMap(({ pictures }) => pictures)
  assert.ok(bee && small && turned)
  // the bee is scaled to 300 dpi of the page's width, the small picture keeps its 240 pixels
  assert.ok(bee.width > 1_000)
  assert.deepEqual([small.width, small.height], [240, 180])
  assert.ok(isNear(small.pixel, [0x25, 0x46, 0x3a]), small.pixel.join(' '))
  assert.ok(isNear(turned.pixel, [200, 40, 40]), turned.pixel.join(' '))
  assert.equal((turned.width / turned.height).toFixed(2), '1.67')
  for (const { width, height, box } of [bee, small, turned])
    assert.ok(Math.abs((box[2] - box[0]) / (box[3] - box[1]) - width / height) < 0.01, 'none is stretched')
})

const isNear = (pixel: readonly number[], color: readonly number[]) =>
  pixel.every((value, index) => Math.abs(value - (color[index] ?? 0)) < 12)

test('a photograph whose file is lost leaves its caption, and a line in the report, as a video that cannot be played does', async () => {
  const { id, title } = await addPhoto(admin, { title: 'The lost bee' })
  await world.settle()
  const { storage, db } = world.context
  world.breaksOriginal(id)
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const reel = { ...row, id: newId(), title: 'Reel', problem: 'not_playable' as const, public_key: null }
  await db.insertInto('media').values(reel).execute()
  await storage.remove(await storage.list(`private/${id}/`))
  const { report, pdf } = await makeBookPdf(world)
  const lost = report.filter((sentence) => sentence.startsWith('Could not be read'))
  assert.deepEqual(lost, [`Could not be read, so only its caption is printed: ${title}`])
  assert.ok(report.includes('Cannot be played, so the book has no picture of it: Reel'))
  await db.deleteFrom('media').where('id', '=', reel.id).execute()
  assert.match(pdf.text, /The lost bee/)
  await admin.call('DELETE /api/media/:id', { params: { id } })
})

async function halves() {
  const half = (background: string) => ({
    create: { width: 600, height: 800, channels: 3 as const, background },
  })
  const right = { input: await sharp(half(GREEN)).png().toBuffer(), left: 600, top: 0 }
  return sharp(half(RED))
    .extend({ right: 600 })
    .composite([right])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
}
