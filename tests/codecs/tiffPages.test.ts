import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { readFileWith } from '../../server/codecs/formats/fileWindow.ts'
import { probePhoto } from '../../server/codecs/photos/photos.ts'
import {
  countPictures,
  findEmbeddedJpeg,
  findPicturePage,
  detectRefusedTiff,
  readTiffPages,
} from '../../server/codecs/formats/tiffPages.ts'
import { fixturePath } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { copierTiff, type Tag } from './copierTiff.ts'
import { computeDifference, describeFile, findPath, writeTemporaryFile } from './codecFixture.ts'

const page = (width: number, height: number, isReduced = false) => ({
  width,
  height,
  isReduced,
  isMask: false,
  colors: 2,
  compression: 5,
  orientation: 1,
  jpegStarts: [],
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

/** The picture that a copier scanned, as JPEG. */
const scan = await sharp(fixturePath('formats/expected-picture.png')).jpeg({ quality: 95 }).toBuffer()
/** The offset of the picture data that follow the tables of the JPEG. */
const scanData = scan.indexOf(Buffer.from([0xff, 0xda])) + 14

test('a TIFF of an old copier is shown as the JPEG in it, upright, with its date and its pages', async () => {
  const source = describeFile(
    writeTemporaryFile(copierTiff([scan, scan], (at) => [...whole(at), [274, 6], [306, 'changed']])),
  )
  const into = temporaryFolder()
  const { width, height, pages, isDamaged, dates, derivatives } = await probePhoto(source, into)
  assert.deepEqual([width, height, pages, isDamaged], [320, 480, 2, false])
  assert.equal(dates.digitizedAt, '2001-02-03T04:05:06')
  const card = await sharp(findPath(derivatives, '384.webp'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width: across, height: down } = card.info
  const expected = sharp(fixturePath('formats/expected-picture.png')).removeAlpha().rotate(90)
  const apart = computeDifference(
    card.data,
    await expected.resize(across, down, { fit: 'fill' }).raw().toBuffer(),
  )
  assert.ok(apart < 4, `differs by ${apart}`)
})

const whole = (at: number): Tag[] => [
  [273, at],
  [279, scan.length],
  [513, at],
  [514, scan.length],
]
const findJpeg = (tags: (at: number) => Tag[], parts = [scan]) => {
  const path = writeTemporaryFile(copierTiff(parts, tags))
  return readFileWith(path, (file) => {
    const [page] = readTiffPages(file)
    return [page && findEmbeddedJpeg(file, page), detectRefusedTiff(file)]
  })
}

test('the JPEG of an old copier is found by its tag or in the only strip; in pieces, it is refused', () => {
  assert.deepEqual(findJpeg(whole), [8, null])
  const onlyStrip = (at: number): Tag[] => [
    [273, at],
    [278, 320],
  ]
  assert.deepEqual(findJpeg(onlyStrip), [8, null])
  const wrongTag = (at: number): Tag[] => [
    [273, at],
    [513, at + 1],
  ]
  assert.deepEqual(findJpeg(wrongTag), [8, null])
  const inStrips = (at: number): Tag[] => [
    [273, at],
    [278, 160],
  ]
  assert.deepEqual(findJpeg(inStrips), [null, 'rareTiff'])
  const onlyTables = (at: number): Tag[] => [
    [273, at],
    [519, at],
    [520, at],
    [521, at],
  ]
  assert.deepEqual(findJpeg(onlyTables, [scan.subarray(scanData)]), [null, 'rareTiff'])
  const [tables, data] = [scan.subarray(0, scanData), scan.subarray(scanData)]
  const dataFirst = (at: number): Tag[] => [
    [273, at],
    [513, at + data.length],
  ]
  assert.deepEqual(findJpeg(dataFirst, [Buffer.concat([data, tables])]), [null, 'rareTiff'])
})
