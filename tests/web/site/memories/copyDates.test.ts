import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import sharp from 'sharp'
import { parseExifDates } from '../../../../server/codecs/captions/exifDates.ts'
import { readJpegTakenAt } from '../../../../server/codecs/captions/takenAt.ts'
import { makeDateSegment } from '../../../../web/site/memories/form/copyDates.ts'
import { fixturePath } from '../../../support/files/fixtures.ts'

const drawn = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#456' } })
const dated = () =>
  drawn().withExif({
    IFD0: { Make: 'Canon', DateTime: '2001:02:03 04:05:06', Orientation: '6' },
    IFD2: { DateTimeOriginal: '1998:07:18 16:42:10', OffsetTimeOriginal: '+02:00' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
  })

const taken = { takenAt: '1998-07-18T16:42:10', digitizedAt: '2001-02-03T04:05:06', zone: 120 }

const readDates = (file: Buffer) => {
  const segment = makeDateSegment(file)
  return segment && parseExifDates(Buffer.from(segment).subarray(4))
}

test('the dates of a JPEG, PNG or WebP are copied, without its place, camera and orientation', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const file = await dated().toFormat(format).toBuffer()
    assert.deepEqual(readDates(file), taken, format)
    const jpeg = await drawn().jpeg().toBuffer()
    const copy = Buffer.concat([
      jpeg.subarray(0, 2),
      makeDateSegment(file) ?? '',
      jpeg.subarray(2),
    ] as Buffer[])
    assert.equal(readJpegTakenAt(copy), taken.takenAt, format)
    const { exif, orientation, width } = await sharp(copy).metadata()
    assert.deepEqual([orientation, width], [undefined, 8])
    assert.ok(exif && !exif.includes('Canon') && exif.length < 200, format)
  }
})

test('the dates of a telephone’s HEIC are copied, in the other byte order', () => {
  const dates = readDates(readFileSync(fixturePath('formats/iphone.HEIC')))
  assert.equal(dates?.takenAt, '2021-04-11T15:47:53')
})

test('a file without dates, or with an offset that leads out of it, gives none', async () => {
  assert.equal(makeDateSegment(await drawn().jpeg().toBuffer()), null)
  assert.equal(makeDateSegment(Buffer.alloc(0)), null)
  const file = await dated().jpeg().toBuffer()
  const start = file.indexOf('Exif\0\0') + 6
  const lost = Buffer.from(file)
  lost.writeUInt32LE(0xffff_fff0, start + 4)
  assert.equal(makeDateSegment(lost), null)
  assert.equal(makeDateSegment(file.subarray(0, start + 12)), null)
})
