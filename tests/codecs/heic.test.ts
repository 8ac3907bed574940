import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { heicToTiff } from '../../server/codecs/photos/heic.ts'
import { probePhoto } from '../../server/codecs/photos/photos.ts'
import { fixturePath } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { changeFixture, assertRejects } from './codecFixture.ts'

const photo = { from: fixturePath('formats/made.heic'), width: 1400, height: 933, icc: undefined }

test('a HEIC photo becomes a TIFF with every pixel and its color profile', async () => {
  const to = path.join(temporaryFolder(), 'photo.tiff')
  const { icc } = await sharp(fixturePath('formats/display-p3.jpg')).metadata()
  await heicToTiff({ ...photo, to, icc })
  const tiff = await sharp(to).metadata()
  assert.deepEqual([tiff.format, tiff.width, tiff.height, tiff.channels], ['tiff', 1400, 933, 4])
  assert.deepEqual(tiff.icc, icc)
  const { isOpaque } = await sharp(to).stats()
  assert.ok(isOpaque)
})

test('a file that cannot be decoded is rejected', async () => {
  const to = path.join(temporaryFolder(), 'photo.tiff')
  await assert.rejects(heicToTiff({ ...photo, to, from: fixturePath('bad/html-inside.jpg') }))
  assert.equal(existsSync(to), false)
})

test('a picture larger than its header states is not decoded', async () => {
  const to = path.join(temporaryFolder(), 'photo.tiff')
  await assert.rejects(heicToTiff({ ...photo, to, width: 100, height: 100 }), /size/)
})

test('a file whose header states too many pixels is refused before anything is decoded', async () => {
  const source = changeFixture('formats/made.heic', (bytes) => {
    const copy = Buffer.from(bytes)
    for (let at = copy.indexOf('ispe'); at >= 0; at = copy.indexOf('ispe', at + 1)) {
      copy.writeUInt32BE(20_000, at + 8)
      copy.writeUInt32BE(10_000, at + 12)
    }
    return copy
  })
  await assertRejects(probePhoto(source, temporaryFolder()), 'too_many_pixels', 'made.heic')
})
