import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import sharp from 'sharp'
import { fixturePath } from '../support/files/fixtures.ts'
import { makePictures, probePhoto } from '../../server/codecs/photos/photos.ts'
import { decodePhoto, probeHeader } from '../../server/codecs/photos/pixels.ts'
import type { Derivative, MediaFile } from '../../server/codecs/formats/mediaFile.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import {
  makeAllPictures,
  assertHoldsNone,
  changeFixture,
  colorAt,
  computeDifference,
  describeFixture,
  findPath,
  savePicture,
} from './codecFixture.ts'

async function allPictures(source: MediaFile): Promise<Derivative[]> {
  const into = temporaryFolder()
  return makeAllPictures(source, await probePhoto(source, into), into)
}

/** Reduces a picture to a few pixels for comparison. */
const tiny = (file: string) => sharp(file).removeAlpha().resize(20, 20, { fit: 'fill' }).raw().toBuffer()

/** Computes the difference between two pictures reduced to a few pixels. */
const differenceWhenTiny = async (one: string, other: string) =>
  computeDifference(await tiny(one), await tiny(other))

test('photographs of all eight orientations come out alike in every size', async () => {
  const picturesOf = async (orientation: number) => {
    const fixture = sharp(fixturePath(`orientation/portrait-orientation-${orientation}.jpg`))
    const small = fixture.keepMetadata().resize(120, 120, { fit: 'inside' })
    return allPictures(await savePicture(small, 'jpg'))
  }
  const upright = await picturesOf(1)
  for (let orientation = 2; orientation <= 8; orientation++) {
    const turned = await picturesOf(orientation)
    for (const { name, path: reference } of upright) {
      const apart = await differenceWhenTiny(reference, findPath(turned, name))
      assert.ok(apart < 4, `${name} of orientation ${orientation} differs by ${apart}`)
    }
  }
})

test('a CMYK photograph has the right colors in every size', async () => {
  const reference = fixturePath('formats/progressive.jpg')
  for (const { name, path: file } of await allPictures(describeFixture('formats/cmyk.jpg'))) {
    const apart = await differenceWhenTiny(reference, file)
    assert.ok(apart < 18, `${name} differs by ${apart}`)
  }
})

test('vivid colors of Display P3 stay vivid in sRGB, and others keep their look', async () => {
  const source = describeFixture('formats/display-p3.jpg')
  const derivatives = await allPictures(source)
  for (const { name, path: file } of derivatives) {
    const [red, green] = [await colorAt(file, 0.04, 0.06), await colorAt(file, 0.18, 0.06)]
    assert.ok(red[0] > 245 && red[1] < 20 && red[2] < 20, `${name}: red is ${red.join(' ')}`)
    assert.ok(green[1] > 245 && green[0] < 20 && green[2] < 20, `${name}: green is ${green.join(' ')}`)
    assert.equal((await sharp(file).metadata()).icc, undefined, name)
  }
  const fur = await colorAt(findPath(derivatives, 'photo.jpg'), 5 / 451, 294 / 300)
  assert.ok(Math.abs(fur[0] - 105) < 4 && Math.abs(fur[2] - 37) < 4, `99 67 42 of P3 became ${fur.join(' ')}`)
})

test('transparent parts of a picture become white', async () => {
  const clear = sharp({ create: { width: 900, height: 600, channels: 4, background: '#ff000000' } })
  for (const { name, path: file } of await allPictures(await savePicture(clear, 'png'))) {
    assert.deepEqual(await colorAt(file, 0.5, 0.5), [255, 255, 255], name)
    assert.equal((await sharp(file).metadata()).hasAlpha, false, name)
  }
})

const secrets = [
  'secret-place-fixture',
  'Exif',
  'http://ns.adobe.com',
  'Photoshop 3.0',
  'GPS',
  'Apple',
  'ICC_PROFILE',
]

test('derivatives of a photograph contain none of its metadata, and are not compressed again at full size', async () => {
  const source = describeFixture('photos/gps-5mp-bridge.jpg')
  const derivatives = await allPictures(source)
  await assertTellsNothing(source, derivatives)
  const [before, after] = await Promise.all(
    [source.path, findPath(derivatives, 'photo.jpg')].map((file) => sharp(file).raw().toBuffer()),
  )
  assert.ok(before?.equals(after ?? Buffer.alloc(0)), 'every pixel is the same')
})

test('derivatives of a photograph that must be turned contain none of its metadata', async () => {
  const source = describeFixture('orientation/portrait-orientation-6.jpg')
  await assertTellsNothing(source, await makePictures(source, ['photo.jpg', '800.webp'], temporaryFolder()))
})

async function assertTellsNothing(source: MediaFile, derivatives: Derivative[]) {
  const bytes = await readFile(source.path)
  assert.ok(
    secrets.some((secret) => bytes.includes(secret)),
    `${source.name} tells nothing to begin with`,
  )
  await assertHoldsNone(derivatives, secrets)
  for (const { name, path: picture } of derivatives) {
    const { exif, xmp, iptc, icc, orientation = 1 } = await sharp(picture).metadata()
    assert.deepEqual({ exif, xmp, iptc, icc, orientation }, { ...none, orientation: 1 }, name)
  }
}

const none = { exif: undefined, xmp: undefined, iptc: undefined, icc: undefined }

test('bytes after the end of a JPEG are not copied', async () => {
  const behind = (bytes: Buffer) => Buffer.concat([bytes, bytes, Buffer.from('secret-place-fixture')])
  const source = changeFixture('photos/small-bee.jpg', behind)
  await assertHoldsNone(await allPictures(source), ['secret-place-fixture'])
})

test('a photograph decoded at half its size looks like one decoded whole, even when it is turned', async () => {
  const small = sharp(fixturePath('photos/landscape-2mp-bee.jpg')).resize(1000, 800)
  const upright = await savePicture(small, 'jpg')
  const lying = await savePicture(sharp(upright.path).rotate(-90).withMetadata({ orientation: 6 }), 'jpg')
  for (const source of [upright, lying]) {
    const [whole, half] = [
      await decodePhoto(source, 400),
      await decodePhoto(source, 400, await probeHeader(source)),
    ]
    assert.deepEqual([half.width, half.height], [400, 320])
    const apart = computeDifference(half.data, whole.data)
    assert.ok(apart > 0, 'nothing was decoded at half its size')
    assert.ok(apart < 1, `${source.path} differs by ${apart}`)
  }
})

test('animations keep all six frames, their pace and endless loop, and their first frame is the still picture', async () => {
  for (const file of ['formats/animated.gif', 'formats/animated.webp']) {
    const source = describeFixture(file)
    const derivatives = await makePictures(source, ['animated.webp', 'photo.jpg'], temporaryFolder())
    const [before, after] = await Promise.all(
      [source.path, findPath(derivatives, 'animated.webp')].map((each) => sharp(each).metadata()),
    )
    assert.deepEqual([after?.pages, after?.delay, after?.loop], [6, before?.delay, before?.loop], file)
    assert.ok((await differenceWhenTiny(source.path, findPath(derivatives, 'photo.jpg'))) < 4, file)
  }
})

test('a photo smaller than every size keeps its size under each name, and one too long for JPEG is reduced', async () => {
  const draw = (width: number, height: number) =>
    savePicture(sharp({ create: { width, height, channels: 3, background: '#456' } }), 'png')
  for (const { name, path: file } of await allPictures(await draw(3, 1))) {
    const { width, height } = await sharp(file).metadata()
    assert.deepEqual([width, height], [3, 1], name)
  }
  const long = await makePictures(await draw(70_000, 20), ['photo.jpg'], temporaryFolder())
  assert.equal((await sharp(findPath(long, 'photo.jpg')).metadata()).width, 65_500)
})

test('a gray JPEG of 200 megapixels is accepted, as some telephones write it', async () => {
  const claim = (bytes: Buffer) => {
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
    bytes.writeUInt16BE(12_240, frame + 5)
    bytes.writeUInt16BE(16_320, frame + 7)
    return bytes
  }
  const source = changeFixture('photos/person-blackwhite-small.jpg', claim)
  const { width, height } = await probeHeader(source)
  assert.deepEqual([width, height], [16_320, 12_240])
})

for (const orientation of [3, 5, 6, 7, 8])
  test(`every frame of an animated WebP with orientation ${orientation} is shown upright`, async () => {
    const fixture = sharp(fixturePath('formats/animated.webp'), { animated: true })
    const source = await savePicture(fixture.resize(80).withMetadata({ orientation }), 'webp')
    const made = await makePictures(source, ['animated.webp', 'photo.jpg'], temporaryFolder())
    const pixels = (name: string) =>
      sharp(findPath(made, name)).removeAlpha().resize(60, 60, { fit: 'fill' }).raw().toBuffer()
    const apart = computeDifference(await pixels('animated.webp'), await pixels('photo.jpg'))
    assert.ok(apart < 4, `the first frame is ${apart} from the picture that stands still`)
    const { pages, delay, width } = await sharp(findPath(made, 'animated.webp')).metadata()
    assert.deepEqual([pages, delay?.length, width], [6, 6, orientation === 3 ? 80 : 60])
  })
