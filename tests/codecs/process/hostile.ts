import { readFileSync } from 'node:fs'
import { fixturePath } from '../../support/files/fixtures.ts'

/** Small files that would be expensive to read. Most repeat something up to a number of bytes. */
export const hostile = {
  /** a JPEG with repeated bytes before its scan, or between scan and end */
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
  /** a WebM whose last element is invalid: a library looks for the next one, and loops in the last eight bytes */
  webmWithoutCues(): Buffer {
    const video = readFileSync(fixturePath('video/vp9-opus.webm'))
    video[video.lastIndexOf(Buffer.from('1c53bb6b', 'hex')) + 3] = 0
    return video
  },
  /** a WAV of empty chunks */
  chunks: (bytes: number): Buffer =>
    Buffer.concat([
      Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'),
      repeat(Buffer.from('JUNK\0\0\0\0', 'latin1'), bytes),
    ]),
  /** a progressive JPEG that claims 149 megapixels, which its decoder holds all at once */
  progressive(): Buffer {
    const photo = readFileSync(fixturePath('formats/progressive.jpg'))
    const frame = photo.indexOf(Buffer.from([0xff, 0xc2]))
    photo.writeUInt16BE(11_000, frame + 5)
    photo.writeUInt16BE(13_600, frame + 7)
    return photo
  },
}

const webmHead = readFileSync(fixturePath('video/vp9-opus.webm')).subarray(0, 36)

const repeat = (filler: Buffer, bytes: number) => Buffer.alloc(bytes, filler)

export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )
  return Buffer.concat([encodeNumbers(8 + body.length), Buffer.from(type, 'latin1'), body])
}

/** Encodes numbers in four bytes each. */
export function encodeNumbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}
