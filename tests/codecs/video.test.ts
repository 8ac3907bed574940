import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { pictures } from '../../contract/pictures.ts'
import { hasFfmpeg, probe } from '../../server/codecs/ffmpeg.ts'
import type { Format } from '../../server/codecs/formats.ts'
import { probeVideo } from '../../server/codecs/video.ts'
import { fixturePath } from '../support/fixtures.ts'
import {
  fixtureSource,
  changedFixture,
  assertHoldsNone,
  pathOf,
  assertRejects,
  temporaryFolder,
} from './codecFixture.ts'

const skip = (await hasFfmpeg()) ? false : 'ffmpeg is not installed here'

/** As MP4 counts. */
const secondsSince1904 = () => Date.now() / 1000 + 2_082_844_800

/** Films as other cameras make them, drawn by ffmpeg itself. */
function film(name: string, into: string, ...args: string[]): string {
  const file = path.join(into, name)
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, file])
  return file
}

const read = (file: string, format: Format, into: string) =>
  probeVideo({ path: file, format, name: 'film' }, into)

test('a film from a telephone becomes an MP4 that tells no place and no date', { skip }, async (t) => {
  const source = await fixtureSource('video/phone-like.mov')
  assert.ok((await readFile(source.path)).includes('+41.0082'), 'the place is there to begin with')
  const { derivatives } = await probeVideo(source, await temporaryFolder(t))
  await assertHoldsNone(derivatives, ['+41.0082', '\xa9xyz', '\xa9swr', 'Lavf', 'Awakening', 'udta', 'qt  '])
  const shown = await readFile(pathOf(derivatives, 'video.mp4'))
  assert.ok(shown.indexOf('moov') < shown.indexOf('mdat'), 'it begins to play before all of it has come')
  const seconds = shown.readUInt32BE(shown.indexOf('mvhd') + 8)
  assert.ok(Math.abs(seconds - secondsSince1904()) < 3600, 'when this copy was made, not when it was taken')
})

test('a film that is turned when played has a poster turned alike: sky on its left, meadow on its right', {
  skip,
}, async (t) => {
  const { derivatives } = await probeVideo(
    await fixtureSource('video/rotated-90-metadata.mp4'),
    await temporaryFolder(t),
  )
  const colours = await sharp(pathOf(derivatives, '1200.jpg')).resize(3, 1, { fit: 'fill' }).raw().toBuffer()
  const [red, , blue] = colours
  assert.ok((blue ?? 0) > (red ?? 0) + 20, `left: ${[...colours.subarray(0, 3)].join(' ')}`)
  const [redRight, , blueRight] = colours.subarray(6)
  assert.ok((redRight ?? 0) > (blueRight ?? 0) + 20, `right: ${[...colours.subarray(6)].join(' ')}`)
})

test('the poster is not the black a film fades in from', { skip }, async (t) => {
  const into = await temporaryFolder(t)
  const black = ['-f', 'lavfi', '-i', 'color=black:s=320x240:d=3']
  const after = ['-f', 'lavfi', '-i', 'testsrc=s=320x240:d=5', '-filter_complex', '[0][1]concat']
  const { derivatives, hasPoster } = await read(film('fade.mp4', into, ...black, ...after), 'mp4', into)
  assert.ok(hasPoster)
  const { channels } = await sharp(pathOf(derivatives, pictures.card.name)).stats()
  assert.ok(channels.every(({ mean }) => mean > 60))
})

/** A second of a film, changed as ffmpeg is told. */
const changedFilm = (name: string, into: string, change: string) =>
  film(name, into, '-t', '1', '-i', fixturePath('video/h264-aac.mp4'), '-an', '-vf', change)

test('a film with an odd side, and colours browsers cannot show, is compressed again', {
  skip,
}, async (t) => {
  const into = await temporaryFolder(t)
  const odd = changedFilm('odd.mp4', into, 'crop=333:201,format=yuv444p')
  const { derivatives } = await read(odd, 'mp4', into)
  const shown = await probe(pathOf(derivatives, 'video.mp4'), 'mp4')
  // 332 pixels, each a little narrower than high
  assert.deepEqual([shown?.pixelFormat, shown?.width, shown?.height], ['yuv420p', 331, 200])
})

test('a film with pixels that are not square is as wide as it is shown', { skip }, async (t) => {
  const into = await temporaryFolder(t)
  const wide = changedFilm('wide.mp4', into, 'setsar=4/3')
  const { width, height, derivatives } = await read(wide, 'mp4', into)
  assert.deepEqual([width, height], [853, 360])
  const poster = await sharp(pathOf(derivatives, '1600.webp')).metadata()
  assert.deepEqual([poster.width, poster.height], [853, 360])
})

test('a recording from a browser, which never learnt its length, has one', { skip }, async (t) => {
  const into = await temporaryFolder(t)
  const live = ['-i', fixturePath('video/vp9-opus.webm'), '-c', 'copy', '-live', '1', '-f', 'webm']
  const { duration } = await read(film('live.webm', into, ...live), 'webm', into)
  assert.ok(Math.abs((duration ?? 0) - 3) < 0.1, `${duration} s`)
})

test('boxes without a film in them are refused', { skip }, async (t) => {
  const into = await temporaryFolder(t)
  const noMoov = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('moov', 'none'), 'latin1')
  const source = await changedFixture('video/h264-aac.mp4', into, noMoov)
  await assertRejects(probeVideo(source, into), 'broken_file', source.name)
})
