import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PlainError } from '../../server/base/errors/PlainError.ts'
import { padForPrintShop } from '../../server/outputs/book/padForPrintShop.ts'
import { fc } from '../support/random/fastCheck.ts'
import { CAPTION_MM, computeDpi, MIN_DPI, layRows, computePixels } from '../../server/outputs/book/layout.ts'
import { captionedPhoto as photo } from './captionedPhoto.ts'
import { pageSizes, computeTextArea } from '../../server/outputs/book/pageSizes.ts'

const area = { width: 148, height: 231 }
const spacing = { gap: 5, fontSize: 4.6 }
const wide = photo(6000, 4000)
const strip = photo(6000, 1500)
const upright = photo(4000, 6000)
const countsOf = (pages: readonly unknown[][]) => pages.map((page) => page.length)

test('a photograph with few pixels is printed smaller to stay sharp, and never below 150 dpi', () => {
  const place = (pixelWidth: number, pixelHeight: number) =>
    layRows([photo(pixelWidth, pixelHeight)], area, spacing)[0]?.[0]
  const few = place(1000, 600)
  assert.equal(few && computeDpi(1000, few.width), MIN_DPI)
  assert.equal(few && Math.round((few.width / few.height) * 100), 167)
  // less than 200 dpi, so that it is not tiny
  assert.equal(place(400, 300)?.width, 55)
  for (const width of [20, 200, 320]) assert.equal(computeDpi(width, place(width, 100)?.width ?? 0), 150)
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
    [222.25, 222.25, 3.175],
  )
  const { width, height } = computeTextArea(pageSizes.square)
  assert.deepEqual([width.toFixed(3), height.toFixed(3)], ['155.900', '161.900'])
  assert.deepEqual(computeTextArea(pageSizes.a4), { width: 148, height: 231 })
  for (const { inside, outside, top, bottom, bleed } of Object.values(pageSizes))
    assert.ok(Math.min(inside, outside, top, bottom) - bleed >= 12.7, 'no text is near the cut')
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
        const total = pages + padForPrintShop(pages, pageCounts)
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
