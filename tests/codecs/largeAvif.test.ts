import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
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

test('one that is mirrored stays mirrored', { skip }, async (t) => {
  const into = await temporaryFolder(t)
  const file = path.join(into, 'mirrored.avif')
  const black = { create: { width: 6000, height: 2000, channels: 3 as const, background: '#000' } }
  await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#fff' } })
    .composite([{ input: black, left: 0, top: 0 }])
    .removeAlpha()
    .avif({ effort: 0, chromaSubsampling: '4:2:0' })
    .toFile(file)
  // a property that tells bits becomes one that mirrors: above and below, by its first byte
  const bytes = await readFile(file)
  bytes.write('imir', bytes.indexOf('pixi'), 'latin1')
  await writeFile(file, bytes)
  const source = { path: file, format: 'avif', name: 'mirrored.avif' } as const
  const info = await probePhoto(source, into)
  const photo = pathOf(await allPicturesOf(source, info, into), 'photo.jpg')
  const halves = await sharp(photo).resize(1, 2, { fit: 'fill' }).greyscale().raw().toBuffer()
  assert.ok((halves[0] ?? 0) > 200 && (halves[1] ?? 255) < 50, halves.join(' and '))
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
