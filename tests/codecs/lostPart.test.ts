import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { hasLostPart } from '../../server/codecs/lostPart.ts'
import { readPhoto } from '../../server/codecs/photos.ts'
import { allPicturesOf, changedFixture, fixtureSource, temporaryFolder } from './codecFixture.ts'

/** What a disk gives for a cluster that it has lost, somewhere in the picture. */
const zeroed = (bytes: Buffer) => {
  const copy = Buffer.from(bytes)
  const at = Math.floor(copy.length / 2)
  return copy.fill(0, at, at + 4096)
}

test('a photograph with a part of zeros is accepted and called damaged, whatever its decoder says', async (t) => {
  const into = await temporaryFolder(t)
  for (const file of [
    'photos/portrait-6mp-friends.jpg',
    'photos/blackwhite-gray-jpeg-2mp.jpg',
    'formats/iphone.HEIC',
    'formats/still.webp',
    'formats/lzw.tiff',
    'formats/animated.gif',
  ]) {
    const damaged = await changedFixture(file, into, zeroed)
    const read = await readPhoto(damaged, into)
    assert.equal(read.isDamaged, true, file)
    assert.ok((await allPicturesOf(damaged, read, into)).length >= 7, file)
    assert.equal((await readPhoto(await fixtureSource(file), into)).isDamaged, false, file)
  }
})

test('an empty sky is not called damaged', async (t) => {
  const into = await temporaryFolder(t)
  const sky = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#88aaff' } })
  for (const optimizeCoding of [true, false]) {
    const file = path.join(into, `${optimizeCoding}.jpg`)
    await sky.clone().jpeg({ optimizeCoding }).toFile(file)
    assert.equal(hasLostPart({ path: file, format: 'jpeg' }), false)
  }
  await sky.clone().webp().toFile(path.join(into, 'sky.webp'))
  assert.equal(hasLostPart({ path: path.join(into, 'sky.webp'), format: 'webp' }), false)
})
