import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { photographs } from '../../support/addPhotos.mjs'

const MB = 1024 * 1024

/** Four photographs of twelve megapixels as a camera writes them; `orientation` 6 is held upright while it takes them. */
export async function drawPhotographs(folder, orientation = 1) {
  const files = photographs.map((file) => path.join(folder, `${path.parse(file).name}-${orientation}.jpg`))
  for (const [index, file] of files.entries()) {
    if (existsSync(file)) continue
    const { data, info } = await sharp(photographs[index])
      .resize(4000, 3000, { fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    await writeFile(file, await ofFourMegabytes({ data, info, orientation }))
  }
  return files
}

/** Compressed as little as that takes. */
async function ofFourMegabytes({ data, info, orientation }) {
  for (let quality = 85; ; quality++) {
    const photo = sharp(data, { raw: info }).withMetadata({ orientation }).jpeg({ quality })
    const bytes = await photo.toBuffer()
    if (bytes.length > 3.8 * MB || quality === 99) return bytes
  }
}
