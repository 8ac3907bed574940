import { open, readFile } from 'node:fs/promises'
import libheif from 'libheif-js/wasm-bundle.js'
import { makeTiffHeader } from '../formats/writeTiff.ts'

export interface HeicConversion {
  from: string
  to: string
  /** the size of the primary picture in pixels, upright */
  width: number
  height: number
  icc: Buffer | undefined
}

/**
 * Decodes the primary picture of a HEIC photo into an uncompressed TIFF file. The picture is upright and keeps its color profile.
 * Twelve megapixels take 2 s and 250 MB. The decoder never frees this memory, so only the end of the process does.
 */
export async function heicToTiff({ from, to, width, height, icc }: HeicConversion): Promise<void> {
  // looks for the primary picture, because any picture of a burst may be the primary one
  const image = new libheif.HeifDecoder()
    .decode(await readFile(from))
    .find((candidate) => candidate.is_primary())
  // requires the size in the header, because only that size was checked against the limit
  if (!image || image.get_width() !== width || image.get_height() !== height)
    throw new Error('no primary picture in it has the size of its header')
  const data = new Uint8ClampedArray(width * height * 4)
  const result = await new Promise((resolve) => image.display({ data, width, height }, resolve))
  if (!result) throw new Error('the picture cannot be decoded')
  await using out = await open(to, 'w')
  await out.writeFile(makeTiffHeader(width, height, icc && Buffer.from(icc)))
  await out.writeFile(data)
}
