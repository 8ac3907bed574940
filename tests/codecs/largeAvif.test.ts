import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import { hasFfmpeg } from '../../server/codecs/programs/ffmpeg.ts'
import { probePhoto } from '../../server/codecs/photos/photos.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { assertRejects, writeTemporaryFile, findPath, describeFile } from './codecFixture.ts'

const skip = (await hasFfmpeg()) ? false : 'ffmpeg is not installed here'

test('a mirrored large AVIF stays mirrored', { skip }, async () => {
  const black = { create: { width: 600, height: 200, channels: 3 as const, background: '#000' } }
  const halves = sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
    .composite([{ input: black, left: 0, top: 0 }])
    .removeAlpha()
  const bytes = await claimLarge(halves)
  // turns the property for bits into one for mirroring, whose first byte 0 swaps top and bottom
  bytes.write('imir', bytes.indexOf('pixi'), 'latin1')
  const info = await probePhoto(describeFile(writeTemporaryFile(bytes)), temporaryFolder())
  const card = findPath(info.derivatives, '384.webp')
  const shown = await sharp(card).resize(1, 2, { fit: 'fill' }).grayscale().raw().toBuffer()
  assert.ok((shown[0] ?? 0) > 200 && (shown[1] ?? 255) < 50, shown.join(' and '))
})

test('a large AVIF with opacity is refused, as its opacity would be lost', { skip }, async () => {
  const clear = { r: 136, g: 68, b: 34, alpha: 0.5 }
  const picture = sharp({ create: { width: 60, height: 40, channels: 4, background: clear } })
  const source = describeFile(writeTemporaryFile(await claimLarge(picture), 'clear.avif'))
  await assertRejects(probePhoto(source, temporaryFolder()), 'too_many_pixels', 'clear.avif')
})

/** Makes an AVIF whose header claims 24 megapixels, so that it is treated as large. */
async function claimLarge(picture: Sharp): Promise<Buffer> {
  const bytes = await picture.avif({ effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 1)) {
    bytes.writeUInt32BE(6000, at + 8)
    bytes.writeUInt32BE(4000, at + 12)
  }
  return bytes
}
