import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../support/random/fastCheck.ts'
import { MAX_PORTION_BYTES, takePortion } from '../../../../web/admin/media/batch/portions.ts'

interface Photo {
  id: number
  file: { size: number }
}

/** Takes portions until none is left. */
const splitAll = (photos: readonly Photo[]) => {
  const portions: (readonly Photo[])[] = []
  for (let left = photos; left.length > 0; ) {
    const portion = takePortion(left, MAX_PORTION_BYTES)
    assert.ok(portion.length > 0, 'each portion has a photograph')
    portions.push(portion)
    left = left.slice(portion.length)
  }
  return portions
}
const toPhotos = (sizes: readonly number[]) => sizes.map((size, id): Photo => ({ id, file: { size } }))
const sizesOf = (portions: readonly (readonly Photo[])[]) =>
  portions.map((portion) => portion.map(({ file }) => file.size))
const sum = (portion: readonly Photo[]) => portion.reduce((bytes, { file }) => bytes + file.size, 0)

test('portions hold every photograph once and in order, at most 50 and 90,000,000 bytes, unless one is larger', () => {
  const size = fc.oneof(
    fc.integer({ min: 0, max: 5_000_000 }),
    fc.integer({ min: 40_000_000, max: 104_857_600 }),
  )
  fc.assert(
    fc.property(fc.array(size, { maxLength: 300 }), (sizes) => {
      const photos = toPhotos(sizes)
      const portions = splitAll(photos)
      assert.deepEqual(portions.flat(), photos)
      for (const portion of portions) {
        assert.ok(portion.length <= 50)
        assert.ok(portion.length === 1 || sum(portion) <= 90_000_000)
      }
      // no portion could also have held the first photograph of the next one
      for (const [index, next] of portions.slice(1).entries()) {
        const portion = portions[index] ?? []
        assert.ok(portion.length === 50 || sum(portion) + (next[0]?.file.size ?? 0) > 90_000_000)
      }
    }),
  )
})

test('a request holds exactly 90,000,000 bytes and exactly fifty photographs', () => {
  assert.deepEqual(sizesOf(splitAll(toPhotos([45_000_000, 45_000_000, 1]))), [[45_000_000, 45_000_000], [1]])
  assert.deepEqual(sizesOf(splitAll(toPhotos([1, 90_000_000]))), [[1], [90_000_000]])
  assert.deepEqual(sizesOf(splitAll(toPhotos([104_857_600, 1]))), [[104_857_600], [1]])
  const fewPortions = splitAll(toPhotos(Array.from({ length: 101 }, () => 1)))
  assert.deepEqual(
    fewPortions.map(({ length }) => length),
    [50, 50, 1],
  )
})
