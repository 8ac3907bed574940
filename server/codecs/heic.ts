import { open, readFile } from 'node:fs/promises'
import decode from 'heic-decode'
import { tiffHeader } from './tiff.ts'

export interface HeicConversion {
  /** the HEIC file */
  from: string
  /** the TIFF file to write */
  to: string
  /** of the picture to take, upright: a file may hold several */
  width: number
  height: number
  icc: Buffer | undefined
}

/**
 * Decodes a HEIC photo into an uncompressed TIFF file, upright, with its colour profile. Twelve megapixels take 2 s and
 * 250 MB, and the decoder never gives any back: the process has to end for that.
 */
export async function heicToTiff({ from, to, width, height, icc }: HeicConversion): Promise<void> {
  const images = await decode.all({ buffer: await readFile(from) })
  // The size was checked against our limit; a picture of another size would go around it.
  const image = images.find((one) => one.width === width && one.height === height)
  if (!image) throw new Error('no picture in it has the size of its header')
  const { data } = await image.decode()
  await using out = await open(to, 'w')
  await out.writeFile(tiffHeader(width, height, icc && Buffer.from(icc)))
  await out.writeFile(data)
}
