import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { probeAudio } from '../../server/codecs/audio.ts'
import { probePhoto } from '../../server/codecs/photos.ts'
import type { Source } from '../../server/codecs/source.ts'
import { probeVideo } from '../../server/codecs/video.ts'
import { changedFixture, cutOff, assertRejects, temporaryFolder } from './codecFixture.ts'

const photos = [
  'formats/display-p3.jpg',
  'photos/person-blackwhite-small.jpg',
  'formats/progressive.jpg',
  'formats/cmyk.jpg',
  'formats/alpha.png',
  'formats/sixteen-bit.png',
  'formats/animated.gif',
  'formats/animated.webp',
  'formats/still.webp',
  'formats/still.avif',
  'colours/heic-nclx-display-p3.heic',
  'formats/lzw.tiff',
]
const films = ['video/h264-aac.mp4', 'video/phone-like.mov', 'video/vp9-opus.webm']
const songs = [
  'audio/a-new-journey-cover.mp3',
  'audio/nebula.m4a',
  'audio/nebula.wav',
  'audio/through-space-tags.ogg',
  'audio/through-space.flac',
]

type Read = (source: Source, into: string) => Promise<unknown>
const readers: [Read, string[]][] = [
  [probePhoto, [...photos, 'formats/iphone.HEIC']],
  [probeVideo, films],
  [probeAudio, songs],
]

for (const [read, files] of readers) {
  for (const file of files) {
    test(`${file} is refused wherever it is cut off`, async (t) => {
      const into = await temporaryFolder(t)
      for (const part of [0.3, 0.5, 0.9, 0.99]) {
        const source = await changedFixture(file, into, cutOff(part))
        await assertRejects(read(source, into), 'broken_file', source.name)
      }
      assert.deepEqual(readdirSync(into), ['spooled'], 'and leaves nothing behind')
    })
  }
}

test('a JPEG cut off and closed again by a repair is shown as far as it goes', async (t) => {
  const into = await temporaryFolder(t)
  const close = (bytes: Buffer) => Buffer.concat([cutOff(0.6)(bytes), Buffer.from([0xff, 0xd9])])
  const source = await changedFixture('photos/person-small-square.jpg', into, close)
  assert.equal((await probePhoto(source, into)).isDamaged, true)
})

test('what cameras and taggers hang behind the end of a photo does it no harm', async (t) => {
  const into = await temporaryFolder(t)
  const appendTrailer = (bytes: Buffer) =>
    Buffer.concat([bytes, Buffer.from('SEFH and more of the maker’s own words')])
  for (const file of photos) await probePhoto(await changedFixture(file, into, appendTrailer), into)
})

test('a GIF without its last byte is a GIF', async (t) => {
  const into = await temporaryFolder(t)
  await probePhoto(await changedFixture('formats/animated.gif', into, (bytes) => bytes.subarray(0, -1)), into)
})

test('text behind the first bytes of any format is refused', async (t) => {
  const into = await temporaryFolder(t)
  const text = Buffer.alloc(30_000, 'These are only words. ')
  for (const [read, files] of readers) {
    for (const file of files) {
      const source = await changedFixture(file, into, (bytes) => Buffer.concat([bytes.subarray(0, 40), text]))
      await assertRejects(read(source, into), 'broken_file', source.name)
    }
  }
})
