import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import { probePhoto } from '../../server/codecs/photos/photos.ts'
import type { MediaFile } from '../../server/codecs/formats/mediaFile.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { assertRejects, changeFixture, cutOff } from './codecFixture.ts'

/** Changes how the only picture of a HEIC or AVIF is coded. */
const codeAs = (coding: string) => (bytes: Buffer) => {
  bytes.write(coding, bytes.indexOf('infe') + 12, 'latin1')
  return bytes
}

const undamaged: Record<string, MediaFile> = {
  ...Object.fromEntries(
    ['jpeg', 'avc1', 'unci', 'vvc1'].map((coding) => [
      `a HEIC that contains ${coding}`,
      changeFixture('colours/heic-nclx-display-p3.heic', codeAs(coding)),
    ]),
  ),
  'an AVIF that contains unci': changeFixture('formats/still.avif', codeAs('unci')),
  'an AVIF whose header states another line': changeFixture('formats/still.avif', (bytes) => {
    bytes.writeUInt32BE(932, bytes.indexOf('ispe') + 12)
    return bytes
  }),
  'a PNG with a chunk of another kind': changeFixture('formats/expected-picture.png', (bytes) =>
    insertChunk(bytes, 0),
  ),
  'a JPEG that gives its height at its end': changeFixture('photos/small-bee.jpg', (bytes) => {
    bytes.writeUInt16BE(0, bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5)
    return bytes
  }),
}

const damaged: Record<string, MediaFile> = {
  'a truncated HEIC that contains jpeg': changeFixture('colours/heic-nclx-display-p3.heic', (bytes) =>
    cutOff(0.9)(codeAs('jpeg')(bytes)),
  ),
  'an AVIF with a wrong byte': changeFixture('formats/still.avif', (bytes) => {
    const at = bytes.indexOf('mdat') + 500
    bytes.writeUInt8(bytes.readUInt8(at) ^ 255, at)
    return bytes
  }),
  'a PNG with a wrong byte in such a chunk': changeFixture('formats/expected-picture.png', (bytes) =>
    insertChunk(bytes, 1),
  ),
}

for (const [code, files] of Object.entries({ unreadable_picture: undamaged, broken_file: damaged } as const))
  for (const [name, source] of Object.entries(files))
    test(`${name} is refused with ${code}`, () =>
      assertRejects(probePhoto(source, temporaryFolder()), code as 'broken_file', source.name))

/** Inserts a chunk that every decoder must understand, behind the header of a PNG. `damage` is added to its checksum. */
function insertChunk(png: Buffer, damage: number): Buffer {
  const chunk = Buffer.from('\0\0\0\x04CgBI\x50\0\x20\x02\0\0\0\0', 'latin1')
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 12)) + damage, 12)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}
