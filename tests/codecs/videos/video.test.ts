import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import sharp from 'sharp'
import { pictures } from '../../../contract/media/pictures.ts'
import { hasFfmpeg, probeVideoStream } from '../../../server/codecs/formats/ffmpeg.ts'
import { probeVideo } from '../../../server/codecs/videos/video.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { assertHoldsNone, describeFixture, makeByFfmpeg, findPath, describeFile } from '../codecFixture.ts'

const skip = (await hasFfmpeg()) ? false : 'ffmpeg is not installed here'

/** Returns the current time as MP4 counts it. */
const secondsSince1904 = () => Date.now() / 1000 + 2_082_844_800

/** Probes a video that ffmpeg makes with these arguments. */
const probeMade = (name: string, ...args: string[]) =>
  probeVideo(describeFile(makeByFfmpeg(name, ...args)), temporaryFolder())

test('a video from a telephone becomes an MP4 without place and date', { skip }, async () => {
  const source = describeFixture('video/phone-like.mov')
  assert.ok((await readFile(source.path)).includes('+41.0082'), 'the place is there to begin with')
  const { derivatives } = await probeVideo(source, temporaryFolder())
  await assertHoldsNone(derivatives, ['+41.0082', '\xa9xyz', '\xa9swr', 'Lavf', 'Awakening', 'udta', 'qt  '])
  const shown = await readFile(findPath(derivatives, 'video.mp4'))
  assert.ok(shown.indexOf('moov') < shown.indexOf('mdat'), 'it begins to play before all of it has come')
  const seconds = shown.readUInt32BE(shown.indexOf('mvhd') + 8)
  assert.ok(Math.abs(seconds - secondsSince1904()) < 3600, 'when this copy was made, not when it was taken')
})

test('the poster of a rotated video is rotated too: sky on its left, meadow on its right', {
  skip,
}, async () => {
  const { derivatives } = await probeVideo(
    describeFixture('video/rotated-90-metadata.mp4'),
    temporaryFolder(),
  )
  const colors = await sharp(findPath(derivatives, '1200.jpg')).resize(3, 1, { fit: 'fill' }).raw().toBuffer()
  const [red, , blue] = colors
  assert.ok((blue ?? 0) > (red ?? 0) + 20, `left: ${[...colors.subarray(0, 3)].join(' ')}`)
  const [redRight, , blueRight] = colors.subarray(6)
  assert.ok((redRight ?? 0) > (blueRight ?? 0) + 20, `right: ${[...colors.subarray(6)].join(' ')}`)
})

test('the poster is not the black from which a video fades in', { skip }, async () => {
  const black = ['-f', 'lavfi', '-i', 'color=black:s=320x240:d=3']
  const after = ['-f', 'lavfi', '-i', 'testsrc=s=320x240:d=5', '-filter_complex', '[0][1]concat']
  const { derivatives, hasPoster } = await probeMade('fade.mp4', ...black, ...after)
  assert.ok(hasPoster)
  const { channels } = await sharp(findPath(derivatives, pictures.card.name)).stats()
  assert.ok(channels.every(({ mean }) => mean > 60))
})

/** Probes one second of a video that was changed by a filter of ffmpeg. */
const probeChanged = (change: string) =>
  probeMade('video.mp4', '-t', '1', '-i', fixturePath('video/h264-aac.mp4'), '-an', '-vf', change)

test('a video with an odd side, and colors browsers cannot show, is compressed again', {
  skip,
}, async () => {
  const { derivatives } = await probeChanged('crop=333:201,format=yuv444p')
  const shown = await probeVideoStream(findPath(derivatives, 'video.mp4'), 'mp4')
  // a row of the copy has 332 pixels, each slightly narrower than high
  assert.deepEqual([shown?.pixelFormat, shown?.width, shown?.height], ['yuv420p', 331, 200])
})

test('a video with pixels that are not square has the width at which it is shown', { skip }, async () => {
  const { width, height, derivatives } = await probeChanged('setsar=4/3')
  assert.deepEqual([width, height], [853, 360])
  const poster = await sharp(findPath(derivatives, '1600.webp')).metadata()
  assert.deepEqual([poster.width, poster.height], [853, 360])
})

test('a browser’s recording without a stated length is measured', { skip }, async () => {
  const live = ['-i', fixturePath('video/vp9-opus.webm'), '-c', 'copy', '-live', '1', '-f', 'webm']
  const { duration } = await probeMade('live.webm', ...live)
  assert.ok(Math.abs((duration ?? 0) - 3) < 0.1, `${duration} s`)
})
