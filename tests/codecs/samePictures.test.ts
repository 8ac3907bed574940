import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { pictures } from '../../contract/media/pictures.ts'
import { findNearest, isSameInAnyTurn, sketchPicture } from '../../domain/pictures/pictureIndex.ts'
import { probePhoto } from '../../server/codecs/photos/photos.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { copies, cutScene, drawPage, hashPicture, photos, takeBurst } from './alikePictures.ts'
import { describeFixture, findPath } from './codecFixture.ts'

// tests/long/codecs/samePictures.test.ts counts what is found among thousands of pairs
const [scene, other] = await Promise.all([cutScene(photos[2] ?? ''), cutScene(photos[5] ?? '')])

const listSame = (hash: string, ...others: string[]) => others.filter((other) => isSameInAnyTurn(hash, other))

test('a copy is the same picture in another size, quality, frame, turn or in gray', async () => {
  const hash = await hashPicture(sharp(scene.picture))
  const otherHash = await hashPicture(sharp(other.picture))
  for (const kind of [
    '25 % of the size, JPEG 40',
    'WhatsApp, 1280 pixels',
    'cropped by 5 %',
    'turned by 90°',
    'turned by 180°',
    'turned by 270°',
    'gray',
  ]) {
    const copy = await hashPicture(copies[kind]?.(sharp(scene.picture), scene) ?? sharp())
    assert.deepEqual(listSame(copy, otherHash, hash), [hash], kind)
  }
})

test('of a hundred pictures that are alike, the twenty nearest are compared, and a copy is among them', async () => {
  const hash = await hashPicture(sharp(scene.picture))
  const change = (field: number) =>
    `${hash.slice(0, field * 10)}${'?'.repeat(40)}${hash.slice(field * 10 + 40)}`
  const alike = Array.from({ length: 98 }, (_, index) => change(index))
  const copy = await hashPicture(sharp(scene.picture).rotate(90).resize(200))
  const otherHash = await hashPicture(sharp(other.picture))
  const hashes = [...alike, copy, otherHash]
  const nearest = findNearest(
    hash,
    hashes.map((each) => [each, sketchPicture(each) ?? new Float32Array()] as const),
  )
  assert.equal(nearest.length, 20)
  assert.ok(nearest.includes(copy))
  assert.ok(!nearest.includes(otherHash))
})

test('the pictures of a burst are different pictures', async () => {
  const moves = {
    camera: { camera: 0.04 },
    subject: { subject: 0.08 },
    both: { camera: 0.03, subject: 0.06, zoom: 1.03, exposure: 1.05 },
  }
  for (const [kind, move] of Object.entries(moves)) {
    const [before, after] = await Promise.all(
      (await takeBurst(scene, other, move)).map((picture) => hashPicture(sharp(picture))),
    )
    assert.deepEqual(listSame(after ?? '', before ?? ''), [], kind)
  }
})

test('pages of letters are different pictures, and empty pages equal none', async () => {
  const [page, otherPage, empty] = await Promise.all([20, 20, 0].map((lines) => hashPicture(drawPage(lines))))
  assert.deepEqual(listSame(page ?? '', otherPage ?? ''), [])
  assert.equal(empty, '')
})

test('the card of an upright photograph shows the same picture as its turned, CMYK or AVIF original', async () => {
  for (const file of ['orientation/portrait-orientation-6.jpg', 'formats/cmyk.jpg', 'formats/still.avif']) {
    const { pictureHash, derivatives } = await probePhoto(describeFixture(file), temporaryFolder())
    const card = await hashPicture(sharp(findPath(derivatives, pictures.cardOld.name)))
    assert.deepEqual(listSame(card, pictureHash), [pictureHash], file)
  }
})
