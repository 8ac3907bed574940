import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { probePhoto } from '../../../server/codecs/photos/photos.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

test('a gray JPEG of 200 megapixels is decoded whole', async () => {
  const into = temporaryFolder()
  const source = { path: path.join(into, 'gray.jpg'), format: 'jpeg', name: 'gray.jpg' } as const
  await sharp({ create: { width: 16_320, height: 12_240, channels: 3, background: '#3a6' } })
    .grayscale()
    .jpeg()
    .toFile(source.path)
  const { width, height, isDamaged } = await probePhoto(source, into)
  assert.deepEqual({ width, height, isDamaged }, { width: 16_320, height: 12_240, isDamaged: false })
})
