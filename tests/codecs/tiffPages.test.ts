import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFileWith } from '../../server/codecs/formats/fileWindow.ts'
import { probePhoto } from '../../server/codecs/photos/photos.ts'
import {
  countPictures,
  findPicturePage,
  detectRefusedTiff,
  readTiffPages,
} from '../../server/codecs/formats/tiffPages.ts'
import { fixturePath } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { writeTemporaryFile, describeFile } from './codecFixture.ts'

const page = (width: number, height: number, isReduced = false) => ({
  width,
  height,
  isReduced,
  isMask: false,
  colors: 2,
  compression: 5,
  hasSelections: false,
  numbers: { bits: 8, kind: 1, hasProfile: false, areInTiles: false, arePlanar: false, isFullChroma: false },
})

test('the page that is the picture is neither marked as a preview nor a small copy of a later page', () => {
  assert.equal(findPicturePage([page(96, 64, true), page(480, 320)]), 1)
  assert.equal(findPicturePage([page(96, 64), page(480, 320)]), 1)
  assert.equal(findPicturePage([page(2480, 3508), page(2480, 3508)]), 0, 'two pages of a letter')
  assert.equal(findPicturePage([page(480, 320), page(96, 64, true)]), 0)
  assert.equal(findPicturePage([page(300, 300), page(3000, 2000)]), 0, 'of another shape')
})

test('previews are not counted among the pages', () => {
  assert.equal(countPictures([page(96, 64, true), page(480, 320), page(480, 320)]), 2)
  assert.equal(countPictures([page(480, 320), page(96, 64)]), 1)
  assert.equal(countPictures([page(2480, 3508), page(2480, 3508), page(3508, 2480)]), 3)
})

test('a mask is neither the picture nor a page', () => {
  const mask = { ...page(480, 320), isMask: true }
  assert.equal(findPicturePage([mask, page(480, 320)]), 1)
  assert.equal(countPictures([page(480, 320), mask]), 1)
})

test('reading a chain of directories that leads back ends', () => {
  const bytes = bigTiff(64, 48)
  bytes.writeBigUInt64BE(16n, 16 + 8 + 10 * 20)
  assert.equal(readFileWith(writeTemporaryFile(bytes), readTiffPages).length, 1)
})

test('pages of a TIFF are read in either byte order, from a directory anywhere', () => {
  assert.deepEqual(
    readFileWith(fixturePath('formats/tiff-thumbnail-first-marked-reduced.tif'), readTiffPages),
    [page(96, 64, true), page(480, 320)],
  )
})

const refusalOf = (numbers: Parameters<typeof bigTiff>[2]) =>
  readFileWith(writeTemporaryFile(bigTiff(64, 48, numbers)), detectRefusedTiff)

test('a TIFF with an unsupported compression is refused with its own message', () => {
  for (const compression of [1, 4, 5, 7, 8, 32773])
    assert.equal(refusalOf({ compression }), null, `${compression}`)
  for (const compression of [34925, 50000, 50001])
    assert.equal(refusalOf({ compression }), 'rareTiff', `${compression}`)
})

test('a TIFF with unsupported pixel values is refused with its own message', () => {
  assert.equal(refusalOf({ bits: 16 }), null)
  assert.equal(refusalOf({ bits: 32, numbers: 3, colors: 2 }), null, 'floating point in three colors')
  for (const [bits, numbers] of [
    [12, 1],
    [32, 1],
    [16, 2],
    [32, 3],
    [64, 3],
  ] as const)
    assert.equal(refusalOf({ bits, numbers }), 'rareTiff', `${bits} bits of kind ${numbers}`)
  assert.equal(refusalOf({ colors: 6 }), null, 'brightness and differences of color, these coarser')
})

test('a BigTIFF is shown', async () => {
  const source = describeFile(writeTemporaryFile(bigTiff(64, 48)))
  assert.equal(source.format, 'tiff')
  const { width, height, isDamaged } = await probePhoto(source, temporaryFolder())
  assert.deepEqual([width, height, isDamaged], [64, 48, false])
})

/** Makes a big-endian BigTIFF: a directory with offsets of 64 bits, then gray pixels. */
function bigTiff(
  width: number,
  height: number,
  { compression = 1, bits = 8, numbers = 1, colors = 1 } = {},
): Buffer {
  const fields = [
    [256, width],
    [257, height],
    [258, bits],
    [259, compression],
    [262, colors],
    [273, 16 + 8 + 10 * 20 + 8],
    [277, 1],
    [278, height],
    [279, width * height],
    [339, numbers],
  ] as const
  const head = Buffer.alloc(16 + 8 + fields.length * 20 + 8)
  head.write('MM\0+\0\x08', 'latin1')
  head.writeBigUInt64BE(16n, 8)
  head.writeBigUInt64BE(BigInt(fields.length), 16)
  for (const [index, [tag, value]] of fields.entries()) {
    const at = 24 + index * 20
    head.writeUInt16BE(tag, at)
    head.writeUInt16BE(4, at + 2)
    head.writeBigUInt64BE(1n, at + 4)
    head.writeUInt32BE(value, at + 12)
  }
  return Buffer.concat([head, Buffer.alloc(width * height, 120)])
}
