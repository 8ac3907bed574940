import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { hasAllBoxes } from '../../../server/codecs/formats/isoBoxes.ts'
import { type FileWindow, readFileWith } from '../../../server/codecs/formats/fileWindow.ts'
import { isComplete } from '../../../server/codecs/formats/isComplete.ts'
import { copyBareJpeg, parseOpenJpeg } from '../../../server/codecs/formats/jpegStructure.ts'
import { probePhoto } from '../../../server/codecs/photos/photos.ts'
import { sniff } from '../../../server/codecs/formats/detectFormat.ts'
import { isCompleteWav } from '../../../server/codecs/formats/wav.ts'
import { isCompleteWebm } from '../../../server/codecs/formats/webm.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { assertRejects, changeFixture, writeTemporaryFile, describeFile } from '../codecFixture.ts'
import { box, hostile, encodeNumbers } from './hostile.ts'

const MB = 1024 * 1024

/** Computes how many bytes a check reads for each byte of the file. */
function computeReadShare(file: string, walk: (window: FileWindow) => unknown): number {
  return readFileWith(file, (window) => {
    walk(window)
    return window.bytesRead / window.size
  })
}

const fillers = {
  'empty scans': 'ffda0002',
  'empty quantization tables': 'ffdb0002',
  'fill bytes': 'ffff',
  'restart intervals': 'ffdd00040000',
  'empty comments': 'fffe0002',
}

for (const [name, hex] of Object.entries(fillers)) {
  for (const where of ['before', 'behind'] as const) {
    test(`a JPEG with a megabyte of ${name} ${where} its scan is read once`, async () => {
      const file = writeTemporaryFile(hostile.jpeg(Buffer.from(hex, 'hex'), MB, where))
      assert.ok(computeReadShare(file, parseOpenJpeg) < 1.2)
      assert.ok(readFileWith(file, parseOpenJpeg).segments.length <= 2_000)
    })
  }
}

const walks: Record<string, [Buffer, (window: FileWindow) => boolean]> = {
  'an MP4 of empty boxes': [hostile.boxes('isom', MB), hasAllBoxes],
  'a HEIC of empty boxes': [hostile.boxes('heic', MB), hasAllBoxes],
  'a WebM of empty elements': [hostile.elements(MB), isCompleteWebm],
  'a WAV of empty chunks': [hostile.chunks(MB), isCompleteWav],
}

for (const [name, [bytes, walk]] of Object.entries(walks)) {
  test(`${name} is read once at most, and is not complete`, async () => {
    const file = writeTemporaryFile(bytes)
    assert.ok(sniff(file), 'it passes for what it claims to be')
    assert.ok(computeReadShare(file, walk) < 1.2)
    assert.equal(readFileWith(file, walk), false)
  })
}

test('a small progressive JPEG that would take a gigabyte to decode is rejected by its header', async () => {
  const source = describeFile(writeTemporaryFile(hostile.progressive(), 'large.jpg'))
  await assertRejects(probePhoto(source, temporaryFolder()), 'too_many_pixels', 'large.jpg')
})

test('a JPEG that ends after any byte is either complete or refused as broken', async () => {
  const ends = ['ff', 'ffda', 'ffda00', 'ffda0008', 'ffc0', 'ffc00002', 'ffe0', 'ffe00010', 'ffee000e']
  for (const end of ends) {
    const cut = (missing: number) => (bytes: Buffer) =>
      Buffer.concat([bytes.subarray(0, -2 - missing), Buffer.from(end, 'hex')])
    const whole = changeFixture('photos/person-small-square.jpg', cut(0))
    assert.equal(copyBareJpeg(whole.path, path.join(temporaryFolder(), 'bare.jpg')), false, end)
    assert.equal((await probePhoto(whole, temporaryFolder())).isDamaged, false, end)
    const source = changeFixture('photos/person-small-square.jpg', cut(100))
    await assertRejects(probePhoto(source, temporaryFolder()), 'broken_file', source.name)
  }
})

test('a video whose fragments claim four billion samples is rejected without counting them', async () => {
  const claim = (samples: number) => (bytes: Buffer) => {
    const run = box('trun', encodeNumbers(0, samples))
    return Buffer.concat([bytes, box('moof', box('traf', box('tfhd', encodeNumbers(0, 1)), run, run))])
  }
  assert.equal(isComplete(changeFixture('video/h264-aac.mp4', claim(1_000))), true)
  assert.equal(isComplete(changeFixture('video/h264-aac.mp4', claim(0x7fff_ffff))), false)
})

for (const [table, at] of Object.entries({ stts: 12, ctts: 12, stsc: 16, stsz: 12 })) {
  test(`a video whose ${table} claims four billion samples is rejected without counting them`, async () => {
    const claim = (bytes: Buffer) => {
      const copy = Buffer.from(bytes)
      copy.writeUInt32BE(0xffffffff, copy.indexOf(table) + at)
      return copy
    }
    const source = changeFixture('video/h264-aac.mp4', claim)
    assert.equal(isComplete(source), false)
  })
}
