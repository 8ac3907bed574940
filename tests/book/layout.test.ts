import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  CAPTION_MM,
  computeDpi,
  MIN_DPI,
  layPlates,
  layRows,
  computePixels,
  type CaptionedPhoto,
} from '../../server/outputs/book/layout.ts'
import { pageSizes, computeTextArea } from '../../server/outputs/book/pageSizes.ts'

const area = { width: 148, height: 231 }
const spacing = { gap: 5, fontSize: 4.6 }
const photo = (pixelWidth: number, pixelHeight: number, more: Partial<CaptionedPhoto> = {}) => ({
  pixelWidth,
  pixelHeight,
  title: '',
  description: '',
  note: '',
  ...more,
})
const wide = photo(6000, 4000)
const strip = photo(6000, 1500)
const upright = photo(4000, 6000)
const plates = (...photos: CaptionedPhoto[]) => layPlates(photos, { first: area, area }, spacing)
const countsOf = (pages: readonly unknown[][]) => pages.map((page) => page.length)
const shareOf = (width = 0) => Math.round((100 * width) / area.width)

test('a photograph much higher than wide fills the page’s height', () => {
  for (const ratio of [8, 12, 40]) {
    const [[high] = []] = plates(photo(1000, 1000 * ratio))
    assert.ok(high && high.width > 0, `${ratio} to 1 has a width`)
    assert.ok(high.height <= area.height && high.height > area.height * 0.7, `${high.height} mm`)
  }
})

test('up to three photographs share a page if they fit below each other and stay large', () => {
  assert.deepEqual(countsOf(plates(wide, wide, wide)), [2, 1])
  assert.deepEqual(countsOf(plates(strip, strip, strip, strip)), [3, 1])
  assert.deepEqual(countsOf(plates(photo(6000, 5900), photo(6000, 5900))), [1, 1])
  assert.deepEqual(countsOf(plates(strip, upright, strip)), [1, 1, 1], 'an upright photograph stays alone')
  assert.deepEqual(countsOf(plates(strip, photo(1000, 1060), strip)), [1, 1, 1], 'even if barely upright')
  assert.deepEqual(countsOf(plates(strip, photo(2000, 2100))), [2])
  assert.deepEqual(countsOf(plates()), [])
})

test('photographs that share a page shrink together until they fit', () => {
  const widths = (ratio: number) =>
    plates(photo(6000, 6000 / ratio), photo(6000, 6000 / ratio))
      .flat()
      .map(({ width }) => shareOf(width))
  assert.deepEqual(widths(1.32), [100, 100])
  assert.deepEqual(widths(1.29), [94, 94])
  assert.deepEqual(widths(1.2), [88, 88])
})

test('photographs on a chapter’s first page fit below its title', () => {
  const first = { width: area.width, height: area.height * 0.5 }
  const pages = layPlates([wide, wide, wide], { first, area }, spacing)
  assert.deepEqual(countsOf(pages), [1, 2])
  const high = layPlates([upright, upright], { first, area }, spacing).map(([each]) => each?.height ?? 0)
  assert.ok((high[0] ?? 0) <= first.height && (high[1] ?? 0) > first.height, high.join())
})

test('a page has room for the gaps and for every line of the captions', () => {
  // two photographs of this shape leave 2.5 mm of a page free
  const tight = photo(6000, 6000 * ((area.height - spacing.gap - 2.5) / 2 / area.width))
  const captioned = (more: Partial<CaptionedPhoto>) =>
    plates(tight, { ...tight, ...more }).map((page) => page.map(({ width }) => shareOf(width)))
  assert.deepEqual(captioned({}), [[100, 100]])
  for (const oneLine of [{ title: 'At the lake' }, { description: 'At the lake' }, { note: '1958' }])
    assert.deepEqual(captioned(oneLine), [[94, 94]])
  assert.deepEqual(captioned({ description: 'a\nb' }), [[94, 94]])
  assert.deepEqual(captioned({ description: 'a\nb\nc' }), [[88, 88]])
  assert.deepEqual(captioned({ title: 'T', description: 'a\nb\nc', note: '1958' }), [[88, 88]])
  assert.deepEqual(captioned({ title: 'T', description: 'a\nb\nc\nd', note: '1958' }), [[100], [100]])
})

test('a photograph with few pixels is printed smaller to stay sharp, but not below the least width', () => {
  const [[few] = []] = plates(photo(1000, 600))
  assert.equal(few && computeDpi(1000, few.width), MIN_DPI)
  assert.equal(few && Math.round((few.width / few.height) * 100), 167)
  assert.equal(plates(photo(200, 100))[0]?.[0]?.width, 55)
  assert.equal(layRows([photo(200, 100)], area, spacing)[0]?.[0]?.width, 55)
  assert.deepEqual([computePixels(25.4, 300), computePixels(10, 300), computeDpi(300, 25.4)], [300, 119, 300])
})

test('ten photographs of a memory form rows of two and three, never of one', () => {
  const counts = (many: number) =>
    countsOf(
      layRows(
        Array.from({ length: many }, () => wide),
        area,
        spacing,
      ),
    )
  assert.deepEqual(counts(10), [3, 2, 3, 2])
  assert.deepEqual([counts(1), counts(3), counts(4)], [[1], [3], [2, 2]])
  assert.deepEqual(counts(0), [])
})

test('photographs side by side have the same height, and fill the row’s width or height', () => {
  const [row = []] = layRows([wide, upright, strip], { width: 148, height: 90 }, spacing)
  assert.equal(new Set(row.map(({ height }) => height.toFixed(6))).size, 1)
  assert.equal(row.reduce((sum, { width }) => sum + width, 2 * spacing.gap).toFixed(6), '148.000000')
  const [[alone] = []] = layRows([upright], { width: 148, height: 90 }, spacing)
  assert.deepEqual([alone?.width, alone?.height], [60, 90])
})

test('a caption may continue on the next page if it takes more than two fifths of its own', () => {
  const isLong = (letters: number, shape = wide) =>
    layRows([{ ...shape, description: 'x'.repeat(letters) }], { width: 100, height: 100 }, spacing)[0]?.[0]
      ?.hasLongCaption
  // eight lines of 57 letters are 39.8 mm high
  assert.deepEqual([isLong(57 * 8), isLong(57 * 9)], [false, true])
  assert.deepEqual([isLong(57 * 8, upright), isLong(57 * 9, upright)], [false, true], `${CAPTION_MM} mm wide`)
})

test('the caption of a narrow photograph is wide enough to read, and stays on its page', () => {
  const square = { width: 150, height: 156 }
  const described = { ...photo(1300, 1800), title: 'Upright', description: 'so many words '.repeat(43) }
  const [[narrow] = []] = layPlates([described], { first: square, area: square }, spacing)
  assert.equal(narrow?.hasLongCaption, false)
})

test('East Asian letters count twice, and marks above letters do not count', () => {
  const isLong = (text: string) =>
    layRows([{ ...upright, description: text }], { width: 100, height: 60 }, spacing)[0]?.[0]?.hasLongCaption
  const most = 57 * 4
  assert.deepEqual([isLong('x'.repeat(most)), isLong('祖'.repeat(most))], [false, true])
  assert.equal(isLong('é'.normalize('NFD').repeat(most)), false)
})

test('a page of each size has the width that print shops take, including its bleed', () => {
  assert.deepEqual([pageSizes.a4.width, pageSizes.a4.height, pageSizes.a4.bleed], [210, 297, 0])
  assert.deepEqual(
    [pageSizes.letter.width, pageSizes.letter.height, pageSizes.letter.bleed],
    [215.9, 279.4, 0],
  )
  assert.deepEqual(
    [pageSizes.square.width, pageSizes.square.height, pageSizes.square.bleed],
    [216.35, 216.35, 3.175],
  )
  const { width, height } = computeTextArea(pageSizes.square)
  assert.deepEqual([width.toFixed(3), height.toFixed(3)], ['150.000', '156.000'])
  assert.deepEqual(computeTextArea(pageSizes.a4), { width: 148, height: 231 })
  for (const { inside, outside, top, bottom, bleed } of Object.values(pageSizes))
    assert.ok(Math.min(inside, outside, top, bottom) - bleed >= 12.7, 'no text is near the cut')
})
