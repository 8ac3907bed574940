import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Document, type PDFDocument } from 'mupdf'
import { pageSizes } from '../../server/outputs/book/pageSizes.ts'
import { readCodes } from '../support/files/readCodes.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { openWorld } from '../support/world/world.ts'
import { makeBookPdf, makeSheetPdf } from './makePdf.ts'
import { assertWithinMargins } from './margins.ts'

const stream =
  'https://stream.example.org/whitcombe/funeral/2031/december/livestream.html?room=main-hall&language=en'
const donation = 'https://Spenden.münchen.example/give'
/** An address without a scheme, an e-mail address, and a word, each too long for a line. */
const long = [
  'www.stream-of-the-church.example.org/whitcombe/funeral/2031/december/livestream.html?room=main-hall',
  'the.family.of.harold.whitcombe.in.owatonna@clocks-and-bicycles-of-steele-county.example.org',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkundenfälscher',
]
const token = `https://meet.example.org/${'q7Zx'.repeat(60)}`

const { world, admin } = await openSharedWorld()
await admin.call('PUT /api/settings', {
  body: { name: 'Arne Lindholm', donationText: `Please give at ${donation}.` },
})
await admin.call('PUT /api/obituary', {
  body: { content: `He built bridges, and they are listed at ${token} for all who want to see them.` },
})
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
])
  assert.equal(
    (await world.visitor.call('POST /api/memories', { body: { name: 'Ada', content, mediaIds: [] } })).status,
    201,
  )

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

for (const size of ['a4', 'letter', 'square'] as const)
  test(`a ${size} book breaks an address before its punctuation, in the margins, and copied it is the address, as is a long word`, async () => {
    const { pdf, report } = await makeBookPdf(world, { size })
    // a short book for a print shop is filled up with blank pages
    assert.deepEqual(
      report.filter((remark) => !remark.startsWith('The book has 24 pages')),
      [],
    )
    assert.doesNotMatch(pdf.text, /[\p{Cf}\u00ad]/u)
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
    assertWithinMargins(pdf.pages, pageSizes[size])
  })

test('a memory of nothing but addresses is printed, too', async () => {
  await using other = await openWorld()
  const addresses = ['https://a.example/b/c', 'https://a\u200bb', `latexwebhttps://${'a'.repeat(16)}`]
  for (const address of addresses) {
    const content = `${address} `.repeat(20_000 / (address.length + 1))
    const { status } = await other.visitor.call('POST /api/memories', {
      body: { name: 'Bot', content, mediaIds: [] },
    })
    assert.equal(status, 201)
  }
  const { pdf } = await makeBookPdf(other)
  // the head and the foot of a page split a few of the addresses
  assert.ok(withoutBreaks(pdf.text).split('https://a.example/b/c').length > 850)
})

test('the order of service has each address of its texts and its services, and on the back their codes', async () => {
  const { pdf, bytes, report, pages } = await makeSheetPdf(world, 'order')
  assert.equal(pages, 4)
  assert.match(report.join(), /^The dashboard has no program yet[^;]*$/)
  const back = withoutBreaks(pdf.pages[3]?.text ?? '')
  assert.ok(back.includes(`Forthoseathome:watchhere${stream}`), back)
  assert.ok(back.includes(`Pleasegiveat${donation}.`))
  assert.ok(withoutBreaks(pdf.text).includes(token))
  const links = [stream, token, new URL(donation).href, 'https://arne.example.org/memories']
  assert.deepEqual(readCodes(bytes, 3, links), links)
  assert.deepEqual(
    [0, 1, 2].flatMap((page) => readCodes(bytes, page, links)),
    [],
  )
  assert.deepEqual(
    listAlternativeTexts(bytes).toSorted(),
    links.map((link) => `Code that opens ${link}`).toSorted(),
  )
})

/** Lists the alternative texts of the pictures in a PDF. */
function listAlternativeTexts(bytes: Buffer): string[] {
  const pdf = Document.openDocument(bytes, 'application/pdf') as PDFDocument
  const objects = Array.from({ length: pdf.countObjects() - 1 }, (_, index) =>
    pdf.newIndirect(index + 1).resolve(),
  )
  return objects.flatMap((object) => {
    const text = object.isDictionary() ? object.get('Alt') : null
    return text?.isString() ? [text.asString()] : []
  })
}

test('the code of a table card opens the page as a shared device does, and keeps the key that the address has', async () => {
  for (const [kind, code] of [
    ['cards', 'https://arne.example.org/memories?key=abc&shared=1'],
    ['poster', 'https://arne.example.org/memories?key=abc'],
  ] as const) {
    const { bytes } = await makeSheetPdf(world, kind, { address: 'https://arne.example.org/?key=abc' })
    const codes = readCodes(bytes, 0, [code])
    assert.deepEqual([...new Set(codes)], [code], kind)
  }
})
