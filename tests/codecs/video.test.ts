import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import sharp from 'sharp'
import { pictures } from '../../contract/pictures.ts'
import { hasFfmpeg, probe } from '../../server/codecs/formats/ffmpeg.ts'
import { probeVideo } from '../../server/codecs/videos/video.ts'
import { fixturePath } from '../support/fixtures.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { assertHoldsNone, fixtureSource, makeByFfmpeg, pathOf, sourceOf } from './codecFixture.ts'

const skip = (await hasFfmpeg()) ? false : 'ffmpeg is not installed here'

/** As MP4 counts. */
const secondsSince1904 = () => Date.now() / 1000 + 2_082_844_800

/** Reads a film as another camera makes it, drawn by ffmpeg itself. */
const readFilm = (name: string, ...args: string[]) =>
  probeVideo(sourceOf(makeByFfmpeg(name, ...args)), temporaryFolder())

test('a film from a telephone becomes an MP4 that tells no place and no date', { skip }, async () => {
  const source = fixtureSource('video/phone-like.mov')
  assert.ok((await readFile(source.path)).includes('+41.0082'), 'the place is there to begin with')
  const { derivatives } = await probeVideo(source, temporaryFolder())
  await assertHoldsNone(derivatives, ['+41.0082', '\xa9xyz', '\xa9swr', 'Lavf', 'Awakening', 'udta', 'qt  '])
  const shown = await readFile(pathOf(derivatives, 'video.mp4'))
  assert.ok(shown.indexOf('moov') < shown.indexOf('mdat'), 'it begins to play before all of it has come')
  const seconds = shown.readUInt32BE(shown.indexOf('mvhd') + 8)
  assert.ok(Math.abs(seconds - secondsSince1904()) < 3600, 'when this copy was made, not when it was taken')
})

test('a film that is turned when played has a poster turned alike: sky on its left, meadow on its right', {
  skip,
}, async () => {
  const { derivatives } = await probeVideo(fixtureSource('video/rotated-90-metadata.mp4'), temporaryFolder())
  const colours = await sharp(pathOf(derivatives, '1200.jpg')).resize(3, 1, { fit: 'fill' }).raw().toBuffer()
  const [red, , blue] = colours
  assert.ok((blue ?? 0) > (red ?? 0) + 20, `left: ${[...colours.subarray(0, 3)].join(' ')}`)
  const [redRight, , blueRight] = colours.subarray(6)
  assert.ok((redRight ?? 0) > (blueRight ?? 0) + 20, `right: ${[...colours.subarray(6)].join(' ')}`)
})

test('the poster is not the black a film fades in from', { skip }, async () => {
  const black = ['-f', 'lavfi', '-i', 'color=black:s=320x240:d=3']
  const after = ['-f', 'lavfi', '-i', 'testsrc=s=320x240:d=5', '-filter_complex', '[0][1]concat']
  const { derivatives, hasPoster } = await readFilm('fade.mp4', ...black, ...after)
  assert.ok(hasPoster)
  const { channels } = await sharp(pathOf(derivatives, pictures.card.name)).stats()
  assert.ok(channels.every(({ mean }) => mean > 60))
})

/** A second of a film, changed as ffmpeg is told. */
const readChanged = (change: string) =>
  readFilm('film.mp4', '-t', '1', '-i', fixturePath('video/h264-aac.mp4'), '-an', '-vf', change)

test('a film with an odd side, and colours browsers cannot show, is compressed again', {
  skip,
}, async () => {
  const { derivatives } = await readChanged('crop=333:201,format=yuv444p')
  const shown = await probe(pathOf(derivatives, 'video.mp4'), 'mp4')
  // 332 pixels, each a little narrower than high
  assert.deepEqual([shown?.pixelFormat, shown?.width, shown?.height], ['yuv420p', 331, 200])
})

test('a film with pixels that are not square is as wide as it is shown', { skip }, async () => {
  const { width, height, derivatives } = await readChanged('setsar=4/3')
  assert.deepEqual([width, height], [853, 360])
  const poster = await sharp(pathOf(derivatives, '1600.webp')).metadata()
  assert.deepEqual([poster.width, poster.height], [853, 360])
})

test('a recording from a browser, which never learnt its length, has one', { skip }, async () => {
  const live = ['-i', fixturePath('video/vp9-opus.webm'), '-c', 'copy', '-live', '1', '-f', 'webm']
  const { duration } = await readFilm('live.webm', ...live)
  assert.ok(Math.abs((duration ?? 0) - 3) < 0.1, `${duration} s`)
})
