import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Edtf } from '../../domain/calendar/edtf.ts'
import { parseCaption } from '../../server/codecs/captions/caption.ts'
import { planCaptionInsertion } from '../../server/codecs/captions/captionedJpeg.ts'
import { parseIptc } from '../../server/codecs/captions/iptc.ts'
import { parseXmp, writeXmp } from '../../server/codecs/captions/xmp.ts'
import { fixture } from '../support/files/fixtures.ts'

const caption = {
  title: 'His <bridge> & "more"',
  description: 'Two\nlines, 祖父 🌻',
  author: 'Ada',
  takenAt: '2004-07-18T16:42:10' as Edtf,
}
const none = { title: null, description: null, author: null, takenAt: null }

describe('XMP', () => {
  test('is read as it was written', () => {
    assert.deepEqual(parseXmp(writeXmp(caption, null)), caption)
    assert.deepEqual(parseXmp(writeXmp(none, null)), none)
  })

  test('is read as other programs write it', () => {
    const packet = `<x:xmpmeta><rdf:RDF><rdf:Description photoshop:DateCreated='2010-05-01T10:20:30+02:00' dc:format="image/jpeg">
      <dc:title><rdf:Alt><rdf:li xml:lang="x-default">Tom &amp; &#x1F33B;</rdf:li><rdf:li xml:lang="de">Thomas</rdf:li></rdf:Alt></dc:title>
      <dc:description/></rdf:Description></rdf:RDF></x:xmpmeta>`
    assert.deepEqual(parseXmp(packet), { ...none, title: 'Tom & 🌻', takenAt: '2010-05-01T10:20:30' })
  })

  test('keeps an entity that nobody has declared, even one named like a property of every object', () => {
    const packet = writeXmp(caption, null).replace('Ada', 'Ada &toString; &nbsp;')
    assert.equal(parseXmp(packet).author, 'Ada &toString; &nbsp;')
  })

  test('keeps the file’s other XMP data, and does not grow when it is written again', () => {
    const other =
      '<rdf:RDF><rdf:Description><dc:title>Old</dc:title><lr:rating>5</lr:rating></rdf:Description></rdf:RDF>'
    const once = writeXmp(caption, other)
    assert.match(once, /<lr:rating>5</)
    assert.equal(parseXmp(once).title, caption.title)
    assert.equal(writeXmp(caption, once), once)
    assert.equal(writeXmp({ ...none, title: 'New' }, writeXmp(caption, null)).match(/His/), null)
  })

  test('is written with the known dates only', () => {
    const dateIn = (takenAt: string) =>
      parseXmp(writeXmp({ ...none, takenAt: takenAt as Edtf }, null)).takenAt
    for (const date of ['1958', '1958-06', '1958-06-01', '2004-07-18T16:42:10Z'])
      assert.equal(dateIn(date), date)
    for (const date of ['195X', '1958~', '1958-21', '1950/1960', '1958-XX']) assert.equal(dateIn(date), null)
  })

  test('without an end is given up at once', () => {
    assert.deepEqual(parseXmp('<dc:title'.repeat(100_000)), none)
    assert.ok(writeXmp(caption, `${'<dc:title>'.repeat(6_000)}</rdf:RDF>`).includes('His'))
  })
})

test('IPTC is read in UTF-8, marked or not, and in Latin-1', () => {
  const record = (set: number, value: Buffer) =>
    Buffer.concat([Buffer.from([0x1c, 2, set, value.length >> 8, value.length & 255]), value])
  const block = (letters: BufferEncoding) =>
    Buffer.concat([
      Buffer.from('Photoshop 3.0\x008BIM\x04\x04'),
      record(5, Buffer.from('Köln', letters)),
      record(120, Buffer.from('Am Rhein')),
      record(55, Buffer.from('20040718')),
      record(60, Buffer.from('164210+0200')),
    ])
  const expected = { ...none, title: 'Köln', description: 'Am Rhein', takenAt: '2004-07-18T16:42:10' }
  assert.deepEqual(parseIptc(block('utf8')), expected)
  assert.deepEqual(parseIptc(block('latin1')), expected)
  const dated = (date: string) => parseIptc(record(55, Buffer.from(date))).takenAt
  assert.deepEqual(
    [dated('19580601'), dated('19580600'), dated('19580000')],
    ['1958-06-01', '1958-06', '1958'],
  )
})

describe('A JPEG', () => {
  const bytes = fixture('photos/gps-5mp-bridge.jpg').bytes
  const withCaption = (photo: Buffer) => {
    const { segment, insertAt, replacedRange } = planCaptionInsertion(photo, caption) ?? assert.fail()
    const between = photo.subarray(insertAt, replacedRange?.start ?? insertAt)
    return Buffer.concat([
      photo.subarray(0, insertAt),
      segment,
      between,
      photo.subarray(replacedRange?.end ?? insertAt),
    ])
  }

  test('carries the caption next to its camera’s EXIF, whose date takes precedence', async () => {
    const photo = withCaption(bytes)
    const dates = { digitizedAt: caption.takenAt, zone: 120 }
    assert.deepEqual(await parseCaption(photo), { ...caption, ...dates })
    assert.ok(photo.includes('Exif\0'))
    assert.ok(withCaption(photo).equals(photo), 'its own packet is replaced')
  })

  test('carries no caption when it is broken, nor does any other format', () => {
    assert.equal(planCaptionInsertion(fixture('formats/alpha.png').bytes, caption), null)
    assert.equal(planCaptionInsertion(Buffer.from('\xff\xd8', 'latin1'), caption), null)
  })
})

test('a file that is not a photograph has no caption', async () => {
  const nothing = { ...none, digitizedAt: null, zone: null }
  assert.deepEqual(await parseCaption(Buffer.from('no photograph')), nothing)
  assert.deepEqual(await parseCaption('/nowhere/at/all.jpg'), nothing)
})
