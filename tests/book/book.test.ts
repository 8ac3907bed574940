import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { type BookSize, listPagePictures } from '../../contract/outputs/book.ts'
import { palette } from '../../domain/palette.ts'
import { toSiblingPath } from '../../contract/media/pictures.ts'
import { pageSizes } from '../../server/outputs/book/pageSizes.ts'
import { addMedia, mediaIds } from '../support/world/addMedia.ts'
import { readPdf } from '../support/files/readPdf.ts'
import { readZip } from '../support/files/readZip.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { openWorld } from '../support/world/world.ts'
import { makeBookPdf } from './makePdf.ts'
import { assertWithinMargins } from './margins.ts'

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
const file = { name: 'small.png', type: '', bytes: await sharp(small).png().toBuffer() }
assert.equal((await admin.call('POST /api/media', { form: { title: 'Small once', file } })).status, 201)
const service = { title: 'Farewell', date: 'March 18, 2025', time: 'TBD', location: 'Duluth' }
await admin.call('POST /api/services', { body: service })
await share('Ada', 'He sang in the bath.')
const memories = (await world.visitor.call('GET /api/memories')).body
await admin.call('PUT /api/memories/:id/answer', {
  params: { id: memories[0]?.id ?? '' },
  body: { answer: 'In the car, too.', answeredBy: 'Inga' },
})
/** A book with all the content above. */
const book = await makeBookPdf(world, { dedication: 'For Theo' })

async function share(name: string, content: string, mediaIds: string[] = []) {
  const { status, text } = await world.visitor.call('POST /api/memories', {
    body: { name, content, mediaIds },
  })
  assert.equal(status, 201, text)
}

test('the book holds title, dedication, contents, obituary, photographs, services, and memories with answers, in this order', async () => {
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

const makeByDashboard = async (body: { size: BookSize; without?: string[]; withoutMedia?: string[] }) => {
  assert.equal((await admin.call('POST /api/work/book', { body })).status, 200)
  await world.settle()
  const { work } = (await admin.call('GET /api/work/book')).body
  assert.equal(work?.state, 'ready', work?.message ?? '')
  const { filePath, pages } = work as { filePath: string; pages: string[] }
  return { filePath, pages, ...(await admin.get(filePath)) }
}

test('the dashboard makes a book without the chosen memories and photographs, as a PDF of the chosen size', async () => {
  const memories = (await world.visitor.call('GET /api/memories')).body
  const bee = (await world.visitor.call('GET /api/media')).body.find(({ title }) => title === 'The bee')
  const { headers, bytes } = await makeByDashboard({
    size: 'letter',
    without: memories.map(({ id }) => id),
    withoutMedia: [bee?.id ?? ''],
  })
  assert.equal(headers['content-type'], 'application/pdf')
  const { text, pages } = readPdf(bytes)
  assert.doesNotMatch(text, /He sang|The bee/)
  assert.match(text, /Small once/)
  assertWithinMargins(pages, pageSizes.letter)
})

test('the book comes with a picture of each page, with its photographs, which only administrators may open', async () => {
  const { filePath, bytes: pdf, pages } = await makeByDashboard({ size: 'a4' })
  const drawn = []
  for (const page of pages) {
    const { status, headers, bytes } = await admin.get(page)
    assert.equal(status, 200)
    assert.deepEqual([headers['content-type'], headers['content-encoding']], ['image/svg+xml', 'gzip'])
    drawn.push(gunzipSync(bytes).toString())
  }
  assert.equal(drawn.length, readPdf(pdf).pages.length)
  const sizes = []
  for (const [, picture = ''] of drawn.join('').matchAll(/data:image\/jpeg;base64,([^"]+)/g))
    sizes.push((await sharp(Buffer.from(picture, 'base64')).metadata()).width)
  assert.deepEqual(sizes, [480, 240], 'each photograph is a thumbnail, none a placeholder')
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

test('a square book is a quarter of an inch larger than its trim, and comes with a cover that has a spine and is its first picture', async () => {
  const { headers, bytes, pages: drawn } = await makeByDashboard({ size: 'square' })
  assert.equal(headers['content-type'], 'application/zip')
  const files = readZip(bytes)
  assert.deepEqual([...files.keys()].toSorted(), ['book/book-cover.pdf', 'book/book.pdf'])
  const read = (name: string) => readPdf(files.get(name) ?? Buffer.alloc(0))
  const [inside, cover] = [read('book/book.pdf'), read('book/book-cover.pdf')]
  const side = (8.5 + 0.25) * 72
  for (const { width, height } of inside.pages) {
    assert.ok(Math.abs(width - side) < 0.01)
    assert.ok(Math.abs(height - side) < 0.01)
  }
  assert.equal(cover.pages.length, 1)
  assert.ok((cover.pages[0]?.width ?? 0) > 2 * side - 20)
  assert.match(cover.text, /Arne Lindholm/)
  const ratios = []
  for (const [index, picture] of drawn.slice(0, 2).entries()) {
    const svg = gunzipSync((await admin.get(picture)).bytes).toString()
    // without its green background, the cover's white letters would be invisible
    assert.equal(svg.includes(`typst-shape" fill="${palette.accent.day}"`), index === 0)
    assert.equal(svg.includes(`fill="${palette.paper.day}"`), index === 0)
    const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? []
    ratios.push(Math.round(Number(width) / Number(height)))
  }
  assert.deepEqual(ratios, [2, 1])
})

test('the PDF has each photograph in its place, with its own pixels', () => {
  const colors = book.pdf.pages.flatMap(({ pictures }) => pictures)
  // the bee is scaled to 300 dpi of the page's width, the small picture keeps its 240 pixels
  assert.deepEqual(colors.map(({ width }) => width > 1_000).toSorted(), [false, true])
  const small = colors.find(({ width }) => width === 240)
  assert.equal(small?.height, 180)
  const [red = 0, green = 0, blue = 0] = small?.pixel ?? []
  assert.ok(
    Math.abs(red - 0x25) < 8 && Math.abs(green - 0x46) < 8 && Math.abs(blue - 0x3a) < 8,
    small?.pixel.join(' '),
  )
})

describe('Visitors’ words', async () => {
  const hebrew = ['שלום לכולם.', 'הוא תמיד צחק.', 'תודה רבה.']
  const hostile = '#eval("1+1") $x^2$ *bold* \\u{41} @ref <label> `raw` // comment'
  const endless = 'Q'.repeat(20_000)
  /** The same book in both PDF standards. */
  const books: (typeof book)[] = []
  await share('Dov', hebrew.slice(0, 2).join('\n\n'))
  const [memory] = (await admin.call('GET /api/memories')).body
  const body = { answer: hebrew[2], answeredBy: 'Inga' }
  await admin.call('PUT /api/memories/:id/answer', { params: { id: memory?.id ?? '' }, body })
  await share('שרה לוי', 'שלום לכולם')
  await share('Иван', hostile)
  await share('دانا', 'مرحبا بكم')
  await share('Karin', endless)
  await share('Theo 🌻', 'I miss you 🐝')
  await share('\u{13000}\u{13001}', 'A sign: \u{13000}, and a mark of byte order\ufeff.')
  await share('Theo', '👨‍👩‍👧 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️ z\u0301\u0302 🐝\u0302 ש\u0302 \u202Eback\u202C')
  for (const standard of ['ua-1', 'a-2b'] as const) books.push(await makeBookPdf(world, { standard }))

  test('give the same bytes in a second run, in both standards', async () => {
    for (const [index, standard] of (['ua-1', 'a-2b'] as const).entries()) {
      const again = await makeBookPdf(world, { standard })
      assert.ok(books[index]?.bytes.equals(again.bytes))
      assert.match(again.bytes.toString('latin1'), standard === 'ua-1' ? /pdfuaid:part/ : /pdfaid:part/)
    }
  })

  test('in Hebrew begin at the right: paragraphs, answers and captions, even of a single line', () => {
    const lines = books[0]?.pdf.pages.flatMap((page) => page.lines.map((line) => ({ ...line, page })))
    for (const text of hebrew) {
      const word = text.split(' ')[0] ?? ''
      const line = lines?.find((each) =>
        [each.text, [...each.text].toReversed().join('')].join().includes(word),
      )
      assert.ok(line, `${text} is in the book`)
      assert.ok(line.box[2] > line.page.width * 0.8, `${text} begins at ${line.box[2]}`)
    }
  })

  test('are printed as typed: markup, an endless word, other scripts, and emoji', () => {
    const pdf = books[0]?.pdf
    const flat = pdf?.text.replace(/\s+/g, ' ') ?? ''
    assert.ok(
      flat.includes(hostile.replace('"1+1"', '“1+1”')),
      'markup is text, with its quotation marks set',
    )
    assert.equal(pdf?.text.match(/Q/g)?.length, endless.length)
    assert.match(flat, /Иван/)
    assert.match(flat, /[\u0590-\u05ff]{3}/)
    assert.match(flat, /[\u0600-\u06ff\ufb50-\ufeff]{3}/)
    assert.match(flat, /🐝/u)
    assert.ok(pdf && pdf.fonts.length >= 3)
    const notEmbedded = pdf.fonts.filter(({ isEmbedded }) => !isEmbedded)
    assert.deepEqual(notEmbedded, [])
    assertWithinMargins(pdf.pages, pageSizes.a4)
  })

  test('are printed as numbers where no font has their letters, and the report names each letter once; invisible letters do no harm', () => {
    for (const { pdf, report } of books) {
      assert.match(
        pdf.text,
        /\[U\+13000\]\[U\+13001\]\s+[^[]*A sign: \[U\+13000\], and a mark of byte order\./,
      )
      assert.deepEqual(
        report.filter((sentence) => sentence.startsWith('No font')).map((sentence) => sentence.split('.')[0]),
        [
          'No font here has the letters \u{13000} \u{13001}; they are printed as numbers, the first as [U+13000]',
        ],
      )
    }
  })
})

test('a photograph whose file is lost leaves its caption, and a line in the report', async () => {
  const lost = await openWorld()
  try {
    const keeper = await lost.administrator()
    await addMedia(keeper, [{ file: 'photos/landscape-2mp-bee.jpg', title: 'The lost bee' }])
    await lost.settle()
    const { context } = lost
    const [photo] = (await keeper.call('GET /api/media')).body
    lost.breaksOriginal(photo?.id ?? '')
    for (const key of await context.storage.list('private/')) await context.storage.remove([key])
    const { report, pdf } = await makeBookPdf(lost)
    assert.deepEqual(report, ['Could not be read, so only its caption is printed: The lost bee'])
    assert.match(pdf.text, /The lost bee/)
  } finally {
    await lost.close()
  }
})
