import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { hasFfmpeg, probeVideoStream } from '../../../server/codecs/programs/ffmpeg.ts'
import { openPixels } from '../../../server/codecs/photos/pixels.ts'
import { findPosterFrame } from '../../../server/codecs/videos/poster.ts'
import { probeVideo } from '../../../server/codecs/videos/video.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import {
  assertHoldsNone,
  changeFixture,
  describeFixture,
  makeByFfmpeg,
  findPath,
  describeFile,
} from '../codecFixture.ts'
import { cuts, readFrames, video, withEdits } from './edits.ts'

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

test('the poster is not the black from which a video fades in', { skip }, async () => {
  const black = ['-f', 'lavfi', '-i', 'color=black:s=64x48:d=3']
  const after = ['-f', 'lavfi', '-i', 'testsrc=s=64x48:d=5', '-filter_complex', '[0][1]concat']
  const stream = await probeVideoStream(makeByFfmpeg('fade.mp4', ...black, ...after), 'mp4')
  const frame = stream && (await findPosterFrame(stream, temporaryFolder()))
  assert.ok(frame)
  const { channels } = await openPixels(frame).stats()
  assert.ok(channels.every(({ mean }) => mean > 60))
})

test('an AVI with an odd side, and colors and sound that browsers cannot play, is compressed again', {
  skip,
}, async () => {
  const codecs = '-t 1 -vf crop=93:61 -c:v libx264 -pix_fmt yuv444p -c:a pcm_u8'.split(' ')
  const made = await probeMade('camera.avi', '-i', fixturePath(video), ...codecs)
  const shown = await probeVideoStream(findPath(made.derivatives, 'video.mp4'), 'mp4')
  assert.deepEqual([shown?.codec, shown?.pixelFormat, shown?.soundCodec], ['h264', 'yuv420p', 'aac'])
  assert.deepEqual([made.isPlayable, made.hasPoster, shown?.width, shown?.height], [true, true, 92, 60])
})

test('with ffmpeg, a video that is cut between key pictures is public without the frames that were cut away', {
  skip,
}, async () => {
  const source = changeFixture(video, withEdits(cuts['between key pictures'] ?? []))
  const { duration, derivatives } = await probeVideo(source, temporaryFolder())
  const pictures = await readFrames(findPath(derivatives, 'video.mp4'))
  assert.deepEqual([pictures.count, pictures.first >= 0], [50, true])
  assert.ok(Math.abs((duration ?? 0) - 2) < 0.05, `${duration} s`)
})

test('with ffmpeg, which would show more, a video that is cut and plays slower has no public file', {
  skip,
}, async () => {
  const source = changeFixture(video, withEdits(cuts['and plays slower'] ?? []))
  assert.equal((await probeVideo(source, temporaryFolder())).isPlayable, false)
})
