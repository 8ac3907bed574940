import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BookSize } from '../../contract/outputs/book.ts'
import { sampleObituary } from '../../languages/en/memorial/sampleObituary.ts'
import { computeTextArea, type PageSize, pageSizes } from '../../server/outputs/book/pageSizes.ts'
import { coloredPicture } from '../support/files/coloredPicture.ts'
import type { readPdf } from '../support/files/readPdf.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { makeBookPdf } from './makePdf.ts'
import { assertWithinMargins, points } from './margins.ts'

/** Sizes in pixels, ten times those of the files, and no larger than paper needs, and the length of the description. */
const PHOTOGRAPHS = [
  [1200, 800, 0],
  [1000, 1500, 40],
  [1200, 1200, 0],
  [1200, 270, 90],
  [500, 1500, 0],
  [1200, 900, 400],
  [300, 200, 0],
  [1500, 1000, 1_500],
  [800, 1000, 0],
  [1200, 800, 160],
  [1000, 1400, 700],
  [1200, 900, 0],
] as const
const FIRST_YEAR = 1950

/** Sentences without years, so that only the years of the photographs are in the texts. */
const sentences = sampleObituary.replace(/\d/g, '').split(/(?<=\.)\s+/)

const { world, admin } = await openSharedWorld()
for (const [index, [width, height, length]] of PHOTOGRAPHS.entries()) {
  const file = await coloredPicture(`#${(16 * (index + 1)).toString(16)}5a3c`, [width / 10, height / 10])
  const title = `Photograph ${index}`
  const params = { id: (await admin.call('POST /api/media', { form: { title, file } })).body.id }
  const description = sentences.join(' ').repeat(3).slice(0, length).trim()
  const body = { title, description, takenAt: String(FIRST_YEAR + index) }
  assert.equal((await admin.call('PUT /api/media/:id', { params, body })).status, 200)
  await world.context.db.updateTable('media').set({ width, height }).where('id', '=', params.id).execute()
}

/** Writes paragraphs of `lengthOf(index)` sentences. A paragraph names the year of the photograph `photoOf(index)` if there is one. */
const write = (
  count: number,
  lengthOf: (index: number) => number,
  photoOf: (index: number) => number | undefined,
) =>
  Array.from({ length: count }, (_, index) => {
    const from = (index * 5) % sentences.length
    const text = [...sentences, ...sentences].slice(from, from + lengthOf(index)).join(' ')
    const photo = photoOf(index)
    return photo === undefined ? text : `In ${FIRST_YEAR + photo} it was seen. ${text}`
  })

const obituaries: Record<string, { size: BookSize; paragraphs: string[]; photoCount: number }> = {
  'five paragraphs and three photographs': {
    size: 'letter',
    paragraphs: write(
      5,
      (index) => [1, 4, 3, 5, 1][index] ?? 1,
      (index) => [undefined, 1, 0, 5][index],
    ),
    photoCount: 3,
  },
  'ten short paragraphs, each with a photograph': {
    size: 'a4',
    paragraphs: write(
      10,
      () => 1,
      (index) => index,
    ),
    photoCount: 10,
  },
  'eight long paragraphs, each with a photograph': {
    size: 'letter',
    paragraphs: write(
      8,
      (index) => 4 + ((index * 7) % 11),
      (index) => (index + 8) % PHOTOGRAPHS.length,
    ),
    photoCount: 8,
  },
  'sixty paragraphs with all photographs': {
    size: 'square',
    paragraphs: write(
      60,
      (index) => 1 + ((index * 3) % 6),
      (index) => (index % 5 === 0 ? index / 5 : undefined),
    ),
    photoCount: PHOTOGRAPHS.length,
  },
}

/** Defines tests of the chosen obituaries: how the pages of his life are filled. */
export function testLife(choose: (name: string) => boolean): void {
  for (const [name, { size, paragraphs, photoCount }] of Object.entries(obituaries).filter(([name]) =>
    choose(name),
  ))
    test(`in ${size}, an obituary of ${name} leaves no page of his life more than a third empty, except the last`, async () => {
      const { status, text } = await admin.call('PUT /api/obituary', {
        body: { content: paragraphs.join('\n\n') },
      })
      assert.equal(status, 200, text)
      const { pdf } = await makeBookPdf(world, { size })
      assertWithinMargins(pdf.pages, pageSizes[size])
      const pages = findLife(pdf)
      assert.equal(pages.flatMap(({ pictures }) => pictures).length, photoCount)
      const gaps = pages.slice(0, -1).map((page) => findGap(page, pageSizes[size]))
      assert.ok(gaps.length > 0)
      assert.ok(
        gaps.every((gap) => gap < 1 / 3),
        `${size}: ${gaps.map((gap) => gap.toFixed(2)).join(' ')}`,
      )
    })
}

type Page = ReturnType<typeof readPdf>['pages'][number]

/** Returns the pages of his life that are not blank. */
function findLife({ pages }: ReturnType<typeof readPdf>): Page[] {
  // in the contents, the names of the chapters are smaller
  const findOpener = (title: string) =>
    pages.findIndex(({ lines }) =>
      lines.some(({ text, box }) => text.trim() === title && box[3] - box[1] > TITLE_HEIGHT),
    )
  const end = findOpener('Photographs')
  return pages
    .slice(findOpener('His Life'), end === -1 ? -1 : end)
    .filter(({ lines, pictures }) => lines.length + pictures.length > 0)
}

const TITLE_HEIGHT = 25

/** Returns the height of the largest empty part of a page below its first line or picture, as a part of the text area's height. */
function findGap({ lines, pictures }: Page, sheet: PageSize): number {
  const [top, bottom] = [points(sheet.top), points(sheet.height - sheet.bottom)]
  const boxes = [...lines, ...pictures]
    .map(({ box }) => box)
    .filter(([, boxTop, , boxBottom]) => boxBottom > top && boxTop < bottom)
    .toSorted((a, b) => a[1] - b[1])
  let y = boxes[0]?.[3] ?? top
  let largest = 0
  for (const [, boxTop, , boxBottom] of boxes) {
    largest = Math.max(largest, boxTop - y)
    y = Math.max(y, boxBottom)
  }
  return Math.max(largest, bottom - y) / points(computeTextArea(sheet).height)
}
