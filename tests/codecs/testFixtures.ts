import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { pictures } from '../../contract/media/pictures.ts'
import { probeAudio } from '../../server/codecs/songs/audio.ts'
import { copySong } from '../../server/codecs/songs/copySong.ts'
import { hasFfmpeg } from '../../server/codecs/programs/ffmpeg.ts'
import { formats } from '../../domain/files/formats.ts'
import { makePictures, probePhoto } from '../../server/codecs/photos/photos.ts'
import { sniff } from '../../server/codecs/formats/detectFormat.ts'
import { getSongName } from '../../server/codecs/songs/songName.ts'
import type { Derivative } from '../../server/codecs/formats/mediaFile.ts'
import { probeVideo } from '../../server/codecs/videos/video.ts'
import { fixturePath } from '../support/files/fixtures.ts'
import {
  expectedPictures,
  expectedPosters,
  videos,
  pageCounts,
  photos,
  rejections,
  songs,
  unplayable,
} from './expected.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import {
  makeAllPictures,
  assertHoldsNone,
  assertRejects,
  computeDifference,
  describeFixture,
  findPath,
} from './codecFixture.ts'

const withFfmpeg = await hasFfmpeg()

/** One small file for each way in which a file describes its colors, pages and frames, and for each kind of song. */
const EXAMPLES = new Set([
  'colours/grey-48bit-gamma18-profile.tif',
  'colours/heic-hdr-pq.heic',
  'colours/heic-nclx-display-p3.heic',
  'colours/jpeg-adobe-rgb-by-exif-r03-only.jpg',
  'colours/png-adobe-rgb-by-exif-r03-only.png',
  'colours/png-chrm-adobe-rgb.png',
  'colours/png-cicp-display-p3.png',
  'colours/png-gama-of-an-old-mac.png',
  'colours/tiff-selection-of-photoshop.tif',
  'formats/animated.webp',
  'formats/heic-burst-primary-is-the-second.heic',
  'formats/sixteen-bit.png',
  'formats/tiff-three-pages.tif',
  'audio/alac.m4a',
  'audio/nebula.wav',
  'audio/really-mp3.ogg',
  'audio/sound-only-sent-to-the-gallery.webm',
])

/** Whether a fixture is an example of its kind, or is refused. */
export const isExample = (file: string) => EXAMPLES.has(file) || file in rejections

/** Whether a file's pictures of all sizes are checked: for one file of each kind, the widest and the largest photograph. */
const hasAllPictures = (file: string) => /^formats.(?!iphone)|panorama-very-wide|12mp/.test(file)

/** Defines tests of the chosen fixtures: what a visitor sees and hears of each, or why it is refused. */
export function testFixtures(choose: (file: string) => boolean): void {
  const isChosen = ([file]: readonly [string, unknown]) => choose(file)

  for (const [file, [format, width, height]] of Object.entries(photos).filter(isChosen)) {
    const which = hasAllPictures(file) ? 'all its pictures' : 'its cards'
    test(`${file.slice(0, 50)} is a ${formats[format].label} of ${width}×${height} with ${which}`, async () => {
      const into = temporaryFolder()
      const source = describeFixture(file)
      assert.equal(source.format, format)
      const {
        derivatives,
        placeholder,
        dates: _dates,
        people: _people,
        focalPoint,
        pictureHash,
        ...info
      } = await probePhoto(source, into)
      const animated = file.includes('animated')
      assert.deepEqual(info, { width, height, animated, isDamaged: false, pages: pageCounts[file] ?? null })
      assert.ok(focalPoint && focalPoint.x <= 1 && focalPoint.y <= 1)
      assert.match(pictureHash, /^[?-~]{1024}$/)
      assert.match(placeholder ?? '', /^data:image\/webp;base64,[A-Za-z0-9+/=]{60,676}$/)
      await hasSizes([pictures.card, pictures.cardOld], derivatives, width, height)
      const [, most] = expectedPictures[file] ?? []
      if (most !== undefined) {
        // the other sizes are made from the pixels of these two
        const shown = await makePictures(source, ['photo.jpg', pictures.large.name], into)
        for (const derivative of shown) await hasColors(derivative.path, most, file.includes('/grey-'))
      }
      if (!hasAllPictures(file)) return
      const all = await makeAllPictures(source, { derivatives }, into)
      await hasSizes(Object.values(pictures), all, width, height)
      const names = [...Object.values(pictures).map(({ name }) => name), 'photo.jpg']
      const wanted = animated ? [...names, 'animated.webp'] : names
      assert.deepEqual(all.map(({ name }) => name).toSorted(), wanted.toSorted())
      assert.deepEqual(readdirSync(into).toSorted(), wanted.toSorted(), 'nothing else is left in the folder')
    })
  }

  for (const [file, reason] of Object.entries(rejections).filter(isChosen)) {
    test(`${file} is refused: ${reason}`, async () => {
      const format = sniff(fixturePath(file))
      if (reason === 'nothing') return assert.equal(format, null)
      const into = temporaryFolder()
      await assertRejects(probePhoto(describeFixture(file), into), reason, path.basename(file))
      assert.deepEqual(readdirSync(into), [])
    })
  }

  for (const [file, [format, width, height, seconds]] of Object.entries(videos).filter(isChosen)) {
    test(`${file} is a ${formats[format].label} of ${width}×${height} and ${seconds} s`, async () => {
      const source = describeFixture(file)
      assert.equal(source.format, format)
      const info = await probeVideo(source, temporaryFolder())
      assert.deepEqual([info.width, info.height], [width, height])
      assert.ok(Math.abs((info.duration ?? 0) - seconds) < 0.1, `${info.duration} s`)
      assert.equal(sniff(info.derivatives[0]?.path ?? ''), format === 'webm' ? 'webm' : 'mp4')
      if (info.hasPoster) await hasSizes(Object.values(pictures), info.derivatives.slice(1), width, height)
      const most = expectedPosters[file]
      if (most && withFfmpeg) await hasColors(findPath(info.derivatives, pictures.huge.name), most)
    })
  }

  for (const [file, [format, title, artist, seconds]] of Object.entries(songs).filter(isChosen)) {
    test(`${file} is a ${formats[format].label} called ${title ?? 'nothing'}`, async () => {
      const source = describeFixture(file)
      assert.equal(source.format, format)
      const { title: tagTitle, artist: tagArtist, duration } = await probeAudio(source)
      assert.deepEqual([tagTitle, tagArtist], [title, artist])
      assert.ok(Math.abs(duration - seconds) < 0.2, `${duration} s`)
    })

    if (unplayable.includes(file)) continue
    const isForAll = !['ogg', 'flac', 'weba'].includes(format)
    test(`${file} is copied with its sound and without its tags${isForAll ? '' : ', and as M4A'}`, async () => {
      const { copies } = await copySong(describeFixture(file), temporaryFolder())
      const expected = isForAll || !withFfmpeg ? [format] : [format, 'm4a' as const]
      assert.deepEqual(
        copies.map(({ name }) => name),
        expected.map(getSongName),
      )
      for (const [index, copy] of copies.entries()) {
        assert.equal(sniff(copy.path), expected[index])
        const info = await probeAudio({ ...copy, format: expected[index] ?? format })
        assert.deepEqual([info.title, info.artist], [null, null])
        assert.ok(Math.abs(info.duration - seconds) < 0.1, `${info.duration} s`)
        await assertHoldsNone([copy], ['McCracken', 'A New Journey', 'Lavf'])
      }
    })
  }
}

/** Fails unless every size has the photo's shape, fits, is not enlarged, and has the type of its name. */
async function hasSizes(
  sizes: readonly (typeof pictures)[keyof typeof pictures][],
  derivatives: readonly Derivative[],
  width: number,
  height: number,
) {
  for (const { name, type, maxSide } of sizes) {
    const found = derivatives.find((one) => one.name === name)
    assert.ok(found, `${name} was not made`)
    const scale = Math.min(1, maxSide / Math.max(width, height))
    const picture = await sharp(found.path).metadata()
    assert.equal(sniff(found.path), type.slice('image/'.length), name)
    assert.ok(Math.abs(picture.width - width * scale) <= 1, `${name} is ${picture.width} wide`)
    assert.ok(Math.abs(picture.height - height * scale) <= 1, `${name} is ${picture.height} high`)
  }
}

/** Fails if a picture differs on average by more than `most`, of 255, from the expected picture, or from that picture in gray. */
async function hasColors(file: string, most: number, isGray = false) {
  const [found, expected] = await Promise.all(
    [file, fixturePath('formats/expected-picture.png')].map((picture) =>
      sharp(picture).removeAlpha().toColorspace('srgb').raw().toBuffer(),
    ),
  )
  assert.ok(found && expected)
  const apart = computeDifference(found, isGray ? toGray(expected) : expected)
  assert.ok(apart <= most, `the colors of ${path.basename(file)} differ by ${apart}`)
}

/** Converts to gray by ITU-R BT.601, in three channels. */
function toGray(pixels: Buffer): Buffer {
  const gray = Buffer.alloc(pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    gray.fill(Math.round(0.299 * red + 0.587 * green + 0.114 * blue), at, at + 3)
  }
  return gray
}
