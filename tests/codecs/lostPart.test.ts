import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { hasLostPart } from '../../server/codecs/lostPart.ts'
import { probePhoto } from '../../server/codecs/photos.ts'
import type { Source } from '../../server/codecs/source.ts'
import { allPicturesOf, changedFixture, fixtureSource, temporaryFolder } from './codecFixture.ts'

/** The bytes that a disk gives for a cluster that it has lost, somewhere in the picture. */
const zeroed = (bytes: Buffer) => {
  const copy = Buffer.from(bytes)
  const at = Math.floor(copy.length / 2)
  return copy.fill(0, at, at + 4096)
}

test('a photograph with a part of zeros is accepted and called damaged, whatever its decoder says', async (t) => {
  const into = await temporaryFolder(t)
  for (const file of [
    'formats/display-p3.jpg',
    'photos/person-blackwhite-small.jpg',
    'colours/heic-nclx-display-p3.heic',
    'formats/still.webp',
    'formats/lzw.tiff',
    'formats/animated.gif',
  ]) {
    const damaged = await changedFixture(file, into, zeroed)
    const read = await probePhoto(damaged, into)
    assert.equal(read.isDamaged, true, file)
    assert.ok((await allPicturesOf(damaged, read, into)).length >= 7, file)
    assert.equal((await probePhoto(await fixtureSource(file), into)).isDamaged, false, file)
  }
})

test('an empty sky is not called damaged', async (t) => {
  const into = await temporaryFolder(t)
  const sky = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#88aaff' } })
  for (const optimizeCoding of [true, false]) {
    const file = path.join(into, `${optimizeCoding}.jpg`)
    await sky.clone().jpeg({ optimizeCoding }).toFile(file)
    assert.equal(hasLostPart({ path: file, format: 'jpeg' }), false)
  }
  await sky.clone().webp().toFile(path.join(into, 'sky.webp'))
  assert.equal(hasLostPart({ path: path.join(into, 'sky.webp'), format: 'webp' }), false)
})

test('zeros in what a file tells beside its picture are no lost part', async (t) => {
  const into = await temporaryFolder(t)
  const zeros = Buffer.alloc(4096)
  const isDamaged = async (source: Source) => (await probePhoto(source, into)).isDamaged
  assert.equal(await isDamaged(await fixtureSource('formats/webp-exif-padding-of-windows.webp')), false)
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
  assert.equal(await isDamaged(await changedFixture('formats/animated.gif', into, comment)), false)
  const behind = (bytes: Buffer) => Buffer.concat([bytes, zeros])
  for (const file of ['formats/animated.gif', 'formats/still.webp', 'colours/heic-nclx-display-p3.heic'])
    assert.equal(await isDamaged(await changedFixture(file, into, behind)), false, file)
  // between the index of a telephone's file and its first picture lies EXIF
  const padded = await changedFixture('formats/iphone.HEIC', into, (bytes) =>
    Buffer.from(bytes).fill(0, 5000, 8000),
  )
  assert.equal(hasLostPart(padded), false)
})
