import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { photographs } from '../support/addPhotos.mjs'

const MB = 1024 * 1024

/** Writes four photographs of twelve megapixels, similar to those of a camera. */
export async function writePhotographs(folder) {
  const files = photographs.map((file) => path.join(folder, `${path.parse(file).name}.jpg`))
  for (const [index, file] of files.entries()) {
    if (existsSync(file)) continue
    const { data, info } = await sharp(photographs[index])
      .resize(4000, 3000, { fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    await writeFile(file, await encodeFourMegabytes(data, info))
  }
  return files
}

/** Encodes a JPEG of about four megabytes, with the lowest quality that gives this size. */
async function encodeFourMegabytes(data, info) {
  for (let quality = 85; ; quality++) {
    const photo = sharp(data, { raw: info }).jpeg({ quality })
    const bytes = await photo.toBuffer()
    if (bytes.length > 3.8 * MB || quality === 99) return bytes
  }
}
