import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
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
  writeTemporaryFile,
} from '../codecFixture.ts'
import { cuts, readFrames, video, withEdits } from './edits.ts'

const skip = (await hasFfmpeg()) ? false : 'ffmpeg is not installed here'

/** Returns the current time as MP4 counts it. */
const secondsSince1904 = () => Date.now() / 1000 + 2_082_844_800

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

test('a video with an odd side and colors that phones cannot play has the two sides of a camcorder as its sound', {
  skip,
}, async () => {
  // the first of three tracks cannot be decoded; the others hold a loud left side and a silent right side
  const sounds =
    '-filter_complex [0:a:0]asplit[a][b];[0:a:0]volume=0[c] -map 0:v -map [a] -map [b] -map [c] -ac 1'
  const codecs = '-t 1 -vf crop=93:61 -c:v libx264 -pix_fmt yuv444p -c:a pcm_s16be'
  const made = makeByFfmpeg('camera.mov', '-i', fixturePath(video), ...`${sounds} ${codecs}`.split(' '))
  const bytes = Buffer.from((await readFile(made)).toString('latin1').replace('twos', 'apac'), 'latin1')
  const { derivatives, ...info } = await probeVideo(
    describeFile(writeTemporaryFile(bytes)),
    temporaryFolder(),
  )
  const shown = findPath(derivatives, 'video.mp4')
  const stream = await probeVideoStream(shown, 'mp4')
  assert.deepEqual([stream?.codec, stream?.pixelFormat, stream?.sounds[0]?.codec], ['h264', 'yuv420p', 'aac'])
  assert.deepEqual([info.isPlayable, info.hasPoster, stream?.width, stream?.height], [true, true, 92, 60])
  assert.equal(info.isSilent, false)
  const [left, right] = readLoudness(shown)
  assert.ok(left > 1000 && right < 10, `left ${left}, right ${right}`)
})

/** Reads the loudest sample of the left and of the right side of a video, of at most 32,768. */
function readLoudness(file: string): [left: number, right: number] {
  const raw = readFileSync(makeByFfmpeg('sound.raw', '-i', file, ...'-vn -ac 2 -f s16le'.split(' ')))
  const findLoudest = (side: number) => {
    let loudest = 0
    for (let at = side * 2; at + 2 <= raw.length; at += 4)
      loudest = Math.max(loudest, Math.abs(raw.readInt16LE(at)))
    return loudest
  }
  return [findLoudest(0), findLoudest(1)]
}

test('with ffmpeg, a video that is cut between key pictures is public without the frames that were cut away', {
  skip,
}, async () => {
  const source = changeFixture(video, withEdits(cuts['between key pictures'] ?? []))
  const { duration, derivatives } = await probeVideo(source, temporaryFolder())
  const pictures = await readFrames(findPath(derivatives, 'video.mp4'))
  assert.deepEqual([pictures.count, pictures.first >= 0], [50, true])
  assert.ok(Math.abs((duration ?? 0) - 2) < 0.05, `${duration} s`)
})

test('a video that is cut and plays slower, and whose sound cannot be decoded, is public at normal speed, and marked as silent', {
  skip,
}, async () => {
  const hideSound = (bytes: Buffer) =>
    Buffer.from(bytes.toString('latin1').replace('mp4a', 'apac').replace('esds', 'free'), 'latin1')
  const source = changeFixture(video, (bytes) => hideSound(withEdits(cuts['and plays slower'] ?? [])(bytes)))
  const { isPlayable, isSilent, derivatives } = await probeVideo(source, temporaryFolder())
  assert.deepEqual([isPlayable, isSilent], [true, true])
  assert.equal((await readFrames(findPath(derivatives, 'video.mp4'))).count, 50)
})
