import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import sharp, { type Exif } from 'sharp'
import { parseCaption } from '../../server/codecs/captions/caption.ts'
import { parseExifDates } from '../../server/codecs/captions/exifDates.ts'
import { readVideoDates } from '../../server/codecs/captions/videoDates.ts'
import { readJpegTakenAt } from '../../server/codecs/captions/takenAt.ts'
import { fixture, fixturePath } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const folder = temporaryFolder()

const makeExif = async (fields: Exif) => {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).withExif(fields)
  return (await sharp(await image.jpeg().toBuffer()).metadata()).exif ?? assert.fail()
}

describe('A photograph was taken', () => {
  for (const [file, takenAt, digitizedAt] of [
    ['exif-zeros.jpg', null, '2007-02-19T00:00:00'],
    ['exif-zero-day.jpg', '1953-07', null],
    ['exif-dashes.jpg', '2004-07-18T16:42:10', null],
    ['xmp-year-only.jpg', '1958', null],
    ['changed-in-2019-created-in-1958.jpg', '1958-06-01T00:00:00', '2019-03-02T11:00:00'],
    ['changed-in-2019.jpg', null, '2019-03-02T11:00:00'],
    ['exif-in-a-tiff.tif', '1958-06-01T12:00:00', '2019-03-02T11:00:00'],
  ] as const)
    test(`${takenAt ?? `never, and digitized ${digitizedAt}`}: ${file}`, async () => {
      const found = await parseCaption(fixturePath(`dates/${file}`))
      assert.deepEqual([found.takenAt, found.digitizedAt], [takenAt, digitizedAt])
      const { name, bytes } = fixture(`dates/${file}`)
      if (name.endsWith('.jpg')) assert.equal(readJpegTakenAt(bytes), takenAt ?? digitizedAt)
    })

  test('on no day before photography existed, nor on the day where clocks start, nor in the future', async () => {
    const odd = [
      '1825:12:31 10:00:00',
      '1970:01:01 00:00:00',
      '1980:01:01 00:00:00',
      '2002:12:08 12:00:00',
      '2098:05:12 14:30:05',
    ]
    for (const date of odd)
      assert.equal(parseExifDates(await makeExif({ IFD2: { DateTimeOriginal: date } })).takenAt, null, date)
    const early = await makeExif({ IFD2: { DateTimeOriginal: '1899:12:31 10:00:00' } })
    assert.equal(parseExifDates(early).takenAt, '1899-12-31T10:00:00')
  })

  test('by the camera’s clock, with its time zone if stated', async () => {
    const taken = { DateTimeOriginal: '2019:05:12 10:00:00' }
    assert.equal(parseExifDates(await makeExif({ IFD2: taken })).zone, null)
    assert.equal(
      parseExifDates(await makeExif({ IFD2: { ...taken, OffsetTimeOriginal: '-03:30' } })).zone,
      -210,
    )
  })

  test('by as much of its data as can be read when they are cut off', async () => {
    const exif = await makeExif({
      IFD0: { DateTime: '2019:05:12 10:00:00' },
      IFD2: { DateTimeOriginal: '2019:05:12 10:00:00' },
    })
    for (let length = 0; length < exif.length; length += 1) {
      const { takenAt: original } = parseExifDates(exif.subarray(0, length))
      assert.ok(original === null || original === '2019-05-12T10:00:00', `${length}: ${original}`)
    }
  })
})

describe('A video was taken', () => {
  test('by the date of QuickTime, which is local, before creation_time, which is in UTC', () => {
    const quickTime = readVideoDates(fixturePath('dates/quicktime-date.mov'))
    assert.deepEqual([quickTime.takenAt, quickTime.zone], ['2019-05-12T11:00:00', 120])
    const other = readVideoDates(fixturePath('dates/creation-time.mp4'))
    assert.deepEqual([other.takenAt, other.zone], ['1998-08-02T09:00:00Z', null])
  })

  test('by the date of a Matroska or WebM video, which is in UTC', async () => {
    const element = (id: string, content: Buffer) =>
      Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | content.length]), content])
    const date = Buffer.alloc(8)
    date.writeBigInt64BE(BigInt(Date.UTC(1999, 7, 11, 10) - Date.UTC(2001, 0)) * 1_000_000n)
    const segment = element('18538067', element('1549a966', element('4461', date)))
    const file = path.join(folder, 'eclipse.webm')
    await writeFile(file, Buffer.concat([element('1a45dfa3', Buffer.from('4282847765626d', 'hex')), segment]))
    assert.equal(readVideoDates(file).takenAt, '1999-08-11T10:00:00Z')
    assert.equal(readVideoDates(fixturePath('video/vp9-opus.webm')).takenAt, null)
  })

  test('at an unknown time when its clock was never set or is years ahead, or its index is cut off', async () => {
    const { bytes } = fixture('dates/creation-time.mp4')
    const unset = path.join(folder, 'unset.mp4')
    const header = bytes.indexOf('mvhd')
    await writeFile(unset, bytes.fill(0, header + 8, header + 16))
    assert.equal(readVideoDates(unset).takenAt, null)
    const early = path.join(folder, 'of-2031.mp4')
    await writeFile(early, bytes.fill(0xee, header + 8, header + 16))
    assert.equal(readVideoDates(early).takenAt, null)
    const cut = path.join(folder, 'cut.mov')
    await writeFile(cut, fixture('dates/quicktime-date.mov').bytes.subarray(0, -20))
    assert.equal(readVideoDates(cut).takenAt, null)
  })
})
