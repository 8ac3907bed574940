import { fixture } from '../../support/files/fixtures.ts'

/** Makes this many small photographs, which all differ: 'p1.jpg', 'p2.jpg' and so on. */
export const makePhotos = (count: number, bytes = 0) =>
  Array.from({ length: count }, (_, index) => makePhoto(`p${index + 1}.jpg`, bytes))

/** Makes a small photograph that differs from all others by a comment inside; `bytes` more follow its end. */
export const makePhoto = (name: string, bytes = 0) => {
  const photo = fixture('photos/small-bee.jpg').bytes
  const comment = Buffer.from(name)
  const segment = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([photo.subarray(0, 2), segment, comment, photo.subarray(2), Buffer.alloc(bytes)]),
  }
}
