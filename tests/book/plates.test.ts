import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../support/random/fastCheck.ts'
import {
  type CaptionedPhoto,
  computeDpi,
  estimateCaptionHeight,
  MAX_CAPTION_FRACTION,
} from '../../server/outputs/book/layout.ts'
import { captionedPhoto as photo } from './captionedPhoto.ts'
import { isStamp, layPlates, ROW_GAP } from '../../server/outputs/book/layPlates.ts'

const area = { width: 148, height: 231 }
const first = { width: area.width, height: area.height * 0.56 }
const spacing = { gap: 5, fontSize: 4.6 }
const plates = async (...photos: CaptionedPhoto[]) =>
  (await layPlates(photos, { first: area, area }, spacing)).pages
const layChapter = (photos: readonly CaptionedPhoto[]) => layPlates(photos, { first, area }, spacing)
const arrangementsOf = (pages: readonly (readonly unknown[][])[]) =>
  pages.map((rows) => rows.map((row) => row.length).join())
const repeat = (count: number, ...photos: CaptionedPhoto[]) =>
  Array.from({ length: count }, (_, index) => photos[index % photos.length] ?? assert.fail())

const wide = photo(6000, 4000)
const upright = photo(4000, 6000)
/** Good enough for a page of its own only with a title: at the page's width, it has 200 dpi. */
const scan = photo(1180, 800)
const stamp = photo(300, 200)

/** Photographs as families have them: strips, tiny ones, large ones, with and without words. */
const anyPhoto = fc
  .record({
    pixelWidth: fc.integer({ min: 40, max: 5000 }),
    shape: fc.constantFrom(0.3, 0.67, 0.75, 1, 1.33, 1.5, 1.78, 5),
    title: fc.constantFrom('', '', 'At the lake'),
    description: fc
      .integer({ min: 0, max: 160 })
      .map((length) => 'so many words '.repeat(12).slice(0, length)),
    note: fc.constantFrom('', '1962'),
  })
  .map(({ shape, ...more }) => photo(more.pixelWidth, Math.ceil(more.pixelWidth / shape), more))

test('photographs and captions fit on their page, in their order, never below 150 dpi, and no small one is alone on a page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyPhoto, { maxLength: 40 }), async (photos) => {
      const { pages } = await layChapter(photos)
      assert.deepEqual(
        pages.flat(2).map(({ pixelWidth, pixelHeight }) => [pixelWidth, pixelHeight]),
        photos.map(({ pixelWidth, pixelHeight }) => [pixelWidth, pixelHeight]),
      )
      for (const [index, rows] of pages.entries()) {
        const page = index === 0 ? first : area
        const heights = rows.map((row) =>
          Math.max(
            ...row.map(
              (each) =>
                each.height +
                Math.min(
                  MAX_CAPTION_FRACTION * page.height,
                  estimateCaptionHeight(each, each.column, spacing.fontSize),
                ),
            ),
          ),
        )
        const height = heights.reduce((sum, each) => sum + each, spacing.gap * ROW_GAP * (rows.length - 1))
        assert.ok(height <= page.height + 0.01, `${height} of ${page.height} mm`)
        for (const row of rows) {
          const width = row.reduce((sum, { column }) => sum + column, spacing.gap * (row.length - 1))
          assert.ok(width <= area.width + 0.01, `${width} mm wide`)
        }
        const [only, second] = rows.flat()
        assert.ok(!only || second || photos.length === 1 || !isStamp(only, page), `page ${index} has a stamp`)
      }
      for (const { pixelWidth, width } of pages.flat(2))
        assert.ok(computeDpi(pixelWidth, width) >= 150, `${pixelWidth} pixels on ${width} mm`)
    }),
  )
})

test('three hundred photographs need at most half as many pages, and most spreads have one large and several small ones', async () => {
  for (const photos of [repeat(300, wide, upright), repeat(300, wide), repeat(300, upright)]) {
    const { pages } = await layChapter(photos)
    assert.ok(pages.length <= 150, `${pages.length} pages`)
    const counts = pages.map((rows) => rows.flat().length)
    // the first page is on the right
    const spreads = Array.from({ length: Math.floor((counts.length - 1) / 2) }, (_, index) =>
      counts.slice(1 + 2 * index, 3 + 2 * index).toSorted(),
    )
    const mixed = spreads.filter(([few = 0, many = 0]) => few === 1 && many >= 3)
    assert.ok(mixed.length > spreads.length * 0.8, `${mixed.length} of ${spreads.length} spreads`)
  }
})

test('small photographs share a page, three to six of them', async () => {
  for (const count of [3, 4, 5, 6, 30]) {
    const counts = (await plates(...repeat(count, stamp))).map((rows) => rows.flat().length)
    assert.ok(
      counts.every((each) => each >= 3 && each <= 6),
      `${count}: ${counts.join(' ')}`,
    )
  }
  assert.deepEqual(arrangementsOf(await plates(...repeat(6, stamp))), ['2,2,2'])
  assert.deepEqual(arrangementsOf(await plates()), [])
})

test('a photograph is alone on a page if it has 300 dpi there or a title, and otherwise shares one', async () => {
  const countSingles = async (shown: CaptionedPhoto) =>
    (await plates(...repeat(60, shown))).filter((rows) => rows.flat().length === 1).length
  assert.equal(await countSingles(scan), 0)
  assert.ok((await countSingles({ ...scan, title: 'His shop' })) > 5)
  assert.ok((await countSingles(wide)) > 5)
})

test('a photograph much higher than wide fills the page’s height', async () => {
  for (const ratio of [8, 12, 40]) {
    const [high] = (await plates(photo(1000, 1000 * ratio))).flat(2)
    assert.ok(high && high.width > 0, `${ratio} to 1 has a width`)
    assert.ok(high.height <= area.height && high.height > area.height * 0.7, `${high.height} mm`)
  }
})

test('a caption stays below its photograph: one too long for a column stands alone, and continues only if it must', async () => {
  const described = (length: number) => ({
    ...upright,
    description: 'so many words '.repeat(200).slice(0, length),
  })
  const pages = await plates(upright, upright, described(1_500), upright, upright)
  const [long] = pages.filter((rows) => rows.flat().some(({ description }) => description))
  assert.equal(long?.flat().length, 1)
  const square = { width: 150, height: 156 }
  const { pages: squarePages } = await layPlates([described(600)], { first: square, area: square }, spacing)
  const [narrow] = squarePages.flat(2)
  assert.equal(narrow?.hasLongCaption, false)
  assert.equal(narrow?.column, 100)
  const [endless] = (await plates(described(2_800))).flat(2)
  assert.equal(endless?.hasLongCaption, true)
})

test('the layout takes time in proportion to the photographs', async () => {
  const count = async (photos: number) => {
    let reads = 0
    const counted = (each: CaptionedPhoto) => ({
      ...each,
      get pixelWidth() {
        reads += 1
        return each.pixelWidth
      },
    })
    await plates(...repeat(photos, wide, upright, stamp).map(counted))
    return reads
  }
  const [few, many] = [await count(40), await count(400)]
  assert.ok(many < few * 15, `${few} and ${many} reads`)
})

test('every photograph is on exactly one page, whatever its shape and caption', async () => {
  const side = fc.oneof(fc.integer({ min: 1, max: 65_000 }), fc.constantFrom(1, 40, 4000, 65_000))
  const caption = fc.integer({ min: 0, max: 4_000 }).map((length) => 'wörter '.repeat(600).slice(0, length))
  const photos = fc.array(
    fc
      .tuple(side, side, caption)
      .map(([pixelWidth, pixelHeight, description]) => photo(pixelWidth, pixelHeight, { description })),
    { minLength: 1, maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(photos, async (given) => {
      const { pages } = await layChapter(given)
      const shapes = (list: readonly CaptionedPhoto[]) =>
        list.map(({ pixelWidth, pixelHeight }) => `${pixelWidth} × ${pixelHeight}`)
      assert.deepEqual(shapes(pages.flat(2)), shapes(given))
      for (const { width, height } of pages.flat(2))
        assert.ok(width > 0 && height > 0 && height <= area.height)
    }),
  )
  // so narrow that a hundredth of the page's width is too high for the first page
  for (const [pixelWidth, pixelHeight] of [
    [40, 4_000],
    [1_080, 65_000],
  ] as const)
    assert.equal((await layChapter([photo(pixelWidth, pixelHeight), wide])).pages.flat(2).length, 2)
})

test('the first photographs alone have the number of pages that is known for them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyPhoto, { maxLength: 20 }), async (photos) => {
      const { pageCounts } = await layChapter(photos)
      const expected = []
      for (let count = 0; count <= photos.length; count++)
        expected.push((await layChapter(photos.slice(0, count))).pages.length)
      assert.deepEqual(pageCounts, expected)
    }),
    { numRuns: 20 },
  )
})

test('other work of the process goes on while pages are chosen for many photographs', async () => {
  const count = async (photos: number) => {
    let turns = 0
    let isDone = false
    const takeTurn = () => {
      turns += 1
      if (!isDone) setImmediate(takeTurn)
    }
    setImmediate(takeTurn)
    await plates(...repeat(photos, wide, upright))
    isDone = true
    return turns
  }
  const [few, many] = [await count(20), await count(400)]
  assert.ok(many > few * 5, `${few} and ${many} turns`)
})
