import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { readFileWith } from '../../server/codecs/formats/fileWindow.ts'
import { findHeifPictures } from '../../server/codecs/formats/heifItems.ts'
import { readHevcSize } from '../../server/codecs/formats/hevcSize.ts'
import { parseMeta } from '../../server/codecs/formats/isoBoxes.ts'
import type { MediaFile } from '../../server/codecs/formats/mediaFile.ts'
import { heicToTiff } from '../../server/codecs/photos/heic.ts'
import { widenCrops } from '../../server/codecs/photos/heifCrop.ts'
import { probePhoto } from '../../server/codecs/photos/photos.ts'
import { fixturePath } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { changeFixture, assertRejects, computeDifference, findPath } from './codecFixture.ts'
import { addProperties, makeBox, makeCrop, makeTurn } from './heicWith.ts'

test('a HEIC whose header states another line becomes a TIFF with every pixel and its color profile', async () => {
  const to = path.join(temporaryFolder(), 'photo.tiff')
  const { icc } = await sharp(fixturePath('formats/display-p3.jpg')).metadata()
  const source = changeFixture('formats/made.heic', (bytes) => {
    for (const at of findSizes(bytes)) bytes.writeUInt32BE(936, at + 12)
    return bytes
  })
  assert.deepEqual(await heicToTiff(source, to, icc), { width: 1400, height: 933 })
  const tiff = await sharp(to).metadata()
  assert.deepEqual([tiff.format, tiff.width, tiff.height, tiff.channels], ['tiff', 1400, 933, 4])
  assert.deepEqual(tiff.icc, icc)
  const { isOpaque } = await sharp(to).stats()
  assert.ok(isOpaque)
})

test('a cropped and turned HEIC is shown upright and at its crop', async () => {
  const source = changeFixture('colours/heic-nclx-display-p3.heic', (bytes) =>
    addProperties(bytes, [makeCrop(200, 150, 300, -60), makeTurn('irot', 1)]),
  )
  const { width, height, derivatives } = await probePhoto(source, temporaryFolder())
  assert.deepEqual([width, height], [150, 190])
  const picture = await sharp(findPath(derivatives, 'photo.jpg')).raw().toBuffer()
  const expected = sharp(fixturePath('formats/expected-picture.png')).removeAlpha()
  // the middle of the crop lies 150 pixels right of the middle of 480 × 320 pixels, and 30 above it, so that 10 pixels lie outside
  const crop = await expected.extract({ left: 290, top: 55, width: 190, height: 150 }).png().toBuffer()
  const apart = computeDifference(picture, await sharp(crop).rotate(270).raw().toBuffer())
  assert.ok(apart < 3, `differs by ${apart}`)
})

test('crops, turns and mirrorings apply in the order in which the file lists them', () => {
  const readShown = (...properties: Buffer[]) => {
    const heic = changeFixture('colours/heic-nclx-display-p3.heic', (bytes) =>
      addProperties(bytes, properties),
    )
    const { left, top, width, height } = readCrop(heic).shown
    return [left, top, width, height]
  }
  const [crop, turn] = [makeCrop(200, 150, 120, -60), makeTurn('irot', 1)]
  assert.deepEqual(readShown(), [0, 0, 480, 320])
  assert.deepEqual(readShown(crop), [200, 55, 200, 150])
  assert.deepEqual(readShown(crop, turn), [55, 80, 150, 200])
  assert.deepEqual(readShown(turn, crop), [120, 135, 200, 150])
  assert.deepEqual(readShown(crop, makeTurn('imir', 0)), [200, 115, 200, 150])
  assert.deepEqual(readShown(crop, makeTurn('imir', 1)), [80, 55, 200, 150])
  assert.deepEqual(readShown(crop, makeCrop(100, 50)), [250, 105, 100, 50])
  assert.deepEqual(readShown(makeCrop(200, 150, 400)), [340, 85, 140, 150], 'partly outside')
  assert.deepEqual(readShown(makeCrop(200, 150, 9000)), [0, 0, 480, 320], 'outside')
})

test('a crop refers to the size that the header states, and leaves lines that are coded', () => {
  // the header states 486 × 324 pixels, and 480 × 320 are coded; the crop begins at the top left
  const stated = makeBox('ispe', 0, 486, 324)
  const source = changeFixture('colours/heic-nclx-display-p3.heic', (bytes) =>
    addProperties(bytes.fill(stated, bytes.indexOf('ispe') - 4, bytes.indexOf('ispe') + 16), [
      makeCrop(482, 319, -4, -5),
    ]),
  )
  const { size, shown, bytes } = readCrop(source)
  assert.deepEqual(
    [size, shown],
    [
      { width: 480, height: 320 },
      { left: 0, top: 0, width: 480, height: 319 },
    ],
  )
  const corrected = bytes.subarray(bytes.indexOf('ispe') - 4, bytes.indexOf('ispe') + 16)
  assert.deepEqual(corrected, makeBox('ispe', 0, 480, 320))
  assert.ok(bytes.includes(makeCrop(480, 320).subarray(0, 24)), 'the crop is as large as the picture')
})

function readCrop({ path }: MediaFile) {
  const { parsed, crop } = readFileWith(path, (file) => {
    const parsed = parseMeta(file)
    return { parsed, crop: parsed && widenCrops(file, parsed) }
  })
  assert.ok(parsed && crop)
  return { bytes: parsed.bytes, ...crop }
}

test('the size of an HEVC picture is what its window leaves of the coded blocks', () => {
  // the sequence parameters that x265 writes for a picture of 478 × 318 pixels with coarser colors
  const unit = Buffer.from('42010101600000030090000003000003003fa00f0805075596566924cae680', 'hex')
  const head = Buffer.from([...Buffer.alloc(22), 1, 33, 0, 1, 0, unit.length])
  const bytes = Buffer.concat([head, unit])
  const box = { type: 'hvcC', start: 0, body: 0, end: bytes.length }
  assert.deepEqual(readHevcSize(bytes, box), { width: 478, height: 318 })
  assert.equal(readHevcSize(bytes, { ...box, end: 40 }), null)
})

test('a HEIC that claims thousands of parts without bytes has none', () => {
  const source = changeFixture('colours/heic-nclx-display-p3.heic', (bytes) => {
    // numbers of no bytes, one item, and 65,535 parts
    const claim = Buffer.from([0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 255, 255])
    return bytes.fill(claim, bytes.indexOf('iloc') + 4, bytes.indexOf('iloc') + 4 + claim.length)
  })
  assert.deepEqual(readFileWith(source.path, findHeifPictures), [])
})

test('a file that cannot be decoded is rejected', async () => {
  const to = path.join(temporaryFolder(), 'photo.tiff')
  await assert.rejects(heicToTiff({ path: fixturePath('bad/html-inside.jpg'), name: 'page' }, to, undefined))
  assert.equal(existsSync(to), false)
})

test('a picture that has too many pixels before it is cropped is not decoded, whatever the header states', async () => {
  const source = changeFixture('formats/made.heic', (bytes) => {
    // the size of all tiles together, in the data of the item
    bytes.writeUInt16BE(20_000, bytes.indexOf('idat') + 8)
    bytes.writeUInt16BE(10_000, bytes.indexOf('idat') + 10)
    return bytes
  })
  const to = path.join(temporaryFolder(), 'photo.tiff')
  await assertRejects(heicToTiff(source, to, undefined), 'too_many_pixels', source.name)
})

test('a file whose header states too many pixels is refused before anything is decoded', async () => {
  const source = changeFixture('formats/made.heic', (bytes) => {
    for (const at of findSizes(bytes)) {
      bytes.writeUInt32BE(20_000, at + 8)
      bytes.writeUInt32BE(10_000, at + 12)
    }
    return bytes
  })
  await assertRejects(probePhoto(source, temporaryFolder()), 'too_many_pixels', 'made.heic')
})

/** Lists the positions of the boxes that state sizes. */
const findSizes = (bytes: Buffer) => [...bytes.toString('latin1').matchAll(/ispe/g)].map(({ index }) => index)
