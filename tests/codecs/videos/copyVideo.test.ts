import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { fileTypeFromFile } from 'file-type'
import { hasFfmpeg } from '../../../server/codecs/programs/ffmpeg.ts'
import { readFileWith } from '../../../server/codecs/formats/fileWindow.ts'
import { parseMoov } from '../../../server/codecs/formats/isoBoxes.ts'
import { copyVideo } from '../../../server/codecs/videos/copyVideo.ts'
import { probeVideo } from '../../../server/codecs/videos/video.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import { videos, unplayable } from '../expected.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { assertHoldsNone, assertRejects, changeFixture, describeFixture, findPath } from '../codecFixture.ts'
import { box, encodeNumbers } from '../process/hostile.ts'
import { compressIndex } from './edits.ts'

// With an empty PATH no program is found, as on a machine without ffmpeg.
process.env['PATH'] = ''

const poster = { path: fixturePath('photos/landscape-2mp-bee.jpg') }

test('ffmpeg is not found', async () => {
  assert.equal(await hasFfmpeg(), false)
})

for (const [file, [format, width, height, seconds]] of Object.entries(videos)) {
  if (unplayable.includes(file)) continue
  test(`${file} is measured without ffmpeg, and only its picture and sound are copied`, async () => {
    const source = describeFixture(file)
    const { derivatives, ...info } = await probeVideo(source, temporaryFolder())
    assert.deepEqual([info.width, info.height, info.hasPoster, info.isPlayable], [width, height, false, true])
    assert.ok(Math.abs((info.duration ?? 0) - seconds) < 0.1, `${info.duration} s`)
    const extension = format === 'webm' ? 'webm' : 'mp4'
    const copy = findPath(derivatives, `video.${extension}`)
    assert.equal((await fileTypeFromFile(copy))?.ext, extension)
    await assertHoldsNone(derivatives, [
      '+41.0082',
      '\xa9xyz',
      '\xa9swr',
      'Awakening',
      'Maxstack',
      'creativecommons',
      'Lavf',
    ])
    // packets are copied unchanged; a few of these samples span two packets
    const [before, after] = [await readFile(source.path), await readFile(copy)]
    const places = Array.from({ length: 20 }, (_, index) => Math.floor((before.length * (index + 5)) / 30))
    const copied = places.filter((at) => after.includes(before.subarray(at, at + 32)))
    assert.ok(copied.length > 12, `${copied.length} of 20`)
  })
}

test('a mirrored video stays mirrored, however many bytes follow its index', async () => {
  const source = changeFixture('video/mirrored-front-camera.mp4', (bytes) =>
    Buffer.concat([bytes, box('free', Buffer.alloc(200_000)), box('free')]),
  )
  const matrixIn = async (file: string) => {
    const bytes = await readFile(file)
    const behindType = bytes.indexOf('tkhd') + 4
    return bytes.subarray(behindType + 40, behindType + 76)
  }
  const { derivatives } = await probeVideo(source, temporaryFolder())
  assert.deepEqual(await matrixIn(findPath(derivatives, 'video.mp4')), await matrixIn(source.path))
})

test('the poster is made from the picture that the browser took', async () => {
  const { derivatives, hasPoster, placeholder } = await probeVideo(
    describeFixture('video/phone-like.mov'),
    temporaryFolder(),
    poster,
  )
  assert.equal(hasPoster, true)
  assert.ok(placeholder)
  assert.equal(derivatives.length, 7)
})

test('a poster that is not a picture is ignored', async () => {
  for (const bad of [
    'bad/html-inside.jpg',
    'bad/truncated.jpg',
    'bad/bomb-30000x30000.png',
    'bad/script.svg',
  ]) {
    const video = describeFixture('video/h264-aac.mp4')
    const { hasPoster, derivatives } = await probeVideo(video, temporaryFolder(), {
      path: fixturePath(bad),
    })
    assert.deepEqual([hasPoster, derivatives.map(({ name }) => name)], [false, ['video.mp4']], bad)
  }
})

test('boxes without a video are refused', async () => {
  const noMoov = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('moov', 'none'), 'latin1')
  const source = changeFixture('video/h264-aac.mp4', noMoov)
  await assertRejects(probeVideo(source, temporaryFolder()), 'broken_file', source.name)
})

test('a copy that is not made opens no file, which newer versions of Node punish if nobody closes it', async () => {
  const source = changeFixture('video/h264-aac.mp4', (bytes) => bytes.subarray(0, 100))
  const to = path.join(temporaryFolder(), 'copy.mp4')
  assert.equal(await copyVideo(source.path, to, 'mp4'), null)
  assert.equal(existsSync(to), false)
})

const tellTale = Buffer.from('secret-place')

/** Appends boxes to the content of each box of a type, and lengthens all boxes around it. */
function addInside(bytes: Buffer, type: string, added: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const content = bytes.subarray(at + 8, at + size)
    const isOuter = ['moov', 'trak', 'mdia', 'minf', 'stbl'].includes(name)
    const inner = isOuter ? addInside(content, type, added) : content
    parts.push(box(name, inner, ...(name === type ? [added] : [])))
    at += size
  }
  return Buffer.concat(parts)
}

for (const type of ['moov', 'trak', 'mdia', 'minf', 'stbl']) {
  test(`a place inside a ${type} box is not copied`, async () => {
    // the moov box of this video follows its samples, so it may grow
    const added = box('udta', box('\xa9xyz', tellTale), box('meta', encodeNumbers(0), tellTale))
    const source = changeFixture('video/phone-like.mov', (bytes) => addInside(bytes, type, added))
    const { derivatives, isPlayable } = await probeVideo(source, temporaryFolder())
    assert.ok((await readFile(source.path)).includes(tellTale))
    assert.equal(isPlayable, true)
    await assertHoldsNone(derivatives, ['secret-place'])
  })
}

test('a video whose index is compressed is public, with its date', async () => {
  const { isPlayable, width, height, duration, dates, derivatives } = await probeVideo(
    changeFixture('video/phone-like.mov', compressIndex()),
    temporaryFolder(),
  )
  const plain = await probeVideo(describeFixture('video/phone-like.mov'), temporaryFolder())
  assert.deepEqual([isPlayable, width, height, duration], [true, plain.width, plain.height, plain.duration])
  assert.deepEqual(dates, plain.dates)
  await assertHoldsNone(derivatives, ['+41.0082'])
})

test('a compressed index that would fill the memory is refused', async () => {
  const source = changeFixture('video/phone-like.mov', compressIndex(40_000_000))
  assert.equal(readFileWith(source.path, parseMoov)?.length, undefined)
  await assertRejects(probeVideo(source, temporaryFolder()), 'broken_file', source.name)
})

test('the first sound that browsers play is copied, even if another precedes it', async () => {
  const source = changeFixture('video/phone-like.mov', addUnknownSound)
  const { isPlayable, isSilent, derivatives } = await probeVideo(source, temporaryFolder())
  assert.deepEqual([isPlayable, isSilent], [true, false])
  assert.ok((await readFile(findPath(derivatives, 'video.mp4'))).includes('mp4a'))
})

/** Puts a copy of the sound, in a format that nobody knows, before the tracks of a video. */
function addUnknownSound(bytes: Buffer): Buffer {
  const start = bytes.indexOf('moov') - 4
  const index = bytes.subarray(start + 8)
  const trackStart = index.lastIndexOf('trak', index.indexOf('mp4a')) - 4
  const track = index.toString('latin1', trackStart, trackStart + index.readUInt32BE(trackStart))
  const unknownTrack = Buffer.from(track.replace('mp4a', 'apac').replace('esds', 'free'), 'latin1')
  unknownTrack.writeUInt32BE(9, unknownTrack.indexOf('tkhd') + 16)
  const headerEnd = index.readUInt32BE(0)
  return Buffer.concat([
    bytes.subarray(0, start),
    box('moov', index.subarray(0, headerEnd), unknownTrack, index.subarray(headerEnd)),
  ])
}

for (const [missing, boxType] of [
  ['the description of its pictures', 'avcC'],
  ['the places of its pictures', 'stco'],
] as const)
  test(`a whole video that cannot be read, because it lacks ${missing}, is stored`, async () => {
    const hide = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace(boxType, 'free'), 'latin1')
    const source = changeFixture('video/h264-aac.mp4', hide)
    const { isPlayable, derivatives } = await probeVideo(source, temporaryFolder())
    assert.deepEqual([isPlayable, derivatives], [false, []])
  })

test('a video that no browser plays is stored without a public file', async () => {
  const rename = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replaceAll('avc1', 'mjpa'), 'latin1')
  const source = changeFixture('video/phone-like.mov', rename)
  const { isPlayable, derivatives } = await probeVideo(source, temporaryFolder(), poster)
  assert.equal(isPlayable, false)
  assert.deepEqual(
    derivatives.filter(({ name }) => name.startsWith('video')),
    [],
  )
})
