import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeSizesAttribute } from '../../../../web/site/memories/photoSizes.ts'

const upright = { width: 1200, height: 1600 }
const landscape = { width: 1600, height: 900 }

/** Returns the widths in rem that a desktop learns. */
const widthsOf = (...photos: (typeof upright)[]) =>
  photos.map(makeSizesAttribute(photos)).map((sizes) => Number(/(\d+)rem$/.exec(sizes)?.[1]))

test('photographs that share a row are asked for in their share of it', () => {
  assert.deepEqual(widthsOf({ ...upright }, { ...upright }, { ...upright }), [11, 11, 11])
  assert.deepEqual(widthsOf({ ...upright }, { ...landscape }), [10, 23])
})

test('two landscapes that do not fit into one row are asked for in the whole width', () => {
  assert.deepEqual(widthsOf({ ...landscape }, { ...landscape }), [34, 34])
})

test('an upright photograph alone is asked for as wide as its greatest height allows', () => {
  assert.deepEqual(widthsOf({ ...upright }), [20])
})

test('on screens wider than 2000 pixels, where letters are larger, pictures are, too', () => {
  assert.match(makeSizesAttribute([landscape])(landscape), /\(min-width: 125rem\) 42rem, 34rem$/)
})
