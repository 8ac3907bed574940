import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { hasLostPart } from '../../server/codecs/photos/lostPart.ts'
import { makePictures, probePhoto } from '../../server/codecs/photos/photos.ts'
import type { MediaFile } from '../../server/codecs/formats/mediaFile.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { changeFixture, savePicture, describeFixture } from './codecFixture.ts'

/** Zeros a part of the picture, as a disk does that has lost a cluster. */
const zeroPart = (bytes: Buffer) => {
  const copy = Buffer.from(bytes)
  const at = Math.floor(copy.length / 2)
  return copy.fill(0, at, at + 4096)
}

test('a photograph with a part of zeros is accepted as damaged, whatever its decoder reports', async () => {
  for (const file of [
    'formats/display-p3.jpg',
    'photos/person-blackwhite-small.jpg',
    'colours/heic-nclx-display-p3.heic',
    'formats/still.webp',
    'formats/lzw.tiff',
    'formats/animated.gif',
  ]) {
    const damaged = changeFixture(file, zeroPart)
    const read = await probePhoto(damaged, temporaryFolder())
    assert.equal(read.isDamaged, true, file)
    assert.ok((await makePictures(damaged, ['photo.jpg'], temporaryFolder())).length === 1, file)
    assert.equal((await probePhoto(describeFixture(file), temporaryFolder())).isDamaged, false, file)
  }
})

test('an empty sky does not count as damage', async () => {
  const sky = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#88aaff' } })
  for (const optimizeCoding of [true, false])
    assert.equal(hasLostPart(await savePicture(sky.clone().jpeg({ optimizeCoding }), 'jpg')), false)
  assert.equal(hasLostPart(await savePicture(sky.clone(), 'webp')), false)
})

test('zeros outside the picture data do not count as damage', async () => {
  const zeros = Buffer.alloc(4096)
  const isDamaged = async (source: MediaFile) => (await probePhoto(source, temporaryFolder())).isDamaged
  assert.equal(await isDamaged(describeFixture('formats/webp-exif-padding-of-windows.webp')), false)
  const comment = (bytes: Buffer) => {
    const pieces = Array.from({ length: 16 }, () =>
      Buffer.concat([Buffer.from([255]), zeros.subarray(0, 255)]),
    )
    const at = bytes.indexOf(Buffer.from([0x21, 0xf9]))
    return Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from([0x21, 0xfe]),
      ...pieces,
      Buffer.from([0]),
      bytes.subarray(at),
    ])
  }
  assert.equal(await isDamaged(changeFixture('formats/animated.gif', comment)), false)
  const behind = (bytes: Buffer) => Buffer.concat([bytes, zeros])
  for (const file of ['formats/animated.gif', 'formats/still.webp', 'colours/heic-nclx-display-p3.heic'])
    assert.equal(await isDamaged(changeFixture(file, behind)), false, file)
  // in a telephone's file, EXIF lies between the index and the first picture
  const padded = changeFixture('formats/iphone.HEIC', (bytes) => Buffer.from(bytes).fill(0, 5000, 8000))
  assert.equal(hasLostPart(padded), false)
})
