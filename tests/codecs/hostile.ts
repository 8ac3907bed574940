import { readFileSync } from 'node:fs'
import { fixturePath } from '../support/fixtures.ts'

/** Files that are small to send and were expensive to look at. Each repeats something up to so many bytes. */
export const hostile = {
  /** a JPEG with the same few bytes again and again, before its scan or between scan and end */
  jpeg(filler: Buffer, bytes: number, where: 'before' | 'behind'): Buffer {
    const photo = readFileSync(fixturePath('photos/person-small-square.jpg'))
    const at = where === 'before' ? 2 : photo.lastIndexOf(Buffer.from([0xff, 0xd9]))
    return Buffer.concat([photo.subarray(0, at), repeat(filler, bytes), photo.subarray(at)])
  },
  /** an MP4, HEIC or AVIF of empty boxes */
  boxes: (brand: string, bytes: number): Buffer =>
    Buffer.concat([box('ftyp', brand, '\0\0\0\0', brand), repeat(box('free'), bytes)]),
  /** a WebM of empty elements */
  elements: (bytes: number): Buffer =>
    Buffer.concat([
      webmHead,
      Buffer.from('1853806701ffffffffffffff', 'hex'),
      repeat(Buffer.from([0xec, 0x80]), bytes),
    ]),
  /** a WebM whose last element is none: a library looks for the next one, and stays in the last eight bytes */
  webmWithoutCues(): Buffer {
    const film = readFileSync(fixturePath('video/vp9-opus.webm'))
    film[film.lastIndexOf(Buffer.from('1c53bb6b', 'hex')) + 3] = 0
    return film
  },
  /** a WAV of empty chunks */
  chunks: (bytes: number): Buffer =>
    Buffer.concat([
      Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'),
      repeat(Buffer.from('JUNK\0\0\0\0', 'latin1'), bytes),
    ]),
  /** a progressive JPEG that says it has 149 megapixels: its decoder holds all of them at once */
  progressive(): Buffer {
    const photo = readFileSync(fixturePath('formats/progressive.jpg'))
    const frame = photo.indexOf(Buffer.from([0xff, 0xc2]))
    photo.writeUInt16BE(11_000, frame + 5)
    photo.writeUInt16BE(13_600, frame + 7)
    return photo
  },
  /** a film whose tables name every chunk and every sample anew */
  samples(entries: number): Buffer {
    const count = numbers(0, entries)
    const each = (values: (index: number) => number[]) =>
      Buffer.concat(Array.from({ length: entries }, (_, index) => numbers(...values(index))))
    const table = box(
      'stbl',
      box('stsd', numbers(0, 1), box('avc1', Buffer.alloc(78))),
      box('stts', numbers(0, 1, entries, 1)),
      box('stsz', numbers(0, 1, entries)),
      box(
        'stsc',
        count,
        each((index) => [index + 1, 1, 1]),
      ),
      box(
        'stco',
        count,
        each(() => [8]),
      ),
    )
    const handler = box('hdlr', numbers(0, 0), 'vide', numbers(0, 0, 0))
    const media = box('mdia', box('mdhd', numbers(0, 0, 0, 1000, 1000, 0)), handler, box('minf', table))
    const track = box('trak', box('tkhd', numbers(0, 0, 0, 1, 0, 1000), Buffer.alloc(60)), media)
    return Buffer.concat([
      box('ftyp', 'isom', numbers(0), 'isom'),
      box('moov', box('mvhd', numbers(0, 0, 0, 1000, 1000), Buffer.alloc(80)), track),
      box('mdat', 'x'),
    ])
  },
}

const webmHead = readFileSync(fixturePath('video/vp9-opus.webm')).subarray(0, 36)

const repeat = (filler: Buffer, bytes: number) => Buffer.alloc(bytes, filler)

export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )
  return Buffer.concat([numbers(8 + body.length), Buffer.from(type, 'latin1'), body])
}

/** In four bytes each. */
export function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}
