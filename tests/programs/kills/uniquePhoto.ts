import { randomBytes } from 'node:crypto'
import type { ChosenFile } from '../../../samples/multipart.ts'
import sharp from 'sharp'
import { fixture, fixturePath } from '../../support/files/fixtures.ts'

/** A small photograph: more of them can be uploaded before a server is killed. */
const photo = {
  ...fixture('photos/person-small-square.jpg'),
  bytes: await sharp(fixturePath('photos/person-small-square.jpg')).resize(160).jpeg().toBuffer(),
}

/** Makes a real photograph whose bytes are unique: a random JPEG comment follows its first marker. */
export function uniquePhoto(): ChosenFile {
  const comment = randomBytes(16)
  const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  const bytes = Buffer.concat([photo.bytes.subarray(0, 2), marker, comment, photo.bytes.subarray(2)])
  return { ...photo, bytes }
}

const song = fixture('audio/nebula-no-tags.mp3')

/** Makes a song whose bytes are unique: a random ID3v1 tag is at its end. */
export function uniqueSong(): ChosenFile {
  const tag = Buffer.alloc(128)
  tag.write('TAG')
  tag.write(randomBytes(12).toString('hex'), 3)
  return { ...song, bytes: Buffer.concat([song.bytes, tag]) }
}
