import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** Makes this many small photographs, of which none looks like another: 'p1.jpg', 'p2.jpg' and so on. */
export const makePhotos = (count: number, bytes = 0) =>
  Promise.all(Array.from({ length: count }, (_, index) => makePhoto(`p${index + 1}.jpg`, bytes)))

/** Makes a small photograph of spots, whose colors depend on the name alone; `bytes` more follow its end. */
export async function makePhoto(name: string, bytes = 0) {
  const raw = { width: 8, height: 6, channels: 3 } as const
  const colors = createHash('shake256', { outputLength: 8 * 6 * 3 })
    .update(name)
    .digest()
  const photo = await sharp(colors, { raw }).resize(160, 120).jpeg().toBuffer()
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([photo, Buffer.alloc(bytes)]) }
}
