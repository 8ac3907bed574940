import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import { probePhoto } from '../../server/codecs/photos/photos.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { makeAllPictures, changeFixture } from './codecFixture.ts'

test('a damaged picture with a color chunk is shown as far as it can be decoded', async () => {
  const into = temporaryFolder()
  const source = changeFixture('colours/png-gama-of-an-old-mac.png', (bytes) => {
    const copy = Buffer.from(bytes)
    return copy.fill(0, copy.length - 1200, copy.length - 1000)
  })
  const info = await probePhoto(source, into)
  assert.equal(info.isDamaged, true)
  await makeAllPictures(source, info, into)
})

test('a picture with absurd chromaticities is accepted', async () => {
  const source = changeFixture('colours/png-chrm-adobe-rgb.png', (bytes) => {
    const copy = Buffer.from(bytes)
    const chunk = copy.indexOf('cHRM')
    copy.fill(0, chunk + 4, chunk + 36).writeUInt32BE(crc32(copy.subarray(chunk, chunk + 36)), chunk + 36)
    return copy
  })
  assert.equal((await probePhoto(source, temporaryFolder())).isDamaged, false)
})
