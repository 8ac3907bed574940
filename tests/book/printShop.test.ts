import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { fc } from '../support/random/fastCheck.ts'
import { Document, type PDFDocument } from 'mupdf'
import { sampleObituary } from '../../contract/memorial/sampleObituary.ts'
import { PlainError } from '../../server/base/errors/PlainError.ts'
import { makeBook } from '../../server/outputs/book/makeBook.ts'
import { pageSizes } from '../../server/outputs/book/pageSizes.ts'
import { planBlankPages } from '../../server/outputs/book/planBlankPages.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { addMedia } from '../support/world/addMedia.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { openWorld } from '../support/world/world.ts'
import { makeBookPdf } from './makePdf.ts'
import { assertWithinMargins } from './margins.ts'

const { world, admin } = await openSharedWorld()
await addMedia(admin, [{ file: 'photos/landscape-2mp-bee.jpg', title: 'The bee' }])

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

test('each page of a square book says where it is cut, at 8.5 inches, and so does its cover', async () => {
  const { bytes, files, pdf } = await makeBookPdf(world, { size: 'square' })
  const side = TRIM + 2 * BLEED
  for (const { media, bleed, trim } of readBoxes(bytes)) {
    assert.deepEqual(
      [media, bleed],
      [
        [0, 0, side, side],
        [0, 0, side, side],
      ],
    )
    assert.deepEqual(trim, [BLEED, BLEED, BLEED + TRIM, BLEED + TRIM])
  }
  assertWithinMargins(pdf.pages, pageSizes.square)
  const [{ media, bleed, trim } = assert.fail(), ...more] = readBoxes(readFileSync(files[1] ?? ''))
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

test('a short square book gets blank pages before its last page, up to 24, and says so', async () => {
  const { pages, report, pdf } = await makeBookPdf(world, { size: 'square' })
  assert.equal(pages, 24)
  assert.match(pdf.pages.at(-1)?.text ?? '', /Set in Newsreader/)
  const isBlank = pdf.pages.map(({ text, pictures }) => text.trim() === '' && pictures.length === 0)
  const blanks = isBlank.length - 2 - isBlank.lastIndexOf(false, -2)
  assert.deepEqual(report, [
    `The book has 24 pages, because a print shop takes an even number, and at least 24. ${blanks} of them are blank, before the last.`,
  ])
})

test('a book on office paper begins with its cover on a page of its own, and has no boxes and no blank pages for a print shop', async () => {
  for (const size of ['a4', 'letter'] as const) {
    const { bytes, files, pages, report, pdf } = await makeBookPdf(world, { size })
    assert.equal(files.length, 1)
    assert.ok(pages < 24)
    assert.deepEqual(report, [])
    assertWithinMargins(pdf.pages, pageSizes[size])
    const [cover, inside, title] = pdf.pages
    assert.match(cover?.text ?? '', /Walter Arne Lindholm/)
    assert.equal(inside?.text.trim(), '')
    assert.match(title?.text ?? '', /Walter Arne Lindholm/)
    for (const { bleed, trim } of readBoxes(bytes)) assert.deepEqual([bleed, trim], [null, null])
  }
})

test('the number of pages is even, from 24 to 240; a book with more says how many photographs are too many', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 600 }), fc.integer({ min: 1, max: 4 }), (pages, perPage) => {
      const plateCount = Math.floor(pages / 2)
      const countFirst = (photographs: number) => Math.ceil(photographs / perPage)
      const pageCounts = Array.from({ length: plateCount * perPage + 1 }, (_, photographs) =>
        countFirst(photographs),
      )
      try {
        const total = pages + planBlankPages(pages, pageCounts)
        assert.ok(
          total % 2 === 0 && total >= 24 && total <= 240 && total - pages < Math.max(2, 24 - pages + 1),
        )
      } catch (error) {
        assert.ok(error instanceof PlainError && pages > 240, String(error))
        const count = /Leave out (\d+) photographs?,/.exec(error.message)?.[1]
        if (count === undefined) {
          assert.match(error.message, /Leave out memories or photographs,/)
          assert.ok(pages - plateCount > 238)
        } else {
          const fewer = (leftOut: number) => pages - plateCount + countFirst(plateCount * perPage - leftOut)
          assert.ok(
            fewer(Number(count)) <= 240 && fewer(Number(count) - 1) > 238,
            `${count} of ${pages} pages`,
          )
        }
      }
    }),
  )
})

test('a square book of more than 240 pages is refused before a photograph is prepared, and nothing is written', async () => {
  await using long = await openWorld()
  await addMedia(await long.administrator(), [{ file: 'photos/small-bee.jpg', title: 'The bee' }])
  const content = sampleObituary.repeat(20).slice(0, 20_000)
  for (let index = 0; index < 24; index++) {
    const body = { name: `Writer ${index}`, content, mediaIds: [] }
    const { status, text } = await long.visitor.call('POST /api/memories', { body })
    assert.equal(status, 201, text)
  }
  const file = path.join(temporaryFolder(), 'book.pdf')
  const options = { size: 'square', dedication: '', without: [], withoutMedia: [] } as const
  const steps: number[] = []
  const making = makeBook(long.context, options, file, {
    standard: 'ua-1',
    onProgress: (doneCount) => steps.push(doneCount),
  })
  await assert.rejects(making, {
    message:
      /^This book would have 2[4-9]\d pages\. A print shop takes at most 240\. Leave out memories or photographs, or choose Letter or A4 instead of the square\. Nothing was made yet, and your choices are as they were\.$/,
  })
  assert.deepEqual(steps, [])
  assert.throws(() => readFileSync(file), /ENOENT/)
})
