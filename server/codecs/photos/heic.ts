import { open, readFile } from 'node:fs/promises'
import libheif from 'libheif-js/wasm-bundle.js'
import { fail } from '../../base/errors/fail.ts'
import { readFileWith } from '../formats/fileWindow.ts'
import { parseMeta } from '../formats/isoBoxes.ts'
import type { MediaFile } from '../formats/mediaFile.ts'
import { makeTiffHeader } from '../formats/writeTiff.ts'
import { widenCrops } from './heifCrop.ts'
import { MAX_HEIC_PIXELS } from './pixels.ts'

/**
 * Decodes the primary picture of a HEIC photo into an uncompressed TIFF file. The picture is upright and cropped, and keeps its
 * color profile. Returns its size in pixels, whatever the header states. Twelve megapixels take 2 s and 250 MB. The decoder never
 * frees this memory, so only the end of the process does. Throws `too_many_pixels` before it decodes anything.
 */
export async function heicToTiff(
  { path, name }: Pick<MediaFile, 'path' | 'name'>,
  to: string,
  icc: Buffer | undefined,
): Promise<{ width: number; height: number }> {
  const bytes = await readFile(path)
  const crop = readFileWith(path, (file) => {
    const parsed = parseMeta(file)
    const crop = parsed && widenCrops(file, parsed)
    parsed?.bytes.copy(bytes, parsed.start)
    return crop
  })
  if (!crop) throw new Error('no picture in it has a size')
  const { size, shown } = crop
  if (size.width * size.height > MAX_HEIC_PIXELS) throw fail('too_many_pixels', { file: name })
  // looks for the primary picture, because any picture of a burst may be the primary one
  const image = new libheif.HeifDecoder().decode(bytes).find((candidate) => candidate.is_primary())
  // requires the size that was checked against the limit
  if (!image || image.get_width() !== size.width || image.get_height() !== size.height)
    throw new Error('no primary picture in it has the size of its header')
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  const result = await new Promise((resolve) => image.display({ data, ...size }, resolve))
  if (!result) throw new Error('the picture cannot be decoded')
  const { left, top, width, height } = shown
  for (let row = 0; row < height; row++) {
    const start = ((top + row) * size.width + left) * 4
    data.copyWithin(row * width * 4, start, start + width * 4)
  }
  await using out = await open(to, 'w')
  await out.writeFile(makeTiffHeader(width, height, icc && Buffer.from(icc)))
  await out.writeFile(data.subarray(0, width * height * 4))
  return { width, height }
}
