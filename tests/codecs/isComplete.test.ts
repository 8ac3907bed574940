import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { probeAudio } from '../../server/codecs/songs/audio.ts'
import { probePhoto } from '../../server/codecs/photos/photos.ts'
import type { MediaFile } from '../../server/codecs/formats/mediaFile.ts'
import { probeVideo } from '../../server/codecs/videos/video.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { changeFixture, cutOff, assertRejects } from './codecFixture.ts'

const photos = [
  'formats/display-p3.jpg',
  'formats/alpha.png',
  'formats/sixteen-bit.png',
  'formats/animated.gif',
  'formats/animated.webp',
  'formats/still.webp',
  'colours/avif-nclx-display-p3.avif',
  'colours/heic-nclx-display-p3.heic',
  'formats/lzw.tiff',
]
const videos = ['video/h264-aac.mp4', 'video/phone-like.mov', 'video/vp9-opus.webm']
const songs = [
  'audio/a-new-journey-cover.mp3',
  'audio/nebula.m4a',
  'audio/nebula.wav',
  'audio/through-space-tags.ogg',
  'audio/through-space.flac',
]

type Read = (source: MediaFile, into: string) => Promise<unknown>
const readers: [Read, string[]][] = [
  [probePhoto, photos],
  [probeVideo, videos],
  [probeAudio, songs],
]

for (const [read, files] of readers) {
  for (const file of files) {
    test(`${file} is refused wherever it is cut off`, async () => {
      const into = temporaryFolder()
      for (const part of [0.3, 0.99]) {
        const source = changeFixture(file, cutOff(part))
        await assertRejects(read(source, into), 'broken_file', source.name)
      }
      assert.deepEqual(readdirSync(into), [], 'and leaves nothing behind')
    })
  }
}

test('a JPEG that was cut off and repaired is shown as far as it can be decoded', async () => {
  const close = (bytes: Buffer) => Buffer.concat([cutOff(0.6)(bytes), Buffer.from([0xff, 0xd9])])
  const source = changeFixture('photos/person-small-square.jpg', close)
  assert.equal((await probePhoto(source, temporaryFolder())).isDamaged, true)
})

test('a photo with bytes that cameras and taggers append is accepted', async () => {
  const appendTrailer = (bytes: Buffer) =>
    Buffer.concat([bytes, Buffer.from('SEFH and more of the maker’s own words')])
  for (const file of photos) await probePhoto(changeFixture(file, appendTrailer), temporaryFolder())
})

test('a GIF without its last byte is accepted', async () => {
  await probePhoto(
    changeFixture('formats/animated.gif', (bytes) => bytes.subarray(0, -1)),
    temporaryFolder(),
  )
})

test('text after the first bytes of any format is refused', async () => {
  const text = Buffer.alloc(30_000, 'These are only words. ')
  for (const [read, files] of readers) {
    for (const file of files) {
      const source = changeFixture(file, (bytes) => Buffer.concat([bytes.subarray(0, 40), text]))
      await assertRejects(read(source, temporaryFolder()), 'broken_file', source.name)
    }
  }
})
