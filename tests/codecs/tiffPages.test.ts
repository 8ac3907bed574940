import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { readFileWith } from '../../server/codecs/bytes.ts'
import { probePhoto } from '../../server/codecs/photos.ts'
import { countPictures, pictureAmong, refusedTiff, tiffPages } from '../../server/codecs/tiffPages.ts'
import { sniff } from '../../server/codecs/sniff.ts'
import { fixturePath } from '../support/fixtures.ts'
import { temporaryFolder } from './codecFixture.ts'

const page = (width: number, height: number, isReduced = false) => ({
  width,
  height,
  isReduced,
  colours: 2,
  compression: 5,
})

test('the page that is the picture is no preview: neither one that says so, nor a small copy of a later one', () => {
  assert.equal(pictureAmong([page(96, 64, true), page(480, 320)]), 1)
  assert.equal(pictureAmong([page(96, 64), page(480, 320)]), 1)
  assert.equal(pictureAmong([page(2480, 3508), page(2480, 3508)]), 0, 'two pages of a letter')
  assert.equal(pictureAmong([page(480, 320), page(96, 64, true)]), 0)
  assert.equal(pictureAmong([page(300, 300), page(3000, 2000)]), 0, 'of another shape')
})

test('previews are not counted among the pages', () => {
  assert.equal(countPictures([page(96, 64, true), page(480, 320), page(480, 320)]), 2)
  assert.equal(countPictures([page(480, 320), page(96, 64)]), 1)
  assert.equal(countPictures([page(2480, 3508), page(2480, 3508), page(3508, 2480)]), 3)
})

test('pages of a TIFF are read in any order of bytes, from a directory anywhere', () => {
  assert.deepEqual(readFileWith(fixturePath('formats/tiff-thumbnail-first-marked-reduced.tif'), tiffPages), [
    page(96, 64, true),
    page(480, 320),
  ])
})

test('a TIFF that is packed as nobody here unpacks is refused by its name', async (t) => {
  const file = path.join(await temporaryFolder(t), 'packed.tif')
  const kindOf = async (compression: number) => {
    await writeFile(file, bigTiff(64, 48, compression))
    return readFileWith(file, refusedTiff)
  }
  for (const readable of [1, 4, 5, 7, 8, 32773]) assert.equal(await kindOf(readable), null, `${readable}`)
  for (const other of [34925, 50000, 50001]) assert.equal(await kindOf(other), 'packedTiff', `${other}`)
})

test('a BigTIFF is shown', async (t) => {
  const into = await temporaryFolder(t)
  const file = path.join(into, 'big.tif')
  await writeFile(file, bigTiff(64, 48))
  assert.equal(sniff(file), 'tiff')
  const { width, height, isDamaged } = await probePhoto({ path: file, format: 'tiff', name: 'big.tif' }, into)
  assert.deepEqual([width, height, isDamaged], [64, 48, false])
})

/** Grey pixels behind a directory with offsets of 64 bits, in Motorola's order of bytes. */
function bigTiff(width: number, height: number, compression = 1): Buffer {
  const fields = [
    [256, width],
    [257, height],
    [258, 8],
    [259, compression],
    [262, 1],
    [273, 16 + 8 + 9 * 20 + 8],
    [277, 1],
    [278, height],
    [279, width * height],
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
