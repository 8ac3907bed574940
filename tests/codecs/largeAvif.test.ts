import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { hasFfmpeg } from '../../server/codecs/ffmpeg.ts'
import { probePhoto } from '../../server/codecs/photos.ts'
import { allPicturesOf, assertRejects, pathOf, temporaryFolder } from './codecFixture.ts'

const skip = (await hasFfmpeg()) ? false : 'ffmpeg is not installed here'

test('an AVIF of 24 megapixels is shown in its colours, at sixteen', { skip }, async (t) => {
  const into = await temporaryFolder(t)
  const file = path.join(into, 'large.avif')
  const brown = { r: 136, g: 68, b: 34 }
  await sharp({ create: { width: 6000, height: 4000, channels: 3, background: brown } })
    .avif({ effort: 0, chromaSubsampling: '4:2:0' })
    .toFile(file)
  const source = { path: file, format: 'avif', name: 'large.avif' } as const
  const info = await probePhoto(source, into)
  assert.deepEqual([info.width, info.height, info.isDamaged], [4898, 3265, false])
  const photo = pathOf(await allPicturesOf(source, info, into), 'photo.jpg')
  const { channels } = await sharp(photo).stats()
  for (const [index, value] of Object.values(brown).entries())
    assert.ok(Math.abs((channels[index]?.mean ?? 0) - value) <= 3, `${index} is ${channels[index]?.mean}`)
})

test('one with opacity is refused, for that would be lost', { skip }, async (t) => {
  const into = await temporaryFolder(t)
  const file = path.join(into, 'clear.avif')
  const clear = { r: 136, g: 68, b: 34, alpha: 0.5 }
  await sharp({ create: { width: 6000, height: 4000, channels: 4, background: clear } })
    .avif({ effort: 0 })
    .toFile(file)
  await assertRejects(
    probePhoto({ path: file, format: 'avif', name: 'clear.avif' }, into),
    'too_many_pixels',
    'clear.avif',
  )
})
