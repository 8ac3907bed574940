import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import sharp from 'sharp'
import type { Derivative } from '../../../server/codecs/formats/mediaFile.ts'
import { probePhoto } from '../../../server/codecs/photos/photos.ts'
import { assertHoldsNone, colorAt, describeFixture, findPath } from '../../codecs/codecFixture.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

describe('A telephone’s HEIC', () => {
  const into = temporaryFolder()
  const source = describeFixture('formats/iphone.HEIC')
  let derivatives: Derivative[]
  before(async () => {
    derivatives = (await probePhoto(source, into)).derivatives
  })

  test('is upright in every size that is made right away: the violet flower below, green leaves above', async () => {
    for (const { name, path: file } of derivatives) {
      const [red, green, blue] = await colorAt(file, 0.21, 0.73)
      assert.ok(blue > green + 60 && red > green + 30, `${name}: ${red} ${green} ${blue}`)
      const leaf = await colorAt(file, 0.78, 0.28)
      assert.ok(leaf[1] > leaf[0] && leaf[1] > leaf[2], `${name}: ${leaf.join(' ')}`)
    }
  })

  test('has the vivid violet of its Display P3 profile, not read as sRGB', async () => {
    const converted = await vividness(findPath(derivatives, 'photo.jpg'))
    assert.ok(converted > MISREAD * 1.03, `${converted}, without the profile ${MISREAD}`)
  })

  test('reveals nothing but its picture', () =>
    assertHoldsNone(derivatives, ['Exif', 'http://ns.adobe.com', 'GPS', 'Apple', 'ICC_PROFILE']))
})

/** The vividness of that photograph, decoded without its profile. */
const MISREAD = 34.9

/** Computes the average distance between the channels. */
async function vividness(file: string): Promise<number> {
  const pixels = await sharp(file).removeAlpha().resize(64, 64, { fit: 'fill' }).raw().toBuffer()
  const spread = (at: number) =>
    Math.max(...pixels.subarray(at, at + 3)) - Math.min(...pixels.subarray(at, at + 3))
  return (
    Array.from({ length: 64 * 64 }, (_, pixel) => spread(pixel * 3)).reduce((sum, one) => sum + one, 0) /
    64 ** 2
  )
}
