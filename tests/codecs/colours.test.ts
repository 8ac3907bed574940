import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { pictures } from '../../contract/pictures.ts'
import { hasFfmpeg } from '../../server/codecs/ffmpeg.ts'
import { probePhoto } from '../../server/codecs/photos.ts'
import { probeVideo } from '../../server/codecs/video.ts'
import { fixturePath } from '../support/fixtures.ts'
import {
  allPicturesOf,
  changedFixture,
  difference,
  fixtureSource,
  pathOf,
  temporaryFolder,
} from './codecFixture.ts'
import { expectedPictures, expectedPosters } from './expected.ts'

const skip = (await hasFfmpeg()) ? false : 'ffmpeg is not installed here'

for (const [file, [, most]] of Object.entries(expectedPictures)) {
  test(`${file} has the colours of the expected picture, ${most} levels apart at most`, async (t) => {
    const into = await temporaryFolder(t)
    const source = await fixtureSource(file)
    const all = await allPicturesOf(source, await probePhoto(source, into), into)
    for (const name of ['photo.jpg', pictures.huge.name, pictures.large.name]) {
      const apart = await apartFromExpected(pathOf(all, name), file.includes('/grey-'))
      assert.ok(apart <= most, `${name} differs by ${apart}`)
    }
  })
}

for (const [file, most] of Object.entries(expectedPosters)) {
  test(`the poster of ${file} has the colours of the expected picture, ${most} levels apart at most`, {
    skip,
  }, async (t) => {
    const { derivatives } = await probeVideo(await fixtureSource(file), await temporaryFolder(t))
    const apart = await apartFromExpected(pathOf(derivatives, pictures.huge.name), false)
    assert.ok(apart <= most, `it differs by ${apart}`)
  })
}

test('a picture that is damaged and says its colours by a chunk is shown as far as it decodes', async (t) => {
  const into = await temporaryFolder(t)
  const source = await changedFixture('colours/png-gama-of-an-old-mac.png', into, (bytes) => {
    const copy = Buffer.from(bytes)
    return copy.fill(0, copy.length - 1200, copy.length - 1000)
  })
  const info = await probePhoto(source, into)
  assert.equal(info.isDamaged, true)
  await allPicturesOf(source, info, into)
})

test('chromaticities that are nonsense refuse no picture', async (t) => {
  const into = await temporaryFolder(t)
  const source = await changedFixture('colours/png-chrm-adobe-rgb.png', into, (bytes) => {
    const copy = Buffer.from(bytes)
    const chunk = copy.indexOf('cHRM')
    copy.fill(0, chunk + 4, chunk + 36).writeUInt32BE(crc32(copy.subarray(chunk, chunk + 36)), chunk + 36)
    return copy
  })
  assert.equal((await probePhoto(source, into)).isDamaged, false)
})

/** How far a picture is from the expected one, or from its grey. */
async function apartFromExpected(file: string, isGrey: boolean): Promise<number> {
  const [found, expected] = await Promise.all(
    [file, fixturePath('formats/expected-picture.png')].map((path) =>
      sharp(path).removeAlpha().toColourspace('srgb').raw().toBuffer(),
    ),
  )
  assert.ok(found && expected)
  return difference(found, isGrey ? greyOf(expected) : expected)
}

/** Brightness as television weighs it (ITU-R BT.601), in three channels. */
function greyOf(pixels: Buffer): Buffer {
  const grey = Buffer.alloc(pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    grey.fill(Math.round(0.299 * red + 0.587 * green + 0.114 * blue), at, at + 3)
  }
  return grey
}
