import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layPlates, layRows } from '../../server/book/layout.ts'

const area = { width: 148, height: 231 }
const spacing = { gap: 5, letter: 4.6 }
const photo = (pixelWidth: number, pixelHeight: number) => ({
  pixelWidth,
  pixelHeight,
  title: '',
  description: '',
  note: '',
})

test('a strip that is much higher than wide fills the page’s height', () => {
  for (const ratio of [8, 12, 40]) {
    const [[strip] = []] = layPlates([photo(1000, 1000 * ratio)], { first: area, area }, spacing)
    assert.ok(strip && strip.width > 0, `${ratio} to 1 has a width`)
    assert.ok(strip.height <= area.height && strip.height > area.height * 0.7, `${strip.height} mm`)
  }
})

test('ten photographs of a memory lie in rows of two and three, and none alone', () => {
  const rows = layRows(
    Array.from({ length: 10 }, () => photo(1200, 800)),
    area,
    spacing,
  )
  assert.deepEqual(
    rows.map((row) => row.length),
    [3, 2, 3, 2],
  )
})

test('a caption is as wide as is read well below a narrow photograph, and stays on its page', () => {
  const square = { width: 150, height: 156 }
  const described = { ...photo(1300, 1800), title: 'Upright', description: 'so many words '.repeat(43) }
  const [[upright] = []] = layPlates([described], { first: square, area: square }, spacing)
  assert.equal(upright?.hasLongCaption, false)
})
