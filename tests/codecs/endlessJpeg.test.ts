import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import sharp from 'sharp'
import { makePictures, probePhoto } from '../../server/codecs/photos/photos.ts'
import type { MediaFile } from '../../server/codecs/formats/mediaFile.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import {
  assertHoldsNone,
  assertRejects,
  changeFixture,
  computeDifference,
  describeFixture,
  findPath,
} from './codecFixture.ts'

const baseline = 'formats/display-p3.jpg'
const files = [baseline, 'photos/person-blackwhite-small.jpg', 'formats/progressive.jpg', 'formats/cmyk.jpg']

/** Replaces the end marker of a JPEG, and everything behind it, by other bytes. */
const replaceEnd = (trailer: Buffer) => (bytes: Buffer) =>
  Buffer.concat([bytes.subarray(0, bytes.lastIndexOf(Buffer.from([0xff, 0xd9]))), trailer])

const trailers: Record<string, (bytes: Buffer) => Buffer> = {
  nothing: replaceEnd(Buffer.alloc(0)),
  'a maker’s words': replaceEnd(Buffer.from('SEFHe\0\0\0 Panorama_Shot_Info SEFT')),
  zeros: replaceEnd(Buffer.alloc(9000)),
  'another picture': (bytes) => replaceEnd(bytes)(bytes),
  'half a marker': replaceEnd(Buffer.from([0xff])),
}

test('a JPEG without an end marker is complete if its picture is, whatever follows', async () => {
  for (const file of files) {
    const before = await readPixels(describeFixture(file))
    // kinds of JPEG differ in where their data end, not in what follows, so one of them is tested with everything
    const all = Object.entries(trailers)
    for (const [what, change] of file === baseline ? all : all.slice(0, 1)) {
      const after = await readPixels(changeFixture(file, change))
      const apart = computeDifference(before, after)
      assert.ok(apart < 3, `${file} with ${what} behind it: ${apart}`)
    }
  }
})

async function readPixels(source: MediaFile): Promise<Buffer> {
  const into = temporaryFolder()
  const read = await probePhoto(source, into)
  assert.equal(read.isDamaged, false)
  const made = await makePictures(source, ['photo.jpg'], into)
  assert.ok(!readdirSync(into).includes('closed.jpg'))
  await assertHoldsNone([...read.derivatives, ...made], ['Panorama_Shot_Info'])
  return sharp(findPath(made, 'photo.jpg')).raw().toBuffer()
}

test('a JPEG that lacks its last data is refused, even with zeros in their place', async () => {
  for (const file of files) {
    // with everything missing for one of them, for the same reason
    for (const missing of file === baseline ? [8, 3000] : [100]) {
      for (const padding of [0, missing]) {
        const cut = (bytes: Buffer) =>
          Buffer.concat([bytes.subarray(0, bytes.length - 2 - missing), Buffer.alloc(padding)])
        const source = changeFixture(file, cut)
        await assertRejects(probePhoto(source, temporaryFolder()), 'broken_file', source.name)
      }
    }
  }
})
