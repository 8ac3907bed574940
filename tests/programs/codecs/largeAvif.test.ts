import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { hasFfmpeg } from '../../../server/codecs/programs/ffmpeg.ts'
import { makePictures, probePhoto } from '../../../server/codecs/photos/photos.ts'
import { findPath, savePicture } from '../../codecs/codecFixture.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const skip = (await hasFfmpeg()) ? false : 'ffmpeg is not installed here'

test('an AVIF of 17 megapixels is shown in its colors, with 16 megapixels', { skip }, async () => {
  const brown = { r: 136, g: 68, b: 34 }
  const large = sharp({ create: { width: 5000, height: 3400, channels: 3, background: brown } })
  const source = await savePicture(large.avif({ effort: 0, chromaSubsampling: '4:2:0' }), 'avif')
  const info = await probePhoto(source, temporaryFolder())
  assert.deepEqual([info.width, info.height, info.isDamaged], [4850, 3298, false])
  const photo = findPath(await makePictures(source, ['photo.jpg'], temporaryFolder()), 'photo.jpg')
  const { channels } = await sharp(photo).stats()
  for (const [index, value] of Object.values(brown).entries())
    assert.ok(Math.abs((channels[index]?.mean ?? 0) - value) <= 3, `${index} is ${channels[index]?.mean}`)
})
