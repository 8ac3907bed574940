import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { type BookSize, type PdfStandard, pagePictures } from '../../contract/book.ts'
import { besideFile } from '../../contract/pictures.ts'
import type { Person } from '../../samples/person.ts'
import { coverFile, makeBook } from '../../server/book/makeBook.ts'
import { addMedia } from '../support/addMedia.ts'
import { readPdf } from '../support/readPdf.ts'
import { readZip } from '../support/readZip.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let admin: Person
let folder: string
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'book-'))
  world = await openWorld()
  admin = await world.administrator()
  await admin.call('PUT /api/settings', { body: { name: 'Arne Lindholm', birthDate: 'May 12, 1948' } })
  await admin.call('PUT /api/obituary', { body: { content: 'He built bridges.\n\nHe kept bees.' } })
  await addMedia(admin, [
    { file: 'photos/landscape-2mp-bee.jpg', title: 'The bee', description: 'Behind the shed' },
  ])
  const small = { create: { width: 240, height: 180, channels: 3 as const, background: '#25463a' } }
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
})
after(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

async function share(name: string, content: string, mediaIds: string[] = []) {
  const { status, text } = await world.visitor.call('POST /api/memories', {
    body: { name, content, mediaIds },
  })
  assert.equal(status, 201, text)
}

async function make(name: string, size: BookSize = 'a4', standard: PdfStandard = 'ua-1') {
  const file = path.join(folder, name)
  const options = { size, dedication: 'For Theo', without: [], withoutMedia: [] }
  const made = await makeBook(world.context, options, file, { standard, onProgress: () => undefined })
  return { ...made, bytes: readFileSync(file), pdf: readPdf(readFileSync(file)) }
}

test('the book holds title, dedication, contents, obituary, photographs, services, memories with answers, in this order', async () => {
  const { pdf, pages } = await make('order.pdf')
  const expected = [
    'Arne Lindholm',
    'For Theo',
    'Contents',
    'He built bridges.',
    'The bee',
    'Behind the shed',
    'Farewell',
    'He sang in the bath.',
    'Answer from Inga',
    'In the car, too.',
    'Set in Newsreader',
  ]
  assert.equal(pdf.pages.length, pages)
  const places = expected.map((each) => pdf.text.indexOf(each))
  assert.ok(!places.includes(-1), `${expected[places.indexOf(-1)]} is missing in ${pdf.text}`)
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  )
})

test('two runs give the same bytes, in both standards', async () => {
  for (const standard of ['ua-1', 'a-2b'] as const) {
    const [one, two] = [await make('one.pdf', 'a4', standard), await make('two.pdf', 'a4', standard)]
    assert.ok(one.bytes.equals(two.bytes))
    assert.match(one.bytes.toString('latin1'), standard === 'ua-1' ? /pdfuaid:part/ : /pdfaid:part/)
  }
})

test('a square book is 6.35 mm larger than its trim, and its cover is a file with a spine', async () => {
  const { pdf, files } = await make('square.pdf', 'square')
  const side = ((210 + 6.35) / 25.4) * 72
  for (const { width, height } of pdf.pages) {
    assert.ok(Math.abs(width - side) < 0.01)
    assert.ok(Math.abs(height - side) < 0.01)
  }
  const margin = ((12.7 + 3.175) / 25.4) * 72
  for (const { lines } of pdf.pages)
    for (const {
      box: [left, top, right, bottom],
    } of lines)
      assert.ok(
        Math.min(left, top, side - right, side - bottom) >= margin,
        'words stay 12.7 mm within the trim',
      )
  assert.deepEqual(files, [path.join(folder, 'square.pdf'), coverFile(path.join(folder, 'square.pdf'))])
  const cover = readPdf(readFileSync(coverFile(path.join(folder, 'square.pdf'))))
  assert.equal(cover.pages.length, 1)
  assert.ok((cover.pages[0]?.width ?? 0) > 2 * side - 20)
  assert.match(cover.text, /Arne Lindholm/)
})

test('the dashboard begins a book and downloads it: a PDF, or a square one with its cover', async () => {
  const download = async (body: { size: BookSize; without?: string[]; withoutMedia?: string[] }) => {
    assert.equal((await admin.call('POST /api/work/book', { body })).status, 200)
    await world.settle()
    const { work } = (await admin.call('GET /api/work/book')).body
    assert.equal(work?.state, 'ready', work?.message ?? '')
    return admin.get(work?.filePath ?? '')
  }
  const memories = (await world.visitor.call('GET /api/memories')).body
  const bee = (await world.visitor.call('GET /api/media')).body.find(({ title }) => title === 'The bee')
  const pdf = await download({
    size: 'letter',
    without: memories.map(({ id }) => id),
    withoutMedia: [bee?.id ?? ''],
  })
  assert.equal(pdf.headers['content-type'], 'application/pdf')
  assert.doesNotMatch(readPdf(pdf.bytes).text, /He sang|The bee/)
  assert.match(readPdf(pdf.bytes).text, /Small once/)
  const zip = await download({ size: 'square' })
  assert.equal(zip.headers['content-type'], 'application/zip')
  assert.deepEqual([...readZip(zip.bytes).keys()].toSorted(), ['book/book-cover.pdf', 'book/book.pdf'])
})

test('its pages are pictures beside it, with their photographs, for administrators alone', async () => {
  await admin.call('POST /api/work/book', { body: {} })
  await world.settle()
  const { filePath, pages = [] } = (await admin.call('GET /api/work/book')).body.work ?? {}
  const drawn = []
  for (const page of pages) {
    const { status, headers, bytes } = await admin.get(page)
    assert.equal(status, 200)
    assert.deepEqual([headers['content-type'], headers['content-encoding']], ['image/svg+xml', 'gzip'])
    drawn.push(gunzipSync(bytes).toString())
  }
  assert.equal(drawn.length, readPdf((await admin.get(filePath ?? '')).bytes).pages.length)
  const sizes = []
  for (const [, picture = ''] of drawn.join('').matchAll(/data:image\/jpeg;base64,([^"]+)/g))
    sizes.push((await sharp(Buffer.from(picture, 'base64')).metadata()).width)
  assert.deepEqual(sizes, [480, 240], 'each is small, and none is a placeholder')
  for (const page of drawn) {
    const defined = new Set([...page.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))
    const used = new Set([...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id))
    assert.deepEqual(defined, used, 'a page has its own letters, and no others')
  }
  const helper = await world.helper()
  for (const each of [filePath ?? '', ...pages]) assert.equal((await helper.get(each)).status, 403)
  const more = pagePictures(pages.length + 1).at(-1) ?? ''
  assert.equal((await admin.get(besideFile(filePath ?? '', more))).status, 404)
})

test('the cover of a square book is the first of its pictures, and has its ground', async () => {
  await admin.call('POST /api/work/book', { body: { size: 'square' } })
  await world.settle()
  const [cover = '', first = ''] = (await admin.call('GET /api/work/book')).body.work?.pages ?? []
  const ratios = []
  for (const picture of [cover, first]) {
    const svg = gunzipSync((await admin.get(picture)).bytes).toString()
    // white letters on white would be an empty page
    assert.equal(/typst-shape" fill="#25463a"/.test(svg), picture === cover)
    const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? []
    ratios.push(Math.round(Number(width) / Number(height)))
  }
  assert.deepEqual(ratios, [2, 1])
})

test('paragraphs, answers and captions in Hebrew begin at the right, also those of one line', async () => {
  const hebrew = ['שלום לכולם.', 'הוא תמיד צחק.', 'תודה רבה.']
  await share('Dov', hebrew.slice(0, 2).join('\n\n'))
  const [memory] = (await admin.call('GET /api/memories')).body
  const body = { answer: hebrew[2], answeredBy: 'Inga' }
  await admin.call('PUT /api/memories/:id/answer', { params: { id: memory?.id ?? '' }, body })
  const { pdf } = await make('hebrew.pdf')
  const lines = pdf.pages.flatMap((page) => page.lines.map((line) => ({ ...line, page })))
  for (const text of hebrew) {
    const word = text.split(' ')[0] ?? ''
    const line = lines.find((each) => [each.text, [...each.text].toReversed().join('')].join().includes(word))
    assert.ok(line, `${text} is in the book`)
    assert.ok(line.box[2] > line.page.width * 0.8, `${text} begins at ${line.box[2]}`)
  }
})

test('photographs are in the PDF with their own pixels, each in its place', async () => {
  const { pdf } = await make('pictures.pdf')
  const colours = pdf.pages.flatMap(({ pictures }) => pictures)
  // the bee has its 2 megapixels at 300 dpi of the page's width, the small one the 240 that it has
  assert.deepEqual(colours.map(({ width }) => width > 1_000).toSorted(), [false, true])
  const small = colours.find(({ width }) => width === 240)
  assert.equal(small?.height, 180)
  const [red = 0, green = 0, blue = 0] = small?.pixel ?? []
  assert.ok(
    Math.abs(red - 0x25) < 8 && Math.abs(green - 0x46) < 8 && Math.abs(blue - 0x3a) < 8,
    small?.pixel.join(' '),
  )
})

test('a photograph of few pixels is named, and no other', async () => {
  const { report } = await make('soft.pdf')
  assert.deepEqual(
    report
      .filter((sentence) => sentence.startsWith('Prints softly'))
      .map((sentence) => sentence.split(': ')[1]),
    ['Small once'],
  )
})

test('words of visitors are set as they are: markup, a word without end, other scripts, and emoji', async () => {
  const hostile = '#eval("1+1") $x^2$ *bold* \\u{41} @ref <label> `raw` // comment'
  const endless = 'Q'.repeat(20_000)
  await share('שרה לוי', 'שלום לכולם')
  await share('Иван', hostile)
  await share('دانا', 'مرحبا بكم')
  await share('Karin', endless)
  await share('Theo 🌻', 'I miss you 🐝')
  const { pdf, report } = await make('hostile.pdf')
  const flat = pdf.text.replace(/\s+/g, ' ')
  assert.ok(flat.includes(hostile), 'markup is text')
  assert.equal(pdf.text.match(/Q/g)?.length, endless.length)
  assert.match(flat, /Иван/)
  assert.match(flat, /[\u0590-\u05ff]{3}/)
  assert.match(flat, /[\u0600-\u06ff\ufb50-\ufeff]{3}/)
  assert.match(flat, /🐝/u)
  assert.ok(pdf.fonts.length >= 3)
  assert.deepEqual(
    pdf.fonts.filter(({ isEmbedded }) => !isEmbedded),
    [],
  )
  for (const { width, lines } of pdf.pages)
    for (const {
      box: [left, , right],
    } of lines)
      assert.ok(left >= 0 && right <= width - 60, 'no line is too long')
  assert.deepEqual(
    report.filter((sentence) => sentence.startsWith('No font')),
    [],
  )
})

test('letters that no font has are named once, and printed by their numbers; invisible ones stop nothing', async () => {
  await share('\u{13000}\u{13001}', 'A sign: \u{13000}, and a mark of byte order\ufeff.')
  await share('Theo', '👨‍👩‍👧 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️ z\u0301\u0302 🐝\u0302 ש\u0302 \u202Eback\u202C')
  for (const standard of ['ua-1', 'a-2b'] as const) {
    const { pdf, report } = await make('letter.pdf', 'a4', standard)
    assert.match(pdf.text, /\[U\+13000\]\[U\+13001\]\s+[^[]*A sign: \[U\+13000\], and a mark of byte order\./)
    assert.deepEqual(
      report.filter((sentence) => sentence.startsWith('No font')).map((sentence) => sentence.split('.')[0]),
      [
        'No font here has the letters \u{13000} \u{13001}; they are printed as numbers, the first as [U+13000]',
      ],
    )
  }
})

test('a photograph that is gone leaves its caption, and a line in the report', async () => {
  const lost = await openWorld()
  try {
    const keeper = await lost.administrator()
    await addMedia(keeper, [{ file: 'photos/landscape-2mp-bee.jpg', title: 'The lost bee' }])
    await lost.settle()
    const { context } = lost
    for (const key of await context.storage.list('private/')) await context.storage.remove([key])
    const file = path.join(folder, 'lost.pdf')
    const options = { size: 'a4', dedication: '', without: [], withoutMedia: [] } as const
    const { report } = await makeBook(context, options, file, {
      standard: 'ua-1',
      onProgress: () => undefined,
    })
    assert.deepEqual(report, ['Could not be read, and only its caption is printed: The lost bee'])
    assert.match(readPdf(readFileSync(file)).text, /The lost bee/)
  } finally {
    await lost.close()
  }
})
