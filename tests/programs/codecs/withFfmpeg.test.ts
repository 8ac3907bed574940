import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { EncodedPacketSink, FilePathSource, Input, MP4 } from 'mediabunny'
import sharp from 'sharp'
import { probeAudio } from '../../../server/codecs/songs/audio.ts'
import { copySong } from '../../../server/codecs/songs/copySong.ts'
import { hasFfmpeg, probeVideoStream } from '../../../server/codecs/programs/ffmpeg.ts'
import { formats } from '../../../domain/files/formats.ts'
import { copyVideo } from '../../../server/codecs/videos/copyVideo.ts'
import { probeVideo } from '../../../server/codecs/videos/video.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import {
  computeDifference,
  describeFixture,
  makeByFfmpeg,
  findPath,
  describeFile,
  writeTemporaryFile,
} from '../../codecs/codecFixture.ts'

const skip = (await hasFfmpeg()) ? false : 'ffmpeg is not installed here'

/** Makes one second of a fixture, as another program saves it. */
const makeWith = (name: string, fixture: string, codecs: string) =>
  describeFile(makeByFfmpeg(name, '-t', '1', '-i', fixturePath(fixture), ...codecs.split(' ')))

const oldVideos: Record<string, string> = {
  'camera.avi': '-c:v mjpeg -c:a pcm_u8',
  'camera.mov': '-c:v mjpeg -c:a pcm_u8',
  'tape.mpg': '-c:v mpeg1video -c:a mp2',
  'disc.vob': '-c:v mpeg2video -c:a ac3',
  'camcorder.mts': '-c:v libx264 -pix_fmt yuv420p -c:a ac3',
  'blue.m2ts': '-c:v libx264 -pix_fmt yuv420p -c:a ac3 -mpegts_m2ts_mode 1',
  'telephone.mp4': '-c:v libx264 -pix_fmt yuv420p -c:a mp2 -ar 44100',
  'maker.wmv': '-c:v wmv2 -c:a wmav2',
  'saved.mkv': '-c:v libx264 -pix_fmt yuv420p -c:a libvorbis',
  'phone.3gp': '-c:v mpeg4 -c:a aac',
  'sony.mp4': '-c:v libx265 -x265-params log-level=error -tag:v hvc1 -pix_fmt yuv422p10le -c:a aac',
  'canon.mov': '-c:v libx264 -pix_fmt yuv422p10le -c:a pcm_s16be -ac 4',
  'surround.mov': '-c:v libx264 -pix_fmt yuv420p -c:a alac -ac 6',
  'recorder.mkv': '-c:v libx264 -pix_fmt yuv420p -c:a pcm_s16le -ac 16',
}

for (const [name, codecs] of Object.entries(oldVideos))
  test(`${name} becomes a video with sound that browsers play`, { skip }, async () => {
    const source = makeWith(name, 'video/key-picture-each-second.mp4', codecs)
    assert.equal(formats[source.format].kind, 'video', source.format)
    const video = await probeVideo(source, temporaryFolder())
    const shown = await probeVideoStream(findPath(video.derivatives, 'video.mp4'), 'mp4')
    assert.deepEqual([shown?.codec, shown?.pixelFormat, shown?.sounds[0]?.codec], ['h264', 'yuv420p', 'aac'])
    assert.deepEqual([video.isPlayable, video.hasPoster, video.width, video.height], [true, true, 96, 64])
    assert.ok(Math.abs((video.duration ?? 0) - 1) < 0.2, `${video.duration} s`)
  })

test('a WebM with colors that phones cannot play stays a WebM, with colors that they can', {
  skip,
}, async () => {
  const codecs = '-c:v libvpx-vp9 -deadline realtime -pix_fmt yuv444p -c:a libopus'
  const source = makeWith('screen.webm', 'video/key-picture-each-second.mp4', codecs)
  const { derivatives } = await probeVideo(source, temporaryFolder())
  const shown = await probeVideoStream(findPath(derivatives, 'video.webm'), 'webm')
  assert.deepEqual([shown?.codec, shown?.pixelFormat, shown?.sounds[0]?.codec], ['vp9', 'yuv420p', 'opus'])
})

test('colors that phones cannot play are not copied without ffmpeg either', { skip }, async () => {
  for (const codecs of [
    '-c:v libx265 -x265-params log-level=error -tag:v hvc1 -pix_fmt yuv422p10le',
    '-c:v libx264 -pix_fmt yuv422p10le',
    '-c:v libaom-av1 -cpu-used 8 -pix_fmt yuv444p',
    '-c:v libvpx-vp9 -pix_fmt yuv444p',
  ]) {
    const source = makeWith('camera.mp4', 'video/key-picture-each-second.mp4', codecs)
    assert.equal(await copyVideo(source.path, path.join(temporaryFolder(), 'copy.mp4'), 'mp4'), null, codecs)
  }
})

test('a sound that is noise gives way to the next one, and if there is none, the video is silent', {
  skip,
}, async () => {
  const sounds = '-map 0:v -map 0:a -map 0:a -c:v copy -c:a aac -b:a:0 32k'
  const source = makeWith('two.mp4', 'video/key-picture-each-second.mp4', sounds)
  const bytes = await readFile(source.path)
  using input = new Input({ formats: [MP4], source: new FilePathSource(source.path) })
  const tracks = await input.getAudioTracks()
  for (const noisyTracks of [tracks.slice(0, 1), tracks]) {
    const changed = Buffer.from(bytes)
    for (const track of noisyTracks)
      for await (const { data } of new EncodedPacketSink(track).packets())
        changed.fill(0xff, bytes.indexOf(data), bytes.indexOf(data) + data.length)
    const file = describeFile(writeTemporaryFile(changed))
    const { isPlayable, isSilent } = await probeVideo(file, temporaryFolder())
    assert.deepEqual([isPlayable, isSilent], [true, noisyTracks === tracks])
  }
})

test('songs in an MP4 or MOV play as they are, whatever their coding', { skip }, async () => {
  const codings = { 'song.mov': '-c:a aac', 'flac.mp4': '-c:a flac -strict -2', 'opus.mp4': '-c:a libopus' }
  for (const [name, codec] of Object.entries(codings)) {
    const source = makeWith(name, 'audio/nebula.wav', codec)
    assert.equal(source.format, 'm4a')
    const { isPlayable, duration } = await probeAudio(source)
    assert.equal(isPlayable, true)
    assert.ok(Math.abs(duration - 1) < 0.2, `${name} has ${duration} s`)
  }
})

const oldSongs: Record<string, string> = {
  'band.aiff': '-c:a pcm_s16be',
  'memo.caf': '-c:a alac',
  'player.wma': '-c:a wmav2',
  'recorder.aac': '-c:a aac -f adts',
  'radio.mp2': '-c:a mp2 -ar 44100',
  'radio.wav': '-c:a mp2 -ar 44100',
  'recorder.wav': '-c:a adpcm_ima_wav',
  'dictation.wav': '-c:a adpcm_ms',
  'voicemail.wav': '-c:a libgsm_ms -ac 1 -ar 8000',
  'radio.mp4': '-c:a mp2 -ar 44100',
  'long.wav': '-rf64 always',
  'speech.ogg': '-c:a libspeex -ar 16000',
}

for (const [name, codec] of Object.entries(oldSongs))
  test(`${name} with ${codec} gets a copy that browsers play`, { skip }, async () => {
    const source = makeWith(name, 'audio/nebula.wav', codec)
    assert.equal(formats[source.format].kind, 'audio', source.format)
    const { isPlayable, duration } = await probeAudio(source)
    assert.equal(isPlayable, false)
    assert.ok(Math.abs(duration - 1) < 0.2, `${duration} s`)
    const { copies } = await copySong(source, temporaryFolder())
    const made = findPath(copies, 'song.m4a')
    assert.equal(copies.length, 1)
    assert.equal((await probeAudio({ path: made, format: 'm4a', name })).isPlayable, true)
  })

test('a recording has the length of its packets, even if its first ones are much smaller', {
  skip,
}, async () => {
  const louder = ['-f', 'lavfi', '-i', 'aevalsrc=if(lt(t\\,4)\\,0\\,random(0)):d=20']
  const source = describeFile(makeByFfmpeg('recorder.aac', ...louder, '-c:a', 'aac'))
  const { duration } = await probeAudio(source)
  assert.ok(Math.abs(duration - 20) < 0.1, `${duration} s`)
})

test('an interlaced video is deinterlaced', { skip }, async () => {
  const interlaced = '-vf interlace -flags +ildct+ilme -x264opts tff=1'
  const source = makeWith('pal.mp4', 'video/key-picture-each-second.mp4', interlaced)
  assert.equal((await probeVideoStream(source.path, 'mp4'))?.isInterlaced, true)
  const { derivatives } = await probeVideo(source, temporaryFolder())
  assert.equal((await probeVideoStream(findPath(derivatives, 'video.mp4'), 'mp4'))?.isInterlaced, false)
})

test('a video mirrored by its matrix is mirrored when it is shown', { skip }, async () => {
  const source = describeFixture('video/mirrored-front-camera.mp4')
  const { derivatives } = await probeVideo(source, temporaryFolder())
  const firstPicture = async (video: string) => {
    const picture = makeByFfmpeg('picture.png', '-i', video, '-frames:v', '1')
    return sharp(picture).resize(32, 18, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  }
  const shown = await firstPicture(findPath(derivatives, 'video.mp4'))
  const apart = computeDifference(await firstPicture(source.path), shown)
  assert.ok(apart < 2, `it differs by ${apart}`)
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

test('a video with pixels that are not square has the width at which it is shown', { skip }, async () => {
  const source = makeWith('video.mp4', 'video/h264-aac.mp4', '-an -vf setsar=4/3')
  const { width, height, derivatives } = await probeVideo(source, temporaryFolder())
  assert.deepEqual([width, height], [853, 360])
  const poster = await sharp(findPath(derivatives, '1600.webp')).metadata()
  assert.deepEqual([poster.width, poster.height], [853, 360])
})

test('a browser’s recording without a stated length is measured', { skip }, async () => {
  const live = ['-i', fixturePath('video/vp9-opus.webm'), '-c', 'copy', '-live', '1', '-f', 'webm']
  const { duration } = await probeVideo(describeFile(makeByFfmpeg('live.webm', ...live)), temporaryFolder())
  assert.ok(Math.abs((duration ?? 0) - 3) < 0.1, `${duration} s`)
})
