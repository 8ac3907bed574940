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
    const withDate = `<rdf:RDF><rdf:Description photoshop:DateCreated="1999" dc:format="x"/></rdf:RDF>`
    const dated = writeXmp({ ...none, takenAt: '1962' as Edtf }, withDate)
    assert.deepEqual([dated.includes('1999'), dated.includes('dc:format')], [false, true])
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

describe('IPTC', () => {
  const entry = (record: number, set: number, value: Buffer | string) =>
    Buffer.concat([
      Buffer.from([0x1c, record, set, Buffer.from(value).length >> 8, Buffer.from(value).length & 255]),
      Buffer.from(value),
    ])

  test('is read in UTF-8, marked or not, and in Latin-1', () => {
    const block = (letters: BufferEncoding) =>
      Buffer.concat([
        Buffer.from('Photoshop 3.0\x008BIM\x04\x04'),
        entry(2, 5, Buffer.from('Köln', letters)),
        entry(2, 120, 'Am Rhein'),
        entry(2, 55, '20040718'),
        entry(2, 60, '164210+0200'),
      ])
    const expected = { ...none, title: 'Köln', description: 'Am Rhein', takenAt: '2004-07-18T16:42:10' }
    assert.deepEqual(parseIptc(block('utf8')), expected)
    assert.deepEqual(parseIptc(block('latin1')), expected)
    const dated = (date: string) => parseIptc(entry(2, 55, date)).takenAt
    assert.deepEqual(
      [dated('19580601'), dated('19580600'), dated('19580000')],
      ['1958-06-01', '1958-06', '1958'],
    )
  })

  test('is read in the code page in which its title and its description look like words', () => {
    for (const [title, description, titleBytes, descriptionBytes] of [
      [
        'Dad’s boat – 1962',
        '“Ready?” he asked … and off we went',
        '446164927320626f617420962031393632',
        '9352656164793f942068652061736b6564208520616e64206f66662077652077656e74',
      ],
      [
        'Škola v Příbrami',
        'Naše třída s paní učitelkou',
        '8a6b6f6c6120762050f8ed6272616d69',
        '4e619a652074f8ed646120732070616eed2075e86974656c6b6f75',
      ],
      [
        'Łódź 1962',
        'Babcia Zofia i dziadek Józef na ślubie',
        'a3f3649f2031393632',
        '426162636961205a6f666961206920647a696164656b204af37a6566206e61209c6c75626965',
      ],
      ['Бабушка', 'Лето на даче, 1958 год', 'c1e0e1f3f8eae0', 'cbe5f2ee20ede020e4e0f7e52c203139353820e3eee4'],
      [
        'Дедушка',
        'Москва, Красная площадь',
        'e4c5c4d5dbcbc1',
        'edcfd3cbd7c12c20ebd2c1d3cec1d120d0cccfddc1c4d8',
      ],
      [
        'Γιαγιά',
        'Καλοκαίρι στην Κρήτη 1962',
        'c3e9e1e3e9dc',
        'cae1ebefeae1dff1e920f3f4e7ed20caf1def4e72031393632',
      ],
      [
        'Büyükannem',
        'Üsküdar sahilinde çocuklar, İstanbul',
        '42fc79fc6b616e6e656d',
        'dc736bfc64617220736168696c696e646520e76f63756b6c61722c20dd7374616e62756c',
      ],
      ['סבתא', 'החתונה בירושלים 1962', 'f1e1fae0', 'e4e7fae5f0e420e1e9f8e5f9ece9ed2031393632'],
      ['Močiutė', 'Žemaitijos ežerai', '4d6fe8697574eb', 'de656d616974696a6f732065fe65726169'],
      [
        'Großmutter’s café',
        '“Für Elise” – im Garten in Köln',
        '47726fa76d7574746572d573206361668e',
        'd2469f7220456c697365d320d020696d2047617274656e20696e204b9a6c6e',
      ],
      ['祖父', '北海道旅行、昭和33年の夏', '91639583', '966b8a4393b997b78d7381418fba98613333944e82cc89c4'],
      [
        '奶奶八十大寿',
        '一九八五年春节,全家在北京合影',
        'c4ccc4ccb0cbcaaeb4f3cad9',
        'd2bbbec5b0cbcee5c4eab4babdda2cc8abbcd2d4dab1b1bea9bacfd3b0',
      ],
      ['阿嬤', '民國五十年全家在台北合影', 'aafcc0a8', 'a5c1b0eaa4ada451a67ea5feae61a662a578a55fa658bc76'],
      [
        '할머니',
        '1962년 여름 부산 해운대에서',
        'c7d2b8d3b4cf',
        '31393632b3e220bfa9b8a720bacebbea20c7d8bfeeb4ebbfa1bcad',
      ],
    ] as const) {
      const texts = [
        entry(2, 5, Buffer.from(titleBytes, 'hex')),
        entry(2, 120, Buffer.from(descriptionBytes, 'hex')),
      ]
      assert.deepEqual(parseIptc(Buffer.concat(texts)), { ...none, title, description })
    }
  })

  test('that says it is in UTF-8 is, even if its title was cut within a letter', () => {
    const block = [entry(1, 90, '\x1b%G'), entry(2, 5, Buffer.from('Großmutter…').subarray(0, -1))]
    assert.equal(parseIptc(Buffer.concat(block)).title, 'Großmutter')
  })

  test('in no code page is no caption, unless most of it can be read', () => {
    const read = (text: string) => parseIptc(entry(2, 120, Buffer.from(text, 'latin1'))).description
    assert.equal(read('\xe0\xaa\xd5\xc2\xa7\xe3\xcb\xc1\xe8'), null)
    assert.equal(read('At the lake\xb2\xb2house with all of us'), 'At the lake²²house with all of us')
  })
})

test('a caption that a camera or program wrote is none, and one that names a camera stays', () => {
  const read = (text: string) => parseXmp(writeXmp({ ...none, title: text, description: text }, null))
  for (const text of [
    'OLYMPUS DIGITAL CAMERA         ',
    'SONY DSC',
    'SAMSUNG CAMERA PICTURES',
    'oplus_32',
    'Exif_JPEG_PICTURE',
    'KONICA MINOLTA DIGITAL CAMERA',
    'CASIO COMPUTER CO.,LTD',
    'Digital StillCamera',
    'Default',
    'Untitled',
    'cof',
    'hdrpl',
    '_cuva',
    'My beautiful picture',
    'Processed with VSCO with a6 preset',
    'Created with GIMP',
    'LEAD Technologies Inc. V1.01',
    'File written by Adobe Photoshop® 4.0',
    'CREATOR: gd-jpeg v1.0 (using IJG JPEG v62), quality = 75',
    'charset="Ascii" binary comment',
    '<KENOX S1050  / Samsung S1050>',
    'FBMD01000a9b0100',
    '{"source":"editor","data":{"platform":"android"}}',
    '9b74c9897bac770ffc029102a200c5de',
    'DSC01234.JPG',
    String.raw`DCIM\100MEDIA\DJI_0001.JPG`,
    String.raw`DCIM\100MEDIA`,
    'DCIM/100MEDIA/DJI_0001.DNG',
    'DCIM/100APPLE/a.MP4',
    String.raw`C:\Documents and Settings\Ruth\Oma am See.jpg`,
    String.raw`\\NAS\Fotos von Oma\1962.tif`,
    '/Users/ruth/Photos Library/a.heic',
  ])
    assert.deepEqual(read(text), none, text)
  for (const text of [
    'Our Olympus camera, a gift',
    'Photo by Ada',
    'Captured by my son',
    'Created with love',
    'Portrait',
    '1962',
    'Oma/Opa',
    'The original is at D:/Oma/See.jpg',
    'see Oma/See.jpg',
    'https://example.com/See.jpg',
    '[Oma and Opa]',
    '{his} smile',
  ])
    assert.deepEqual(read(text), { ...none, title: text, description: text })
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
    const dates = { digitizedAt: caption.takenAt, zone: 120, pixelSize: '3000×1688' }
    const shape = { width: 3000, height: 1688, orientation: 1 }
    assert.deepEqual(await parseCaption(photo), { ...caption, ...dates, people: [], shape })
    assert.ok(photo.includes('Exif\0'))
    assert.ok(withCaption(photo).equals(photo), 'its own packet is replaced')
  })

  test('carries no caption when it is broken, nor does any other format', () => {
    assert.equal(planCaptionInsertion(fixture('formats/alpha.png').bytes, caption), null)
    assert.equal(planCaptionInsertion(Buffer.from('\xff\xd8', 'latin1'), caption), null)
  })
})

test('a file that is not a photograph has no caption', async () => {
  const shape = { width: 0, height: 0, orientation: 1 }
  const nothing = { ...none, digitizedAt: null, zone: null, pixelSize: null, people: [], shape }
  assert.deepEqual(await parseCaption(Buffer.from('no photograph')), nothing)
  assert.deepEqual(await parseCaption('/nowhere/at/all.jpg'), nothing)
})
