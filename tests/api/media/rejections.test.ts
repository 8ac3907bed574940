import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fixture, fixturePath } from '../../support/files/fixtures.ts'
import { packZip } from '../../support/files/packZip.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { admin } = await openSharedWorld()

/** Makes a TIFF whose directory has this value for a tag. */
const makeTiff = (tag: number, value: number) => {
  const tiff = Buffer.from(readFileSync(fixturePath('formats/lzw.tiff')))
  tiff.writeUInt16LE(value, tiff.indexOf(Buffer.from([tag & 255, tag >> 8, 3, 0, 1, 0, 0, 0])) + 8)
  return tiff
}
/** Makes a JPEG with this kind of frame and this number of bits per color. */
const makeJpeg = (frame: number, bits: number) => {
  const jpeg = Buffer.from(readFileSync(fixturePath('photos/small-bee.jpg')))
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0, 0, 17]))
  jpeg[at + 1] = frame
  jpeg[at + 4] = bits
  return jpeg
}
/** Makes a ZIP file that contains empty files with these names. */
const zipOf = (...names: string[]) =>
  Buffer.from(packZip(new Map(names.map((name) => [name, Buffer.alloc(0)]))))
const mail = 'Return-Path: <anna@example.org>\r\nFrom: Anna\r\nTo: Ben\r\nSubject: Grandpa\r\n\r\nHello'

const named = (mark: string) => Buffer.concat([Buffer.from(mark, 'latin1'), Buffer.alloc(4000)])

const files: [name: string, bytes: Buffer<ArrayBuffer>, sentence: RegExp][] = [
  [
    'phone.dng',
    fixture('bad/dng-of-a-phone-mosaic-in-first-directory.dng').bytes,
    /raw file of a camera.*JPEG/,
  ],
  ['nikon.raf', named('FUJIFILMCCD-RAW '), /raw file of a camera/],
  ['lab.tif', makeTiff(262, 8), /CIELAB.*RGB/],
  ['map.tif', makeTiff(259, 50_000), /rare format.*LZW/],
  ['twelve-bits.jpg', makeJpeg(0xc1, 12), /JPEG of a rare kind.*ordinary JPEG/],
  ['lossless.jpg', makeJpeg(0xc3, 8), /JPEG of a rare kind.*ordinary JPEG/],
  ['x-ray.jls', makeJpeg(0xf7, 8), /JPEG of a rare kind.*ordinary JPEG/],
  ['copy.jpg', Buffer.alloc(0), /is empty/],
  ['moving.avif', fixture('bad/avif-image-sequence.avif').bytes, /sequence of AVIF.*MP4/],
  ['voice.webm', fixture('audio/sound-only-sent-to-the-gallery.webm').bytes, /no picture in it.*Music/],
  ['song.mp3', fixture('audio/nebula-no-tags.mp3').bytes, /no picture in it.*Music/],
  ['programme.pdf', named('%PDF-1.7'), /PDF.*JPEG/],
  ['old.bmp', named('BM\x36\0\0\0\0\0\0\0\x36\0\0\0'), /BMP.*PNG/],
  ['scan.jp2', named('\0\0\0\x0cjP  \r\n\x87\n'), /JPEG 2000.*save it as JPEG/],
  ['new.jxl', named('\xff\x0a'), /JPEG XL/],
  ['poster.psd', named('8BPS\0\x01'), /Photoshop/],
  ['IMG0001.PCD', named(`${'\xff'.repeat(2048)}PCD_IPI`), /Kodak Photo CD.*save it there as JPEG/],
  ['photos.zip', zipOf('IMG_1.JPG', 'IMG_1.MOV', 'letter.pdf'), /is a ZIP file.*unpack/],
  ['photos.rar', named('Rar!\x1a\x07\x01\0'), /packed file.*unpack/],
  ['IMG_0815.livp', zipOf('IMG_0815.HEIC.heic', 'IMG_0815.HEIC.mov'), /Live Photo.*\.zip.*photograph/],
  ['life.docx', zipOf('[Content_Types].xml', 'word/media/image1.jpeg'), /document from Word.*JPEG/],
  ['life.odt', zipOf('mimetype', 'Pictures/1.jpg'), /document from Word.*JPEG/],
  ['life.doc', named('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), /document from Word.*JPEG/],
  ['greeting.eml', named(mail), /is an e-mail.*save the pictures/],
  ['greeting.emlx', named(`1234\n${mail}`), /is an e-mail.*save the pictures/],
  [
    'greeting.msg',
    named(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${Buffer.from('__substg1.0_', 'utf16le').toString('latin1')}`),
    /is an e-mail.*save the pictures/,
  ],
  ['letter.txt', named('Dear all'), /is not a kind of file that can be shown here\. Please choose JPEG/],
]

for (const [name, bytes, sentence] of files)
  test(`${name} is refused by its true name, with what to do`, async () => {
    const { status, refusal } = await admin.call('POST /api/media', {
      form: { file: { name, bytes: Buffer.from(bytes), type: '' } },
    })
    assert.equal(status, 415)
    assert.equal(refusal.code, 'wrong_kind')
    assert.match(refusal.message, sentence)
    assert.ok(refusal.message.startsWith(`“${name}” `), refusal.message)
    assert.deepEqual((await admin.call('GET /api/media')).body, [])
  })

/** A song whose samples are marked as encrypted by Apple’s store. */
const lockedSong = Buffer.from(
  fixture('audio/nebula.m4a').bytes.toString('latin1').replace('mp4a', 'drms'),
  'latin1',
)

const songs: [name: string, bytes: Buffer<ArrayBuffer>, sentence: RegExp][] = [
  ['song.m4a', lockedSong, /copy-protected.*MP3/],
  ['photo.mp3', fixture('photos/small-bee.jpg').bytes, /Please choose MP3, WAV, OGG, M4A or FLAC/],
  ['film.mp3', fixture('video/vp9-opus.webm').bytes, /Please choose MP3, WAV, OGG, M4A or FLAC/],
]

for (const [name, bytes, sentence] of songs)
  test(`${name} is refused as a song by its true name`, async () => {
    const form = { file: { name, bytes, type: 'audio/mpeg' } }
    const { status, refusal } = await admin.call('POST /api/music', { form })
    assert.equal(status, 415)
    assert.match(refusal.message, sentence)
    assert.deepEqual((await admin.call('GET /api/music')).body, [])
  })
