import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../support/random/fastCheck.ts'
import type { Format } from '../../domain/files/formats.ts'
import { sniffHead, sniff } from '../../server/codecs/formats/detectFormat.ts'
import { writeTemporaryFile } from './codecFixture.ts'
import { box, encodeNumbers } from './process/hostile.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const zeros = (length: number) => Buffer.alloc(length)
const join = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin(part) : part)))

const brands = (major: string, ...others: string[]) =>
  join(box('ftyp', major, zeros(4), ...others), box('free'))

const says = (format: Format | null, cases: Record<string, Buffer>) => {
  for (const [name, bytes] of Object.entries(cases))
    assert.equal(sniffHead(join(bytes, zeros(64))), format, name)
}

test('pictures are recognized by their first bytes', () => {
  says('jpeg', { jfif: latin('\xff\xd8\xff\xe0\0\x10JFIF\0'), exif: latin('\xff\xd8\xff\xe1\0\x10Exif\0') })
  says('png', { png: latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR') })
  says('gif', { old: latin('GIF87a\x01\0\x01\0\0\0'), new: latin('GIF89a\x01\0\x01\0\0\0') })
  says('webp', { lossy: latin('RIFF\x20\0\0\0WEBPVP8 '), lossless: latin('RIFF\x20\0\0\0WEBPVP8L') })
  says('tiff', {
    intel: latin('II*\0\x08\0\0\0\x0b\0\0\0'),
    motorola: latin('MM\0*\0\0\0\x08\0\x0b\0\0'),
    large: latin('II+\0\x08\0\0\0'),
  })
})

test('pictures in boxes are recognized by their brands, or by their items if the brand names only the container', () => {
  says('avif', { still: brands('avif'), generic: brands('mif1', 'miaf', 'avif') })
  for (const brand of ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])
    says('heic', { [brand]: brands(brand) })
  says('heic', { generic: brands('mif1', 'heic'), sequence: brands('msf1', 'hevc') })
  const item = (coding: string) => box('infe', '\x02\0\0\0', '\0\x01', '\0\0', coding)
  says('heic', { hevc: join(brands('mif1', 'miaf'), item('hvc1')) })
  says('avif', { av1: join(brands('mif1', 'miaf'), item('av01')) })
  says(null, { neither: brands('mif1', 'miaf') })
})

test('videos are recognized by their brands, old QuickTime by its boxes', () => {
  for (const brand of ['isom', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'XAVC', 'MSNV', 'caqv'])
    says('mp4', { [brand]: brands(brand) })
  for (const brand of '3gp1 3gp4 3gp5 3gp9 3ge6 3gg6 3gr7 3gs9 3g2a 3g2c mmp4 KDDI'.split(' '))
    says('mp4', { [brand]: brands(brand, brand) })
  says('mp4', { phone: brands('3gp5', 'isom'), recorder: brands('XYZ1', 'mp42') })
  says('mov', {
    new: brands('qt  '),
    old: box('moov', zeros(32)),
    wide: join(box('wide'), box('mdat', zeros(32))),
  })
})

test('songs are recognized by their first bytes', () => {
  says('m4a', { m4a: brands('M4A ', 'isom'), audiobook: brands('M4B ', 'isom'), bought: brands('M4P ') })
  says('wav', { wav: latin('RIFF\x20\0\0\0WAVEfmt ') })
  says('flac', { flac: latin('fLaC\0\0\0\x22\0\0\0\0') })
  says('ogg', { vorbis: oggPage('\x01vorbis\0'), opus: oggPage('OpusHead') })
  says('ogg', { skeleton: join(oggPage('fishead\0'), oggPage('\x01vorbis\0')) })
})

const oggPage = (packet: string) =>
  join('OggS\0\x02', zeros(20), '\x01', Buffer.from([packet.length]), packet)

test('an Ogg video is not a song, and Matroska other than WebM is a format of its own', () => {
  says(null, { theora: join(oggPage('\x80theora\0'), oggPage('\x01vorbis\0')) })
  says('webm', { webm: latin('\x1a\x45\xdf\xa3\x87\x42\x82\x84webm') })
  says('mkv', { matroska: latin('\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska') })
  // a name that every object of JavaScript has
  says(null, { hostile: latin('\x1a\x45\xdf\xa3\x8e\x42\x82\x8bconstructor') })
})

test('scripts and other unwanted files have no format', () => {
  says(null, {
    html: latin('<!doctype html><script>alert(1)</script>'),
    svg: latin('<svg xmlns="http://www.w3.org/2000/svg">'),
    xml: latin('<?xml version="1.0"?><svg>'),
    script: latin('#!/bin/sh\nrm -rf /\n'),
    pdf: latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'),
    zip: latin('PK\x03\x04\x14\0\0\0\x08\0'),
    bmp: latin('BM\x36\0\0\0\0\0\0\0\x36\0\0\0'),
    movingPicture: brands('avis', 'msf1'),
    canonRawBox: brands('crx ', 'isom'),
    jpeg2000: box('jP  ', '\r\n\x87\n'),
    flash: latin('FLV\x01\x05\0\0\0\x09\0\0\0'),
    midi: latin('MThd\0\0\0\x06\0\x01\0\x02'),
  })
})

test('formats that only ffmpeg reads are recognized by their first bytes, too', () => {
  says('avi', { avi: latin('RIFF\x20\0\0\0AVI LIST') })
  says('videoCd', { disc: latin('RIFF\x24\x20\0\0CDXAfmt ') })
  says('mpeg', { disc: latin('\0\0\x01\xba\x44\0\x04\0'), bare: latin('\0\0\x01\xb3\x16\0\xf0') })
  says('mts', {
    camcorder: Buffer.alloc(2000, join('\0\0\0\0G', zeros(187))),
    bare: Buffer.alloc(2000, join('G', zeros(187))),
  })
  says('dv', { tape: latin('\x1f\x07\0\xbf\xf8\x78\x78\x78\xff\xff\xff\xff') })
  says('aiff', { aiff: latin('FORM\0\0\x10\0AIFFCOMM'), compressed: latin('FORM\0\0\x10\0AIFCFVER') })
  says('caf', { caf: latin('caff\0\x01\0\0desc') })
  says('amr', { narrow: latin('#!AMR\n\x3c\0\0\0\0\0\0'), wide: latin('#!AMR-WB\n\x04\0\0') })
})

test('a few bytes have no format', () => {
  for (const text of ['', '\xff\xd8\xff', 'GIF89a', 'RIFF', 'OggS', 'ID3', '\xff\xfb'])
    assert.equal(sniffHead(latin(text)), null)
})

/** One MP3 frame of 128 kbit/s and 44.1 kHz: 417 bytes. */
const frame = join('\xff\xfb\x90\x00', zeros(413))

test('an MP3 consists of consecutive frames', () => {
  says('mp3', { song: join(...Array.from({ length: 5 }, () => frame)) })
  assert.equal(sniffHead(join(frame, frame)), 'mp3', 'a very short one ends where its last frame does')
  assert.equal(sniffHead(join(frame, frame, 'TAG', zeros(125))), 'mp3')
  says(null, { once: frame, twice: join(frame, frame) })
  says(null, { otherRate: join(frame, frame, '\xff\xfb\x94\x00', zeros(380), frame, frame) })
  says(null, { text: latin('\xff\xfb is a nice pair of bytes') })
})

const kindOf = (...parts: (string | Buffer)[]) => sniff(writeTemporaryFile(join(...parts)))

test('a file that begins with an ID3 tag is a song or has no format', () => {
  const tag = join('ID3\x03\0\0', '\0\0\x02\0', zeros(256))
  const song = join(...Array.from({ length: 5 }, () => frame))
  assert.equal(kindOf(tag, song), 'mp3')
  assert.equal(kindOf(tag, zeros(700), song), 'mp3')
  assert.equal(kindOf(tag, 'fLaC\0\0\0\x22', zeros(34)), 'flac')
  assert.equal(kindOf(tag, Buffer.alloc(20_000, 'All this is text. ')), null)
  assert.equal(kindOf(tag), null)
})

test('a TIFF with only a preview or raw sensor values is refused', () => {
  const preview = 'II*\0\x08\0\0\0\x01\0\xfe\0\x04\0\x01\0\0\0\x01\0\0\0'
  assert.equal(kindOf(preview, zeros(64)), null, 'a preview')
  assert.equal(kindOf('II*\0\x10\0\0\0CR\x02\0', zeros(64)), null, 'Canon’s mark')
})

interface TrackParts {
  id?: number
  /** the ids of the tracks with the names and pictures of chapters */
  chapters?: number[]
  entry?: string
  milliseconds?: number
  pictures?: number
}
const track = (
  kind: string,
  { id = 1, chapters = [], entry = 'mp4a', milliseconds = 0, pictures = 0 }: TrackParts = {},
) =>
  box(
    'trak',
    box('tkhd', zeros(12), encodeNumbers(id), zeros(68)),
    box('tref', box('chap', encodeNumbers(...chapters))),
    box(
      'mdia',
      box('mdhd', zeros(12), encodeNumbers(1000, milliseconds), zeros(4)),
      box('hdlr', zeros(8), kind, zeros(13)),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', encodeNumbers(0, 1), box(entry, zeros(28))),
          box('stsz', encodeNumbers(0, 9, pictures)),
        ),
      ),
    ),
  )
const kindWith = (brand: string, ...tracks: Buffer[]) =>
  kindOf(brands(brand, brand), box('mdat', zeros(40)), box('moov', ...tracks))

test('an MP4 whose tracks are all sound is a song', () => {
  assert.equal(kindWith('mp42', track('soun')), 'm4a')
  assert.equal(kindWith('3gp5', track('soun')), 'm4a')
  assert.equal(kindWith('mp42', track('vide')), 'mp4')
  assert.equal(kindWith('mp42', track('soun'), track('vide')), 'mp4')
})

test('the pictures and names of chapters do not make a song a video', () => {
  const pictures = track('vide', { id: 2, entry: 'jpeg' })
  assert.equal(
    kindWith('mp42', track('soun', { chapters: [3, 2] }), pictures, track('text', { id: 3 })),
    'm4a',
  )
  assert.equal(kindWith('qt  ', track('soun', { chapters: [3] }), pictures, track('text', { id: 3 })), 'mov')
})

test('a picture every few seconds does not make a song a video, but fifteen a second do', () => {
  const kindOfPictures = (entry: string, pictures: number, milliseconds = 5000, chapters: number[] = []) =>
    kindWith(
      'isom',
      track('soun', { milliseconds: 5000, chapters }),
      track('vide', { id: 2, entry, milliseconds, pictures }),
    )
  assert.equal(kindOfPictures('jpeg', 2), 'm4a')
  assert.equal(kindOfPictures('png ', 1, 40), 'm4a', 'an audiobook whose picture lasts a moment')
  assert.equal(kindOfPictures('avc1', 2, 5000, [3]), 'm4a', 'an audiobook with a picture for each chapter')
  assert.equal(kindOfPictures('jpeg', 75), 'mp4')
  assert.equal(kindOfPictures('avc1', 75, 5000, [3]), 'mp4', 'a film with chapters')
  assert.equal(kindOfPictures('avc1', 0, 5000, [3]), 'mp4', 'a fragmented film, whose table is empty')
  assert.equal(kindOfPictures('avc1', 2), 'mp4', 'a slideshow made into a film')
})

test('a file with a brand that nobody knows is what its tracks are', () => {
  assert.equal(kindWith('XYZ1', track('soun'), track('vide')), 'mp4')
  assert.equal(kindWith('XYZ1', track('soun')), 'm4a')
  assert.equal(kindWith('XYZ1', track('text')), null)
  assert.equal(kindWith('mif1', track('vide')), null, 'a sequence of pictures')
})

test('a song or video that a store has encrypted has no format, whatever its brand is', () => {
  for (const [brand, kind, entry] of [
    ['M4A ', 'soun', 'drms'],
    ['mp42', 'soun', 'enca'],
    ['XYZ1', 'soun', 'aavd'],
    ['M4V ', 'vide', 'drmi'],
    ['qt  ', 'vide', 'encv'],
  ] as const)
    assert.equal(kindWith(brand, track(kind, { entry })), null, entry)
  assert.equal(kindWith('M4P ', track('soun')), 'm4a', 'a song that was freed keeps its brand')
})

test('a Windows Media file with one of the three encryption objects has no format', () => {
  const header = (object: string) =>
    kindOf(
      latin('\x30\x26\xb2\x75\x8e\x66\xcf\x11'),
      zeros(8),
      '\x00\x04',
      zeros(14),
      Buffer.from(object, 'hex'),
      zeros(2000),
    )
  assert.equal(kindOf('\x30\x26\xb2\x75\x8e\x66\xcf\x11', zeros(4)), 'wma', 'a cut one')
  assert.equal(header('ffff'), 'wma')
  assert.equal(header('fbb3112223bdd211b4b700a0c955fc6e'), null)
  assert.equal(header('14e68a292226174cb935dae07ee9289c'), null)
  assert.equal(header('338505438169e6499b74ad12cb86d58c'), null)
})

test('text never has a format, and no bytes make the detection throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 12, maxLength: 4000 }), (text) => {
      const bytes = Buffer.from(text)
      fc.pre(!/^(GIF8[79]a|fLaC|RIFF|OggS|II|MM)/.test(text) && bytes.toString('latin1', 4, 8) !== 'ftyp')
      assert.equal(sniffHead(bytes), null)
    }),
  )
  fc.assert(
    fc.property(
      fc.constantFrom('', 'OggS\0', '\0\0\0\x20ftyp', '\xff\xfb', '\0\0\0\x08wide'),
      fc.uint8Array(),
      (mark, rest) => {
        sniffHead(join(mark, Buffer.from(rest)))
      },
    ),
  )
})
