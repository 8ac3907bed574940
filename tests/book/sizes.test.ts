import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { Document, type PDFDocument } from 'mupdf'
import type { BookSize } from '../../contract/outputs/book.ts'
import { sampleObituary } from '../../languages/en/memorial/sampleObituary.ts'
import { palette } from '../../domain/palette.ts'
import { pageSizes } from '../../server/outputs/book/pageSizes.ts'
import { coloredPicture } from '../support/files/coloredPicture.ts'
import { readPdf } from '../support/files/readPdf.ts'
import { readZip } from '../support/files/readZip.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { makeBookPdf } from './makePdf.ts'
import { assertWithinMargins } from './margins.ts'
import { listDivided, listDivisions, longTexts, repeat, withoutDots } from './longTexts.ts'

const stream =
  'https://stream.example.org/whitcombe/funeral/2031/december/livestream.html?room=main-hall&language=en'
/** An address without a scheme, an e-mail address, and a word, each too long for a line. */
const long = [
  'www.stream-of-the-church.example.org/whitcombe/funeral/2031/december/livestream.html?room=main-hall',
  'the.family.of.harold.whitcombe.in.owatonna@clocks-and-bicycles-of-steele-county.example.org',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkundenfälscher',
]
const token = `https://meet.example.org/${'q7Zx'.repeat(60)}`

const { world, admin } = await openSharedWorld()
const form = { title: 'The bee', file: await coloredPicture('#25463a', [1200, 800]) }
assert.equal((await admin.call('POST /api/media', { form })).status, 201)
const english = withoutDots(repeat(longTexts.english))
const listed = `He built bridges, and they are listed at ${token} for all who want to see them.`
await admin.call('PUT /api/obituary', { body: { content: `${sampleObituary}\n\n${english}\n\n${listed}` } })
await admin.call('POST /api/services', {
  body: {
    title: 'Farewell',
    date: 'March 18, 2025',
    time: 'TBD',
    location: 'Duluth',
    description: `Lunch follows. The service is streamed (${stream}).`,
  },
})
for (const content of [
  `I found a picture of him: ${stream}, look.`,
  `שלום ${stream} שלום`,
  `See ${long.join(' and ')}!`,
  withoutDots(repeat(longTexts.german)),
  withoutDots(repeat(longTexts.finnish)),
]) {
  const { status } = await world.visitor.call('POST /api/memories', { body: { name: 'Ada', content } })
  assert.equal(status, 201)
}
const question = 'Where did you ride to?'
await admin.call('PUT /api/settings', { body: { cardQuestions: question } })
const answers = { Bo: 'To the moon.', Carl: 'To Duluth.', Dora: 'To the sea.' }
for (const [name, content] of Object.entries(answers)) {
  const { status } = await world.visitor.call('POST /api/memories', { body: { name, content, question } })
  assert.equal(status, 201)
}
const printShop = await makeForPrintShop()
const officeOptions = { dedication: 'For Theo' }
const books = {
  a4: await makeBookPdf(world, { size: 'a4', ...officeOptions }),
  letter: await makeBookPdf(world, { size: 'letter', ...officeOptions }),
  square: printShop.book,
}
const sizes = Object.keys(books) as BookSize[]

/** Makes the square book on the dashboard, and reads the files and pictures of its result. */
async function makeForPrintShop() {
  const body = { size: 'square', dedication: 'For Theo' } as const
  assert.equal((await admin.call('POST /api/work/book', { body })).status, 200)
  await world.settle()
  const { work } = (await admin.call('GET /api/work/book')).body
  assert.equal(work?.state, 'ready', work?.message ?? '')
  const { headers, bytes } = await admin.get(work.filePath ?? '')
  assert.equal(headers['content-type'], 'application/zip')
  const files = readZip(bytes)
  assert.deepEqual([...files.keys()].toSorted(), ['book/book-cover.pdf', 'book/book.pdf'])
  const read = (name: string) => {
    const pdfBytes = files.get(name) ?? Buffer.alloc(0)
    return { bytes: pdfBytes, pdf: readPdf(pdfBytes) }
  }
  const pictures: string[] = []
  for (const address of work.pages.slice(0, 2))
    pictures.push(gunzipSync((await admin.get(address)).bytes).toString())
  return {
    book: { ...read('book/book.pdf'), report: work.remarks },
    cover: read('book/book-cover.pdf'),
    pictures,
  }
}

const CHAPTERS = ['His Life', 'Photographs', 'Services', 'Memories']

for (const size of sizes)
  test(`in a book in ${size}, the title, the dedication, the contents and each chapter begin on a right-hand page`, () => {
    const { pdf } = books[size]
    const texts = pdf.pages.map(({ text }) => text.trim().replace(/\s+/g, ' '))
    const numberOf = (beginning: string) => texts.findIndex((text) => text.startsWith(beginning)) + 1
    const contents = numberOf('Contents')
    const numbers = CHAPTERS.map(
      (title) => texts.findIndex((text, index) => index >= contents && text.startsWith(title)) + 1,
    )
    // the first page is the title or, on office paper, the cover with the title on the next right-hand page
    const title = size === 'square' ? 1 : 3
    assert.match(texts[title - 1] ?? '', /^Walter Arne Lindholm/)
    const rightHand = [title, numberOf('For Theo'), contents, ...numbers]
    // a print shop takes 24 pages at least, so blank ones may be before the last
    const end = texts.slice(0, -1).findLastIndex((text) => text !== '')
    const isAdded = (index: number) => size === 'square' && index > end
    assert.deepEqual(
      rightHand.map((number) => number > 0 && number % 2),
      rightHand.map(() => 1),
      rightHand.join(' '),
    )
    for (const [index, title] of CHAPTERS.entries())
      assert.ok(texts[contents - 1]?.includes(`${title} ${numbers[index]}`), texts[contents - 1])
    for (const [index, text] of texts.entries()) {
      if (text === '')
        assert.ok(rightHand.includes(index + 2) || isAdded(index), `page ${index + 1} is blank`)
      else assert.doesNotMatch(text, /^(Walter Arne Lindholm ?)?\d*$/, 'a blank page has no head and no foot')
    }
  })

test('a question that three have answered is above all answers, each with its name, on a page of its own', () => {
  for (const size of sizes) {
    const texts = books[size].pdf.pages.map(({ text }) => text.trim().replace(/\s+/g, ' '))
    const [page = '', ...others] = texts.filter(
      (text) => text.includes(question) && !text.startsWith('Contents'),
    )
    assert.deepEqual(others, [], size)
    assert.match(page, /^Walter Arne Lindholm|^Memories/)
    assert.match(
      page,
      /Where did you ride to\? To the moon\. Bo To Duluth\. Carl To the sea\. Dora( \d+)?$/,
      size,
    )
  }
})

/** Finds the address of the stream in a text with line breaks, after the text `before`. */
const findAddress = (text: string, before: string) => {
  const [, after = ''] = text.split(
    new RegExp(before.replace(/[ (]/g, (each) => (each === ' ' ? '\\s+' : '\\('))),
  )
  return after.slice(0, after.indexOf('language') + 'language'.length)
}

/** Returns the lines that an address is printed on. */
function findLines(text: string, address: string): string[] {
  const pattern = [...address].map((letter) => (/\w/.test(letter) ? letter : `\\${letter}`)).join('\\n?')
  return (new RegExp(pattern).exec(text)?.[0] ?? '').split('\n')
}

const withoutBreaks = (text: string) => text.replace(/\s+/g, '')

for (const size of sizes)
  test(`a book in ${size} breaks an address before its punctuation, in the margins, and copied it is the address, as is a long word`, () => {
    const { pdf } = books[size]
    assertWithinMargins(pdf.pages, pageSizes[size])
    assert.doesNotMatch(pdf.text, /(?!\u00ad)\p{Cf}/u)
    assert.equal(withoutBreaks(pdf.text).split(stream).length - 1, 3)
    for (const each of [token, ...long]) assert.ok(withoutBreaks(pdf.text).includes(each), each)
    for (const address of long.slice(0, 2)) {
      const [, ...lines] = findLines(pdf.text, address)
      assert.ok(lines.length > 0)
      for (const line of lines) assert.match(line, /^[/.@?=-]/)
    }
    const beginnings = pdf.pages.flatMap(({ lines }) =>
      lines.filter(({ text }) => text.includes('https://stream.example')),
    )
    assert.equal(beginnings.length, 3, 'from left to right also in Hebrew')
    for (const beginning of ['streamed (', 'picture of him: ']) {
      const [, ...lines] = findAddress(pdf.text, beginning).split('\n')
      assert.ok(lines.length > 0)
      for (const line of lines) assert.match(line, /^[/.?&=-]\w/)
    }
  })

test('the book divides words by the language of their paragraph, and none where the language is unknown', () => {
  const { text } = books.square.pdf
  for (const typed of [longTexts.german, longTexts.english]) {
    const divided = listDivided(text, typed)
    assert.ok(divided.length > 0)
    const divisions = listDivisions(typed)
    assert.deepEqual(
      divided.filter((word) => !divisions.includes(word)),
      [],
    )
  }
  assert.deepEqual(listDivided(text, longTexts.finnish), [])
})

/** 8.5 inches and an eighth of an inch, in points. */
const [TRIM, BLEED] = [612, 9]

/** Reads the boxes of each page, in points from the bottom left. */
function readBoxes(bytes: Buffer) {
  const pdf = Document.openDocument(bytes, 'application/pdf') as PDFDocument
  return Array.from({ length: pdf.countPages() }, (_, index) => {
    const page = pdf.loadPage(index).getObject()
    const [media, bleed, trim] = ['MediaBox', 'BleedBox', 'TrimBox'].map((name) => page.get(name).asJS())
    return { media, bleed, trim }
  })
}

test('each page of a square book says where it is cut, at 8.5 inches, and so does its cover', () => {
  const side = TRIM + 2 * BLEED
  for (const { media, bleed, trim } of readBoxes(books.square.bytes)) {
    assert.deepEqual(
      [media, bleed],
      [
        [0, 0, side, side],
        [0, 0, side, side],
      ],
    )
    assert.deepEqual(trim, [BLEED, BLEED, BLEED + TRIM, BLEED + TRIM])
  }
  const [{ media, bleed, trim } = assert.fail(), ...more] = readBoxes(printShop.cover.bytes)
  assert.deepEqual(more, [], 'the cover is a single sheet')
  const [, , width = 0] = media as number[]
  // back, front and the spine of a book of 24 pages
  assert.equal(Math.round(width), Math.round(2 * TRIM + 2 * BLEED + (24 / 444 + 0.06) * 72))
  assert.deepEqual(bleed, media)
  assert.deepEqual((trim as number[]).map(Math.round), [
    BLEED,
    BLEED,
    Math.round(width - BLEED),
    BLEED + TRIM,
  ])
})

test('the cover of a square book has the name, and is the first picture of the result', () => {
  assert.match(printShop.cover.pdf.text, /Walter Arne Lindholm/)
  const ratios = printShop.pictures.map((svg, index) => {
    // without its green background, the cover's white letters would be invisible
    assert.equal(svg.includes(`typst-shape" fill="${palette.accent.day}"`), index === 0)
    assert.equal(svg.includes(`fill="${palette.paper.day}"`), index === 0)
    const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? []
    return Math.round(Number(width) / Number(height))
  })
  assert.deepEqual(ratios, [2, 1])
})

test('a short square book gets blank pages before its last page, up to 24, and says so', () => {
  const { pdf, report } = books.square
  assert.equal(pdf.pages.length, 24)
  assert.match(pdf.pages.at(-1)?.text ?? '', /Set in Newsreader/)
  const isBlank = pdf.pages.map(({ text, pictures }) => text.trim() === '' && pictures.length === 0)
  const blanks = isBlank.length - 2 - isBlank.lastIndexOf(false, -2)
  assert.deepEqual(report, [
    `The book has 24 pages, because a print shop takes an even number, and at least 24. ${blanks} of them are blank, before the last.`,
  ])
})

for (const size of ['a4', 'letter'] as const)
  test(`a book in ${size} begins with its cover on a page of its own, and has no boxes and no blank pages for a print shop`, () => {
    const { bytes, files, pages, report, pdf } = books[size]
    assert.equal(files.length, 1)
    assert.ok(pages < 24)
    assert.deepEqual(report, [])
    const [cover, inside, title] = pdf.pages
    assert.match(cover?.text ?? '', /Walter Arne Lindholm/)
    assert.equal(inside?.text.trim(), '')
    assert.match(title?.text ?? '', /Walter Arne Lindholm/)
    for (const { bleed, trim } of readBoxes(bytes)) assert.deepEqual([bleed, trim], [null, null])
  })
